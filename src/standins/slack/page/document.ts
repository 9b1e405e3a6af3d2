/**
 * The page around the program. The policy lets the browser fetch from this server only and run nothing that
 * is written into the page, whatever a message brings.
 */
export const pageDocument = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'"
    />
    <title>Simulated Slack</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230f3d36'/%3E%3Cpath d='M9 12h14M9 17h14M9 22h8' stroke='%23fff' stroke-width='2.5' stroke-linecap='round'/%3E%3C/svg%3E" />
    <link rel="stylesheet" href="/page/app.css" />
  </head>
  <body>
    <div id="page"></div>
    <script type="module" src="/page/app.js"></script>
  </body>
</html>
`;
