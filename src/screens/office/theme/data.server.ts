import { themeContract } from '#api/office/theme.contract.ts';
import { logoSvg } from '#brands/logos.server.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The look of the brand at hand with its versions, and the logo that it colours. */
export async function loadTheme(page: OfficePage) {
  const [{ data: theme }, words] = await Promise.all([
    page.ask(themeContract),
    page.words(['office-theme'], (t) => t('office-theme.title')),
  ]);
  const { brand } = page.facts;
  return { ...words, theme, logo: { svg: logoSvg(brand), name: brand.name } };
}

export type ThemeData = Awaited<ReturnType<typeof loadTheme>>;
export type ThemeVersion = ThemeData['theme']['versions'][number];
