import type { FileView } from '../doors.ts';
import { FilePreview } from './file-preview.tsx';
import { fileSize } from './file-size.ts';
import { Icon } from './icon.tsx';
import { useReader } from './reader.ts';

/** A file in a message: its name, a way to get it, and a look inside where that is possible. */
export function FileCard({ file }: { file: FileView }) {
  const { fileUrl } = useReader();
  const url = fileUrl(file.id);
  const title = file.title === '' ? file.name : file.title;
  return (
    <div className="file-card">
      <div className="file-head">
        <span className="file-kind" aria-hidden="true">
          {kindOf(file.name)}
        </span>
        <div className="file-words">
          <b className="file-name">{title}</b>
          <span className="quiet">
            {title === file.name ? '' : `${file.name} · `}
            {fileSize(file.size)}
          </span>
        </div>
        <a
          className="button button-plain button-icon"
          href={url}
          download={file.name}
          title="Download"
        >
          <Icon name="download" />
          <span className="hidden-words">Download {file.name}</span>
        </a>
      </div>
      {file.mimetype.startsWith('image/') ? (
        <img className="file-image" src={url} alt={file.altText ?? title} />
      ) : (
        <FilePreview file={file} url={url} />
      )}
    </div>
  );
}

function kindOf(name: string): string {
  const kind = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : 'file';
  return kind.slice(0, 4).toUpperCase();
}
