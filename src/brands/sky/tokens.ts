import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const skyLook = {
  tokens: deriveTheme('#0878D1'),
  shape: 'soft',
  face: { header: 'double', ground: 'tint', heading: 'wide' },
  logo: { mode: 'normal' },
} as const satisfies BrandLook;
