#!/bin/sh
# Starts the Temporal server with the configuration beside this file.
set -eu

here=$(dirname "$0")
DB_PASSWORD=$(cat "$DB_PASSWORD_FILE")
DYNAMIC_CONFIG=$here/dynamic-config.yaml
export DB_PASSWORD DYNAMIC_CONFIG

exec temporal-server --root "$here" --config . --env server --allow-no-auth start
