import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const graphiteLook = {
  // In the dark the derived ink would be as light as the greys around it, and the accent of a chart nothing but another grey.
  tokens: deriveTheme('#46505F', {
    dark: { primaryInk: '#bccbe2', textGradient: 'linear-gradient(100deg, #bccbe2, #c9c5e0)' },
  }),
  shape: 'crisp',
  logo: { mode: 'full' },
} as const satisfies BrandLook;
