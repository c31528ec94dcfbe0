/// <reference types="vite/client" />
import type { Brand } from './brand.ts';
import { storedLogoPath, storedLogoSvg } from './stored-logo.ts';

const files: Record<string, string> = import.meta.glob('./*/logo.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The logo as SVG markup to be put into the page: inline, it takes its colours from the theme, light and dark. Only the
 * server carries the drawings (the root loader hands on the one it needs); this file runs through Vite, not plain Node.
 * A brand of the office has a picture instead. Throws when the folder has no drawing.
 */
export function logoSvg(brand: Pick<Brand, 'key' | 'stored'>): string {
  if (brand.stored !== null) return storedLogoSvg(brand.stored.logo, storedLogoPath(brand.stored.logo));
  const svg = files[`./${brand.key}/logo.svg`];
  if (svg === undefined) throw new Error(`brand ${brand.key} has no logo.svg`);
  return svg.trim();
}

const motifs: Record<string, string> = import.meta.glob('./*/motif.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is drawn behind the first view of the home page, from the brand's mark. Throws when the folder has no drawing. */
export function motifSvg(brand: Pick<Brand, 'key' | 'stored'>): string {
  const svg = motifs[`./${brand.stored?.motif ?? brand.key}/motif.svg`];
  if (svg === undefined) throw new Error(`brand ${brand.key} has no motif.svg`);
  return svg.trim();
}
