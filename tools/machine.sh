#!/bin/sh
# What the suite needs from Debian: a browser and PostgreSQL. Installed when missing: by root with apt, by anybody else
# unpacked beside the virtual environment, without touching the system.
set -eu
here="$1" # where to unpack
missing=""
browser=""
for one in chromium-headless-shell chromium; do
	if command -v $one >/dev/null 2>&1 || [ -x "$here/usr/lib/chromium/$one" ]; then browser=$one; fi
done
[ -n "$browser" ] || missing="chromium-headless-shell"
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || ls "$here"/usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
	|| missing="$missing postgresql"
[ -n "$missing" ] || exit 0
echo "installing: $missing"
# older Debians have the browser with windows only
known() {
	apt-cache "$@" show chromium-headless-shell >/dev/null 2>&1 || missing=$(echo "$missing" | sed 's/-headless-shell//')
}
export DEBIAN_FRONTEND=noninteractive
if [ "$(id -u)" = 0 ]; then
	# the cluster that the package would start is not wanted: the suite starts its own
	mkdir -p /etc/postgresql-common
	[ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
	apt-get update -qq
	known
	apt-get install -y -qq --no-install-recommends $missing >/dev/null
	exit 0
fi
if sudo -n true 2>/dev/null; then
	exec sudo -n sh "$0" "$here"
fi
mkdir -p "$here/apt/lists/partial" "$here/apt/archives/partial"
own="-o Dir::State::Lists=$here/apt/lists -o Dir::Cache=$here/apt -o Debug::NoLocking=1"
apt-get $own update -qq
known $own
apt-get $own install -y -qq --no-install-recommends --download-only $missing >/dev/null
for package in "$here"/apt/archives/*.deb; do
	dpkg-deb -x "$package" "$here"
done
rm -rf "$here/apt"
