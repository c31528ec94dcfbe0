import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const graphiteLook = {
  tokens: deriveTheme('#46505F'),
  logo: { mode: 'full' },
} as const satisfies BrandLook;
