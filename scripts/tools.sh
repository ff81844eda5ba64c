# Sourced by the scripts: sets JAVA_HOME to a JDK of at least version 21, or says what to install; says so for Maven and
# Node.js too. Knows what has to be built again.

is_new_enough() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  local version
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
  [ "${version:-0}" -ge 21 ]
}

# What JAVA_HOME and the PATH offer, then the usual folders on Linux and macOS
find_jdk() {
  local compiler candidate
  compiler=$(command -v javac || true)
  for candidate in "${JAVA_HOME:-}" "${compiler:+$(dirname "$(dirname "$(readlink -f "$compiler")")")}" \
    ${TRASSE_JDK_FOLDERS:-/usr/lib/jvm/* /usr/java/* /usr/local/lib/jvm/* /opt/java/* /opt/jdk* \
      "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
      /Library/Java/JavaVirtualMachines/*/Contents/Home \
      "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
      /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
      /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home}; do
    if is_new_enough "$candidate"; then
      export JAVA_HOME=$candidate
      return
    fi
  done
  echo "Trasse needs a JDK of version 21 or newer: install one (for example the package openjdk-21-jdk)," \
    "or point JAVA_HOME at it." >&2
  exit 1
}

need_maven() {
  if ! command -v mvn > /dev/null; then
    echo "Trasse is built with Apache Maven: install it (for example the package maven), then try again." >&2
    exit 1
  fi
}

need_node() {
  local version major minor
  version=$(node --version 2> /dev/null || true)
  IFS=. read -r major minor _ <<< "${version#v}"
  if [ "$((${major:-0} * 1000 + ${minor:-0}))" -lt 20019 ] || ! command -v npm > /dev/null; then
    echo "Trasse's page is built with npm on Node.js of version 20.19 or newer: install them (for example the" \
      "packages nodejs and npm, or from nodejs.org), then try again." >&2
    exit 1
  fi
}

# is_stale JAR SOURCE...: whether there is no such jar or one of the sources is newer
is_stale() {
  local jar=$1
  shift
  [ ! -f "$jar" ] || [ -n "$(find "$@" -newer "$jar" -print -quit)" ]
}

find_jdk
