#!/bin/sh
# /usr/local/bin/nikhar: Nikhar's commands as the service's user and with its environment, for without them the program
# would work on another folder. bash gives the program the name under which its hints can be typed.
set -eu
as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
exec $as_root systemd-run --pipe --wait --collect --quiet --uid=nikhar \
  --property=UMask=0077 --property=EnvironmentFile=/etc/nikhar.env --setenv=XDG_CACHE_HOME=/var/lib/nikhar/cache \
  /bin/bash --norc -c 'exec -a nikhar /usr/local/libexec/nikhar "$@"' nikhar "$@"
