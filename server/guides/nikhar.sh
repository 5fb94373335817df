#!/bin/sh
# /usr/local/bin/nikhar: runs Nikhar's commands as the service's user with the service's environment. Without them the program would
# use another folder. bash names the program nikhar, so its hints can be typed.
set -eu
as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
exec $as_root systemd-run --pipe --wait --collect --quiet --uid=nikhar \
  --property=UMask=0077 --property=EnvironmentFile=/etc/nikhar.env --setenv=XDG_CACHE_HOME=/var/lib/nikhar/cache \
  /bin/bash --norc -c 'exec -a nikhar /usr/local/libexec/nikhar "$@"' nikhar "$@"
