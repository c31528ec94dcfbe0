import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const violetLook = {
  tokens: deriveTheme('#7536E8'),
  shape: 'soft',
  face: { header: 'filled', ground: 'dark', heading: 'tight' },
  logo: { mode: 'normal' },
} as const satisfies BrandLook;
