import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const orangeLook = {
  tokens: deriveTheme('#FF550C'),
  shape: 'plain',
  face: { header: 'filled', ground: 'full', heading: 'heavy' },
  logo: { mode: 'full' },
} as const satisfies BrandLook;
