import type { BrandLook } from '../brand.ts';
import { deriveTheme } from '../theme.ts';

export const graphiteLook = {
  tokens: deriveTheme('#46505F'),
  shape: 'crisp',
  logo: { mode: 'full' },
} as const satisfies BrandLook;
