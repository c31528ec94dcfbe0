import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const plumLook = {
  tokens: deriveTheme('#8A2D75'),
  shape: 'crisp',
  face: { header: 'tint', ground: 'plain', heading: 'serif' },
  logo: { mode: 'full' },
} as const satisfies BrandLook;
