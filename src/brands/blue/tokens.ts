import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const blueLook = {
  tokens: deriveTheme('#3F5AF3'),
  shape: 'plain',
  face: { header: 'light', ground: 'plain', heading: 'tight' },
  logo: { mode: 'normal' },
} as const satisfies BrandLook;
