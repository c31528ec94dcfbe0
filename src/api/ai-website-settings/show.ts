import { findBrand } from '#brands/index.ts';
import { cssVariables } from '#brands/theme-css.ts';
import { describeData } from '#domain/forecasting/sport/describe-data.ts';
import { listLanguages } from '#domain/foundation/setting/list-languages.ts';
import { showSettings } from '#domain/operations/setting/show-settings.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { LOCALES } from '#terms/locales.ts';
import { endpoint } from '../endpoint.ts';
import { settingsContract } from './show.contract.ts';

export const GET = endpoint(settingsContract, async (_input, { services, brand: key }) => {
  const brand = findBrand(key);
  if (brand === null) throw new AppError('not_found', `no brand ${key}`);
  const [settings, languages] = await Promise.all([
    describeData(services).then((data) => showSettings(services, { brand, data })),
    listLanguages(services, { brand: key }),
  ]);
  const first = languages.find((language) => language.is_primary === 1) ?? languages[0];
  return {
    data: {
      key,
      name: settings.name,
      legal_entity: settings.legalEntity,
      jurisdiction: settings.jurisdiction,
      languages: languages.map((language) => language.language_code),
      primary_language: first?.language_code ?? settings.primaryLanguage,
      zone: BRAND_ZONE,
      currency: settings.currency,
      ages: settings.ages,
      tokens: { light: byPublicName(settings.tokens.light), dark: byPublicName(settings.tokens.dark) },
      logo: settings.logo,
      messages: Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          { ...settings.messageOverrides[locale], ...settings.messages[locale] },
        ]),
      ),
      data: { ...settings.data, sources: [...settings.data.sources] },
    },
  };
});

/** Tokens under the names that style sheets use: `primary-table`, not `primaryTable`. */
function byPublicName(theme: object): Record<string, string> {
  const variables = new Map<string, string>(Object.entries(cssVariables));
  return Object.fromEntries(
    Object.entries(theme).map(([name, value]) => [variables.get(name)?.slice(2) ?? name, String(value)]),
  );
}
