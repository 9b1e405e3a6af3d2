import type { ServerResponse } from 'node:http';

/** Answers a browser with a heading and a sentence, both plain text. */
export function showInstallPage(
  response: ServerResponse,
  status: number,
  { heading, text }: { heading: string; text: string },
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
    // The address holds Slack's code.
    'referrer-policy': 'no-referrer',
  });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(heading)}</title>` +
      '<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">' +
      `<h1>${escape(heading)}</h1><p>${escape(text)}</p></body></html>\n`,
  );
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (letter) => `&#${letter.codePointAt(0)};`);
