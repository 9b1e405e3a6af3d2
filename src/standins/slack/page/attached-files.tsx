import { useState, type ChangeEvent } from 'react';
import { useActs } from './acts.ts';
import { fileSize } from './file-size.ts';
import type { Held } from './forms/held.ts';
import { Icon } from './icon.tsx';

/** Files uploaded for a message that is still being written. */
export function useAttachedFiles() {
  const { upload } = useActs();
  const [files, setFiles] = useState<Held['files']>([]);
  const [problem, setProblem] = useState('');
  const take = async (chosen: File[]) => {
    const given = (await Promise.all(chosen.map(upload))).filter((file) => file !== undefined);
    setFiles((before) => [...before, ...given]);
    setProblem(given.length < chosen.length ? 'The upload did not work. Please try again.' : '');
  };
  return {
    files,
    problem,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      void take([...(target.files ?? [])]);
      target.value = '';
    },
    remove: (id: string) => setFiles(files.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  };
}

/** The files above the text. */
export function AttachedFiles({ attached }: { attached: ReturnType<typeof useAttachedFiles> }) {
  const { files, problem, remove } = attached;
  return (
    <div className="attached-files" role="status">
      {files.map(({ id, name, size }) => (
        <div key={id} className="file-chip">
          <Icon name="file" />
          <span className="file-name">{name}</span>
          <span className="quiet">{fileSize(size)}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${name}`}
            onClick={() => remove(id)}
          >
            <Icon name="cross" />
          </button>
        </div>
      ))}
      {problem !== '' && <span className="problem">{problem}</span>}
    </div>
  );
}
