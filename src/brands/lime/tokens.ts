import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const limeLook = {
  tokens: deriveTheme('#A6D608'),
  shape: 'soft',
  face: { header: 'light', ground: 'dotted', heading: 'mono' },
  logo: { mode: 'normal' },
} as const satisfies BrandLook;
