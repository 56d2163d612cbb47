#!/bin/sh
# Brings a file of backup.sh into an empty database, whole or not at all: deploy/restore.sh postgres://… reviews.dump
set -eu
tables=$(psql --no-psqlrc --tuples-only --no-align \
  --command="select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')" "$1")
if [ "$tables" != 0 ]; then
  echo "The database has $tables tables: restore into an empty one." >&2
  exit 1
fi
pg_restore --no-owner --single-transaction --exit-on-error --dbname="$1" "$2"
