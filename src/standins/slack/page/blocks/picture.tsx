import type { ImageElement } from '@slack/types';
import { useReader } from '../reader.ts';

/**
 * A picture: a file of the workspace, or a picture in the address itself. The page calls nobody else,
 * so a picture elsewhere is shown by its description.
 */
export function Picture({ image, className = '' }: { image: ImageElement; className?: string }) {
  const { fileUrl } = useReader();
  const source = sourceOf(image, fileUrl);
  if (source === undefined) {
    return <span className={`picture-elsewhere ${className}`}>{image.alt_text}</span>;
  }
  return <img className={className} src={source} alt={image.alt_text} />;
}

function sourceOf(image: ImageElement, fileUrl: (id: string) => string): string | undefined {
  if ('slack_file' in image)
    return 'id' in image.slack_file ? fileUrl(image.slack_file.id) : undefined;
  const { image_url: url } = image;
  return url.startsWith('data:image/') || url.startsWith(`${location.origin}/`) ? url : undefined;
}
