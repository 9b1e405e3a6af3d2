import type { FileInput } from '@slack/types';
import { useState } from 'react';
import { useActs } from '../acts.ts';
import { fileSize } from '../file-size.ts';
import { Icon } from '../icon.tsx';
import { useElement, type Slot } from './use-element.ts';

/** Files to give: chosen or dropped, and uploaded at once. */
export function FileInputElement({ element, slot }: { element: FileInput; slot: Slot }) {
  const { held, choose, hold } = useElement(element, slot);
  const { upload } = useActs();
  const [uploading, setUploading] = useState('');
  const [problem, setProblem] = useState('');
  const most = element.max_files ?? 10;
  const kinds = element.filetypes ?? [];

  const take = async (files: File[]) => {
    const wrong = files.find(({ name }) => !isKind(name, kinds));
    if (wrong) return setProblem(`${wrong.name} is none of: ${kinds.join(', ')}.`);
    if (held.files.length + files.length > most) return setProblem(`Please give at most ${most}.`);
    setProblem('');
    setUploading(files.map(({ name }) => name).join(', '));
    const given = (await Promise.all(files.map(upload))).filter((file) => file !== undefined);
    setUploading('');
    if (given.length < files.length) setProblem('The upload did not work. Please try again.');
    if (given.length > 0) await choose({ ...held, files: [...held.files, ...given] });
  };

  return (
    <div className="file-input">
      {held.files.map((file) => (
        <div key={file.id} className="file-chip">
          <Icon name="file" />
          <span className="file-name">{file.name}</span>
          <span className="quiet">{fileSize(file.size)}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${file.name}`}
            onClick={() => hold({ ...held, files: held.files.filter(({ id }) => id !== file.id) })}
          >
            <Icon name="cross" />
          </button>
        </div>
      ))}
      {held.files.length < most && (
        <label
          className="file-drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void take([...event.dataTransfer.files]);
          }}
        >
          <input
            type="file"
            id={slot.inputId}
            multiple={most > 1}
            accept={kinds.map((kind) => `.${kind}`).join(',')}
            aria-label={slot.name}
            aria-describedby={slot.describedBy}
            aria-invalid={slot.isWrong}
            onChange={({ target }) => {
              void take([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <Icon name="clip" />
          <span>
            <b>Choose a file</b> or drop it here
          </span>
          {kinds.length > 0 && (
            <span className="quiet">{kinds.map((kind) => `.${kind}`).join('  ')}</span>
          )}
        </label>
      )}
      <div role="status">
        {uploading !== '' && <span className="quiet">Uploading {uploading}…</span>}
        {problem !== '' && <span className="problem">{problem}</span>}
      </div>
    </div>
  );
}

function isKind(name: string, kinds: string[]): boolean {
  const kind = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return kinds.length === 0 || kinds.includes(kind);
}
