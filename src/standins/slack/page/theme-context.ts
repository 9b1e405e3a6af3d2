import { createContext } from 'react';
import type { Theme } from './use-theme.ts';

export const ThemeContext = createContext<Theme>('light');
