import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const violetLook = {
  tokens: deriveTheme('#7536E8'),
  shape: 'soft',
  logo: { mode: 'normal' },
} as const satisfies BrandLook;
