#!/bin/sh
# A phase of `make test`: `phase.sh NAME COMMAND…` runs the command and notes how long it took; `phase.sh` alone tells.
notes=.klubovna/phases
mkdir -p .klubovna
if [ $# -eq 0 ]; then
    cat "$notes" && rm "$notes"
    exit
fi
name=$1
shift
began=$(date +%s)
"$@" || exit
printf '%5d s  %s\n' "$(($(date +%s) - began))" "$name" >>"$notes"
