import { themeContract } from '#api/office/theme.contract.ts';
import { findBrand } from '#brands/index.ts';
import { logoSvg } from '#brands/logos.server.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The look of the brand at hand with its versions, the corners of its parts, and the logo that it colours. */
export async function loadTheme(page: OfficePage) {
  const [{ data: theme }, messages] = await Promise.all([
    page.ask(themeContract),
    page.messages(['office-theme'], (t) => t('office-theme.title')),
  ]);
  // An operator may work at the address of another brand than the one whose look they change.
  const brand = findBrand(theme.brand) ?? page.context.brand;
  return { ...messages, theme, shape: brand.shape, logo: { svg: logoSvg(brand), name: brand.name } };
}

export type ThemeData = Awaited<ReturnType<typeof loadTheme>>;
export type ThemeVersion = ThemeData['theme']['versions'][number];
