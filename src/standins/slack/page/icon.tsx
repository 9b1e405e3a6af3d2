export type IconName = keyof typeof paths;

/** A line drawing of 20 by 20, in the colour of the text around it. Decoration: it has no name for readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

const paths = {
  back: 'M12 4 6 10l6 6',
  bolt: 'M11 2.5 4.5 11.5h5l-1 6 7-9h-5z',
  calendar: 'M3.5 5.5h13v11h-13zM3.5 9h13M7 3v4M13 3v4',
  check: 'M4 10.5 8.2 15 16 5.5',
  clip: 'M15 9.5 9.6 15a3.4 3.4 0 0 1-4.8-4.8l6-6a2.3 2.3 0 0 1 3.2 3.2l-5.8 5.8a1.1 1.1 0 0 1-1.6-1.6L11.8 6.4',
  clock: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 6v4l2.8 1.8',
  cross: 'm5 5 10 10M15 5 5 15',
  dot: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9.5v1',
  down: 'm5 7.5 5 5 5-5',
  download: 'M10 3v9.5m-4-4 4 4 4-4M4 16.5h12',
  external: 'M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7',
  file: 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15',
  hash: 'M7.5 3.5 6 16.5M14 3.5l-1.5 13M3.5 7.5h13M3 12.5h13',
  home: 'M3.5 9.5 10 4l6.5 5.5V16h-4.2v-4H7.7v4H3.5z',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 9v4.5M10 6.5v.2',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  moon: 'M15.5 12A6.5 6.5 0 0 1 8 4.5a6.2 6.2 0 1 0 7.5 7.5z',
  more: 'M4.4 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M9.4 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M14.4 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
  pause: 'M7 5v10M13 5v10',
  people:
    'M7.5 9.5a2.7 2.7 0 1 1 0-5.4 2.7 2.7 0 0 1 0 5.4zM2.5 16c0-3 2-4.5 5-4.5s5 1.5 5 4.5M13 4.6a2.5 2.5 0 0 1 0 4.6M15 11.8c1.7.6 2.6 2 2.6 4.2',
  play: 'M6 4.5v11l9-5.5z',
  plus: 'M10 4v12M4 10h12',
  reply: 'M3.5 4.5h13v9H9.5L6 16.5v-3H3.5z',
  ring: 'M10 5.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  send: 'M3.5 4 17 10 3.5 16l1.7-6zM5.2 10H11',
  star: 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z',
  stop: 'M7 3.5h6L16.5 7v6L13 16.5H7L3.5 13V7zM7 10h6',
  sun: 'M10 6.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM10 2v1.8M10 16.2V18M2 10h1.8M16.2 10H18M4.3 4.3l1.3 1.3M14.4 14.4l1.3 1.3M4.3 15.7l1.3-1.3M14.4 5.6l1.3-1.3',
  up: 'M10 16.5v-12M5 9l5-5 5 5',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8.5v4M10 14.3v.2',
} as const;
