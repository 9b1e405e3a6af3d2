import { useEffect, useState, useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** The theme in use, as the system prefers until somebody chooses; the choice is remembered. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const system = useSyncExternalStore<Theme>(
    (changed) => {
      const preference = matchMedia(darkPreferred);
      preference.addEventListener('change', changed);
      return () => preference.removeEventListener('change', changed);
    },
    () => (matchMedia(darkPreferred).matches ? 'dark' : 'light'),
  );
  const [chosen, setChosen] = useState(readChosen);
  const theme = chosen ?? system;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const choose = (next: Theme) => {
    localStorage.setItem(storageKey, next);
    setChosen(next);
  };
  return [theme, choose];
}

const darkPreferred = '(prefers-color-scheme: dark)';
const storageKey = 'simulated-slack-theme';

function readChosen(): Theme | undefined {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}
