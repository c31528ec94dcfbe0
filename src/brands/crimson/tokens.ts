import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const crimsonLook = {
  tokens: deriveTheme('#C2183C'),
  shape: 'crisp',
  face: { header: 'filled', ground: 'halves', heading: 'condensed' },
  logo: { mode: 'full' },
} as const satisfies BrandLook;
