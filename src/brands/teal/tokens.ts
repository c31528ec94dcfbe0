import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const tealLook = {
  tokens: deriveTheme('#0A7E8C'),
  shape: 'crisp',
  face: { header: 'double', ground: 'ruled', heading: 'serif' },
  logo: { mode: 'full' },
} as const satisfies BrandLook;
