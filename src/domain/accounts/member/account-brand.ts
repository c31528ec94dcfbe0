import type { Brand } from '#brands/brand.ts';

/** What accounts have to know of the brand they belong to. */
export type AccountBrand = Pick<Brand, 'key' | 'name' | 'jurisdiction' | 'ages' | 'primaryLanguage'>;
