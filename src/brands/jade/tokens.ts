import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const jadeLook = {
  tokens: deriveTheme('#0A8259'),
  shape: 'plain',
  face: { header: 'light', ground: 'tint', heading: 'plain' },
  logo: { mode: 'normal' },
} as const satisfies BrandLook;
