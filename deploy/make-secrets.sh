#!/bin/sh
# Makes the secrets docker-compose.yml reads, in deploy/secrets/, and says which of them you have to bring. One that is
# there is never touched: to change one see «Key rotation» in docs/operations.md.
set -eu

folder=$(dirname "$0")/secrets
mkdir -p "$folder"
# Nobody else on this machine gets past the folder; the containers' own users read the files.
chmod 700 "$folder"
umask 022

random() { head -c 32 /dev/urandom; }

# write NAME CONTENT: unless there is something in it.
write() {
  [ -s "$folder/$1" ] || printf '%s\n' "$2" >"$folder/$1"
}

write postgres_password "$(random | od -An -tx1 | tr -d ' \n')"
write database_url "postgres://adjutant:$(cat "$folder/postgres_password")@postgres:5432/adjutant"
write slack_state_secret "$(random | od -An -tx1 | tr -d ' \n')"
write payload_key "k1:$(random | base64 | tr -d '\n')"

echo "Made in $folder: postgres_password, database_url, slack_state_secret, payload_key. Keep a copy of payload_key somewhere safe:"
echo 'without it nobody can read what Temporal keeps.'
for name in slack_bot_token slack_app_token slack_signing_secret slack_client_secret social_key search_password; do
  [ -e "$folder/$name" ] || : >"$folder/$name"
  [ -s "$folder/$name" ] || missing="${missing:-} $name"
done
[ -z "${missing:-}" ] || echo "Yours to write, each into its file there (a trial needs none of them):$missing."
echo 'Socket Mode needs slack_app_token, HTTP mode slack_signing_secret, an app that many workspaces install'
echo 'slack_signing_secret and slack_client_secret but no slack_bot_token: what is not needed may stay empty.'
