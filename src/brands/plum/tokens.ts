import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const plumLook = {
  tokens: deriveTheme('#8A2D75'),
  shape: 'crisp',
  logo: { mode: 'full' },
} as const satisfies BrandLook;
