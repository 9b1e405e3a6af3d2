#!/bin/sh
# Makes the namespace Adjutant works in, keeps what has ended there for 90 days, and makes its search attributes
# known. Doing it again changes nothing. TEMPORAL_ADDRESS and TEMPORAL_NAMESPACE say where.
set -eu

retention=2160h
attributes='AdjutantKind AdjutantTarget AdjutantRequester AdjutantState'

# A namespace is there for everybody some seconds after it was made.
patiently() {
  tries=30
  until "$@"; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || return 1
    sleep 1
  done
}

if temporal operator namespace describe -n "$TEMPORAL_NAMESPACE" >/dev/null 2>&1; then
  temporal operator namespace update -n "$TEMPORAL_NAMESPACE" --retention $retention
else
  temporal operator namespace create -n "$TEMPORAL_NAMESPACE" --retention $retention
fi
patiently temporal operator search-attribute list >/dev/null
for name in $attributes; do
  temporal operator search-attribute create --name "$name" --type Keyword
done
