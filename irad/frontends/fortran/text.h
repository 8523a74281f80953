/* Text of one byte a character: results are made here, and released by the compiled code. A part of bodies.c. */

#define WITHOUT_TEXT(TEXT, CALL)                                                                                       \
    if (TEXT->type != CHARACTERS) {                                                                                    \
        LENT(mine, TEXT);                                                                                              \
        CALL;                                                                                                          \
        return;                                                                                                        \
    }

INSIDE char *begin_text(struct descriptor *result, const struct descriptor *like, int64_t length)
{
    begin_result(result, like, 0);
    result->size = length;
    return result->base = room(length);
}

void _FortranATrim(struct descriptor *, const struct descriptor *, const char *, int);

ENTRY void _FortranATrim_(struct descriptor *result, const struct descriptor *text, const char *file, int line)
{
    WITHOUT_TEXT(text, _FortranATrim(result, &mine, file, line))
    int64_t length = text->size;
    while (length > 0 && text->base[length - 1] == ' ')
        length--;
    memcpy(begin_text(result, text, length), text->base, length);
}

void _FortranARepeat(struct descriptor *, const struct descriptor *, int64_t, const char *, int);

ENTRY void _FortranARepeat_(struct descriptor *result, const struct descriptor *text, int64_t copies, const char *file,
                            int line)
{
    WITHOUT_TEXT(text, _FortranARepeat(result, &mine, copies, file, line))
    int64_t length = text->size;
    copies = copies < 0 ? 0 : copies;
    char *made = begin_text(result, text, copies * length);
    for (int64_t k = 0; k < copies; k++)
        memcpy(made + k * length, text->base, length);
}

void _FortranAAdjustl(struct descriptor *, const struct descriptor *, const char *, int);

ENTRY void _FortranAAdjustl_(struct descriptor *result, const struct descriptor *text, const char *file, int line)
{
    WITHOUT_TEXT(text, _FortranAAdjustl(result, &mine, file, line))
    int64_t length = text->size, blanks = 0;
    while (blanks < length && text->base[blanks] == ' ')
        blanks++;
    char *made = begin_text(result, text, length);
    memcpy(made, text->base + blanks, length - blanks);
    memset(made + length - blanks, ' ', blanks);
}

void _FortranAAdjustr(struct descriptor *, const struct descriptor *, const char *, int);

ENTRY void _FortranAAdjustr_(struct descriptor *result, const struct descriptor *text, const char *file, int line)
{
    WITHOUT_TEXT(text, _FortranAAdjustr(result, &mine, file, line))
    int64_t length = text->size, kept = length;
    while (kept > 0 && text->base[kept - 1] == ' ')
        kept--;
    char *made = begin_text(result, text, length);
    memset(made, ' ', length - kept);
    memcpy(made + length - kept, text->base, kept);
}
