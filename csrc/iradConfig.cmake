# find_package(irad): the target irad::irad (where irad.h is), and irad_target(TARGET...), by which targets are compiled
# and linked by irad in the place of the project's compiler.
#
#   find_package(irad REQUIRED)
#   add_executable(program program.c)
#   irad_target(program)
#
# irad_DIR is what 'irad --cmakedir' prints. IRAD_OPTIONS (a list) is handed to irad with every call: --parallel.
cmake_minimum_required(VERSION 3.21)

find_program(IRAD_EXECUTABLE irad HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../bin" DOC "irad's command line")
if(NOT IRAD_EXECUTABLE)
  set(irad_FOUND FALSE)
  set(irad_NOT_FOUND_MESSAGE "the program 'irad' is not on the path; set IRAD_EXECUTABLE to it")
  return()
endif()

execute_process(COMMAND "${IRAD_EXECUTABLE}" --includedir OUTPUT_VARIABLE irad_INCLUDE_DIR
                OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE _irad_status)
if(_irad_status)
  set(irad_FOUND FALSE)
  set(irad_NOT_FOUND_MESSAGE "'${IRAD_EXECUTABLE} --includedir' fails")
  return()
endif()

if(NOT TARGET irad::irad)
  add_library(irad::irad INTERFACE IMPORTED)
  set_target_properties(irad::irad PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${irad_INCLUDE_DIR}"
                        INTERFACE_LINK_LIBRARIES m)
endif()

# Static libraries that hold what is differentiated, and the programs and shared libraries that call derivatives.
function(irad_target)
  foreach(target IN LISTS ARGN)
    foreach(language C CXX)
      set_target_properties(${target} PROPERTIES
        ${language}_COMPILER_LAUNCHER "${IRAD_EXECUTABLE};launch"
        ${language}_LINKER_LAUNCHER "${IRAD_EXECUTABLE};launch")
    endforeach()
    # irad differentiates across files by itself, and archivers of another compiler do not read its bitcode.
    if(NOT "${CMAKE_C_COMPILER_ID}${CMAKE_CXX_COMPILER_ID}" MATCHES "Clang")
      foreach(configuration "" _DEBUG _RELEASE _RELWITHDEBINFO _MINSIZEREL)
        set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION${configuration} OFF)
      endforeach()
    endif()
    if(IRAD_OPTIONS)
      target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:C,CXX>:${IRAD_OPTIONS}>)
    endif()
    target_include_directories(${target} PRIVATE "${irad_INCLUDE_DIR}")
    target_link_libraries(${target} PRIVATE m)
  endforeach()
endfunction()
