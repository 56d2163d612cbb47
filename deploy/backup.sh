#!/bin/sh
# Writes a whole database into one file: deploy/backup.sh postgres://… reviews.dump
# The file has its name only once it is whole and can be read.
set -eu
pg_dump --format=custom --no-owner --file="$2.part" "$1"
pg_restore --list "$2.part" > /dev/null
mv "$2.part" "$2"
