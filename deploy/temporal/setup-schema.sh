#!/bin/sh
# Makes Temporal's two databases, or brings those of an earlier server up to date. Doing it again changes nothing.
set -eu

SQL_PASSWORD=$(cat "$DB_PASSWORD_FILE")
export SQL_PASSWORD

for kind in temporal visibility; do
  case $kind in visibility) database=temporal_visibility ;; *) database=temporal ;; esac
  tool() {
    temporal-sql-tool --plugin postgres12 --endpoint "$DB_HOST" --port "${DB_PORT:-5432}" --user "$DB_USER" --database "$database" "$@"
  }
  tool create
  tool setup-schema --version 0.0
  tool update-schema --schema-name "postgresql/v12/$kind"
done
