import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const graphiteLook = {
  // In the dark the derived ink would be as light as the greys around it, and the accent of a chart nothing but another grey.
  tokens: deriveTheme('#46505F', { dark: { primaryInk: '#bccbe2' } }),
  shape: 'crisp',
  face: { header: 'dark', ground: 'dark', heading: 'light' },
  logo: { mode: 'full' },
} as const satisfies BrandLook;
