C     Fixed form: common blocks, implicit types, data, equivalence of
C     names by position, computed loops with labels and GOTO.
      DOUBLE PRECISION FUNCTION SUMSQ(N, X, INCX)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      DIMENSION X(*)
      COMMON /SCALES/ ALPHA, BETA
      S = 0.0D0
      IX = 1
      DO 10 I = 1, N
        IF (X(IX) .LT. 0.0D0) GOTO 10
        S = S + ALPHA * X(IX)**2
        IX = IX + INCX
   10 CONTINUE
      SUMSQ = S + BETA
      RETURN
      END

      SUBROUTINE SETSCL(A, B)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      COMMON /SCALES/ ALPHA, BETA
      ALPHA = A
      BETA = B
      END

      DOUBLE PRECISION FUNCTION SCALED(N, X, A)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      DIMENSION X(N)
      CALL SETSCL(A, A * A)
      SCALED = SUMSQ(N, X, 1)
      END

      SUBROUTINE COLUMN(LDA, N, A, Y)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      DIMENSION A(LDA, N), Y(N), C(3)
      DATA C /1.0D0, 2.0D0, 3.0D0/
      DO 20 J = 1, N
        Y(J) = 0.0D0
        DO 20 I = 1, 3
          Y(J) = Y(J) + C(I) * A(I, J) ** 2
   20 CONTINUE
      END
