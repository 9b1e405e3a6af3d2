import { extname } from 'node:path';
import type { JsonObject } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { team } from '../seed.ts';
import type { StoredFile } from './records.ts';

/** A file as the Web API and payloads describe it. https://docs.slack.dev/reference/objects/file-object */
export function apiFile({ url, messages }: Slack, file: StoredFile): JsonObject {
  const { id, name, title, altText, user, created, size } = file;
  const address = `${url}/files-pri/${team.id}-${id}`;
  const shares = messages
    .all()
    .filter(({ files, ephemeralTo }) => files.includes(id) && ephemeralTo === undefined);
  return {
    id,
    created,
    timestamp: created,
    name,
    title,
    mimetype: mimetypeOf(name),
    filetype: extname(name).slice(1).toLowerCase() || 'text',
    pretty_type: extname(name).slice(1).toUpperCase() || 'Plain Text',
    ...(altText !== undefined && { alt_txt: altText }),
    user,
    user_team: team.id,
    editable: false,
    size,
    mode: 'hosted',
    is_external: false,
    external_type: '',
    is_public: shares.length > 0,
    public_url_shared: false,
    display_as_bot: false,
    url_private: `${address}/${encodeURIComponent(name)}`,
    url_private_download: `${address}/download/${encodeURIComponent(name)}`,
    permalink: `${url}/files/${user}/${id}/${encodeURIComponent(name)}`,
    channels: [...new Set(shares.map(({ channel }) => channel))],
    groups: [],
    ims: [],
    file_access: 'visible',
  };
}

/** From the name alone, as nothing looks into the bytes. */
export function mimetypeOf(name: string): string {
  return mimetypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

const mimetypes: Record<string, string> = {
  '.csv': 'text/csv',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.yaml': 'text/yaml',
  '.yml': 'text/yaml',
};
