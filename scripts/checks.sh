# Sourced by the tests of the scripts, which count what holds: is "what should hold" COMMAND...

work=$(mktemp -d)
passed=0
failed=0

# is NAME CONDITION...: counts a check as passed if the condition holds, else shows what the command printed
is() {
  local name=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $name" >&2
    sed 's/^/  | /' "$work/out" "$work/err" >&2
  fi
}

# run COMMAND...: keeps its output and its exit code
run() {
  "$@" > "$work/out" 2> "$work/err"
  code=$?
}

exits_with() { [ "$code" -eq "$1" ]; }
prints() { grep -q -- "$1" "$work/out"; }
complains() { grep -q -- "$1" "$work/err"; }
is_quiet() { [ ! -s "$work/err" ]; }
says_one_line() { [ "$(wc -l < "$work/err")" -eq 1 ]; }

# await_address: the address that the server prints which writes to $work/out
await_address() {
  local _
  for _ in $(seq 600); do
    sed -n 's/^Trasse is at //p' "$work/out" | grep . && return
    sleep 0.1
  done
}

# fake NAME SCRIPT: a program on a machine on which little is installed, whose PATH is $work/bin
fake() {
  printf '#!/bin/sh\n%s\n' "$2" > "$work/bin/$1"
  chmod +x "$work/bin/$1"
}

# end NAME: says how many checks have passed, and fails unless all have
end() {
  echo "$1: $passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}
