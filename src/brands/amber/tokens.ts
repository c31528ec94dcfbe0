import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const amberLook = {
  tokens: deriveTheme('#FFB000'),
  shape: 'soft',
  face: { header: 'tint', ground: 'tint', heading: 'rounded' },
  logo: { mode: 'normal' },
} as const satisfies BrandLook;
