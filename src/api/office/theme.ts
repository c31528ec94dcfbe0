import type { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { lookOfBrand, type ThemeLook, themeOfLook } from '#brands/theme-look.ts';
import { findThemeErrors } from '#brands/theme-pairs.ts';
import { changeTheme } from '#domain/content/theme/change-theme.ts';
import { showTheme } from '#domain/content/theme/show-theme.ts';
import { getBrand } from '../get-brand.ts';
import { brandOf } from './brand-of.ts';
import { changeThemeContract, type lookSchema, themeContract } from './theme.contract.ts';

export const GET = endpoint(themeContract, async ({ query }, { services, operator }) => {
  const brand = getBrand(brandOf(operator, query.brand));
  const shown = await showTheme(services, brand.key);
  return { data: { brand: brand.key, ...shown, program: lookOfBrand(brand) } };
});

export const POST = endpoint(changeThemeContract, async ({ query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const { look: chosen, note, version } = body;
  const look = written(chosen);
  const theme = look === null ? null : themeOfLook(look);
  const made = look === null || theme === null ? null : { look, theme, errors: findThemeErrors(theme) };
  return { data: { version: await changeTheme(services, { brand, operator, made, note, version }) } };
});

/** A look without the colours that were left open. */
function written(look: z.output<typeof lookSchema> | null): ThemeLook | null {
  if (look === null) return null;
  const own = (colours: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(
      Object.entries(colours).flatMap(([name, colour]) => (colour === undefined ? [] : [[name, colour]])),
    );
  return { ...look, light: own(look.light), dark: own(look.dark) };
}
