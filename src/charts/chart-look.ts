/** What a chart is drawn on: a card of its own, readable whatever is around it. */
export type Look = 'light' | 'dark';

export interface Colours {
  card: string;
  ink: string;
  quiet: string;
  grid: string;
  /** Under days of which nothing is known. */
  gap: string;
  /** Of series, in order: kept apart by all common kinds of colour-blindness, 3 : 1 and more against the card. */
  series: string[];
}

/** After Okabe and Ito, darker or lighter where the card needs it. */
export const colours: Record<Look, Colours> = {
  light: {
    card: '#ffffff',
    ink: '#1d1c1d',
    quiet: '#5c5b60',
    grid: '#e6e6ea',
    gap: '#ececf0',
    series: ['#0072b2', '#c4500a', '#00805e', '#a8437f', '#7a6000', '#4a4a52'],
  },
  dark: {
    card: '#1d1f24',
    ink: '#f2f2f4',
    quiet: '#b3b4ba',
    grid: '#33363d',
    gap: '#2d3037',
    series: ['#56b4e9', '#f0924a', '#2fc39a', '#e58fc0', '#e6cf4a', '#d6d7dc'],
  },
};

/** Lines differ by more than their colour. */
export const dashes: ('solid' | number[])[] = [
  'solid',
  [7, 4],
  [2, 3],
  [10, 3, 2, 3],
  [5, 2],
  [1, 2],
];

export const symbols = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect'];

/** Pixels before the picture is drawn at twice the size; Slack shows it about 360 wide, on phones as well. */
export const size = { width: 560, height: 350 };

export const fontSizes = { title: 19, label: 14.5, small: 13.5 };
