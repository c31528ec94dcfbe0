import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const jadeLook = {
  tokens: deriveTheme('#0B8A5F'),
  logo: { mode: 'normal' },
} as const satisfies BrandLook;
