import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const roseLook = {
  tokens: deriveTheme('#D6287C'),
  shape: 'soft',
  face: { header: 'light', ground: 'full', heading: 'rounded' },
  logo: { mode: 'normal' },
} as const satisfies BrandLook;
