import { useEffect, useState } from 'react';
import type { FileView } from '../doors.ts';
import { previewCsv } from './preview-csv.ts';

/** The first lines of a text file; the first rows of a CSV file. Nothing for other and for long files. */
export function FilePreview({ file, url }: { file: FileView; url: string }) {
  const isText = file.size <= mostBytes && textual.test(`${file.mimetype} ${file.name}`);
  const text = useText(isText ? url : undefined);
  if (text === undefined || text === '') return null;
  const table = /\.csv$|\.tsv$/i.test(file.name) ? previewCsv(text, { rows: 6 }) : undefined;
  if (table === undefined) {
    const lines = text.split('\n');
    return (
      <div className="file-preview">
        <pre tabIndex={0}>{lines.slice(0, linesShown).join('\n')}</pre>
        {lines.length > linesShown && <More count={lines.length - linesShown} what="line" />}
      </div>
    );
  }
  return (
    <div className="file-preview">
      <div
        className="table-frame"
        tabIndex={0}
        role="group"
        aria-label={`First rows of ${file.name}`}
      >
        <table>
          <thead>
            <tr>
              {table.head.map((cell, at) => (
                <th key={at} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.more > 0 && <More count={table.more} what="row" />}
    </div>
  );
}

function More({ count, what }: { count: number; what: string }) {
  return (
    <p className="quiet">
      {count} more {what}
      {count === 1 ? '' : 's'}
    </p>
  );
}

const mostBytes = 1_000_000;
const linesShown = 12;
const textual = /^text\/|json|yaml|csv|\.(ya?ml|csv|tsv|txt|json|md|log)$/i;

function useText(url: string | undefined): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const reading = new AbortController();
    const read = async (from: string) => {
      const response = await fetch(from, { signal: reading.signal });
      if (response.ok) setText(await response.text());
    };
    // A file that cannot be read is shown without a preview; the download says what is wrong.
    if (url !== undefined) read(url).catch(() => undefined);
    return () => reading.abort();
  }, [url]);
  return text;
}
