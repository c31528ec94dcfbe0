import type { z } from 'zod';
import { findHostOwner, listBrands } from '#brands/index.ts';
import type { StoredLook } from '#brands/stored-brand.ts';
import { themeOfLook } from '#brands/theme-look.ts';
import { findThemeErrors } from '#brands/theme-pairs.ts';
import type { WrittenBrand } from '#domain/operations/brand/write-brand.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import type { Env } from '#platform/env.ts';
import { LOCALES } from '#terms/locales.ts';
import type { brandForm } from './brand-form.contract.ts';
import { readHost } from './read-host.ts';

type BrandForm = z.output<z.ZodObject<typeof brandForm>>;
type Where = { readonly key: string; readonly env: Pick<Env, 'APP_MODE' | 'ORIGIN'> };
type Errors = Record<string, PublicMessage[]>;

/** One line of plain text: control characters, characters of direction, and tags, are no part of a name. */
const PLAIN = /^[^\p{Cc}\p{Cf}<>]*$/u;

/** A brand as it was typed, checked against the law of looks and all other brands. Throws 'invalid' with everything that is wrong, by field. */
export function readBrandForm(form: BrandForm, where: Where): WrittenBrand {
  const { primary, text, logo, ...face } = form.look;
  const look = { ...face, theme: { primary, text, logo } };
  const hosts = readHosts(form.hosts, where);
  const errors: Errors = {
    ...plainErrors(form),
    ...languageErrors(form),
    ...lookErrors(look, where.key),
    ...(hosts.errors.length === 0 ? {} : { hosts: hosts.errors }),
  };
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid', 'a brand that cannot be', { fields: errors });
  const spoken = LOCALES.filter((locale) => form.languages.includes(locale));
  return {
    name: form.name,
    legalEntity: form.legal_entity,
    jurisdiction: form.jurisdiction,
    languages: spoken,
    primaryLanguage: form.primary_language,
    texts: Object.fromEntries(
      spoken.map((locale) => [locale, form.texts[locale] ?? { tagline: '', headline: '' }]),
    ),
    look,
    prices: form.prices,
    hosts: hosts.read,
  };
}

function plainErrors({ name, legal_entity: entity, texts }: BrandForm): Errors {
  const bad = [{ key: 'office.brands.plainText' }];
  const entries = Object.entries(texts).flatMap(([locale, own]) =>
    Object.entries(own ?? {}).map(([field, value]) => [`texts.${locale}.${field}`, value] as const),
  );
  const fields = [['name', name] as const, ['legal_entity', entity] as const, ...entries];
  return Object.fromEntries(fields.filter(([, value]) => !PLAIN.test(value)).map(([field]) => [field, bad]));
}

function languageErrors({ languages, primary_language: primary }: BrandForm): Errors {
  return languages.includes(primary) ? {} : { primary_language: [{ key: 'office.brands.primaryNotSpoken' }] };
}

/** A look that can be read, and that no one takes for another brand's: it differs in two of three choices of its face, and in colour. */
function lookErrors({ theme, ...face }: StoredLook, key: string): Errors {
  const unread = findThemeErrors(themeOfLook({ ...theme, light: {}, dark: {} })).map(
    ({ mode, front, ground, ratio, least }) => ({
      key: 'office.themeUnreadable',
      params: { mode, front, ground, ratio: (Math.floor(ratio * 100) / 100).toFixed(2), least },
    }),
  );
  // A closed brand is seen by no one, so its look is free.
  const others = listBrands().filter((brand) => brand.key !== key && brand.stored?.isOpen !== false);
  const parts = ['header', 'ground', 'heading'] as const;
  const twin = others.find((brand) => parts.filter((part) => brand.face[part] !== face[part]).length < 2);
  const sameColour = others.find(({ tokens }) => tokens.light.primary.toLowerCase() === theme.primary);
  return {
    ...(unread.length === 0 ? {} : { 'look.primary': unread }),
    ...(unread.length > 0 || sameColour === undefined
      ? {}
      : { 'look.primary': [{ key: 'office.brands.colourTaken', params: { brand: sameColour.name } }] }),
    ...(twin === undefined
      ? {}
      : { 'look.header': [{ key: 'office.brands.tooAlike', params: { brand: twin.name } }] }),
  };
}

function readHosts(typed: readonly string[], { key, env }: Where) {
  const read = typed.map((host) => readHost(host, { isPublic: env.APP_MODE === 'production' }));
  const site = env.ORIGIN === undefined ? null : new URL(env.ORIGIN).hostname;
  const errors = read.flatMap((host, index): PublicMessage[] => {
    if (host === null) return [{ key: 'office.brands.badHost', params: { host: typed[index] ?? '' } }];
    const owner = findHostOwner(host);
    const isTaken = host === site || (owner !== null && owner.key !== key) || read.indexOf(host) !== index;
    return isTaken ? [{ key: 'office.brands.hostTaken', params: { host } }] : [];
  });
  return { read: read.filter((host) => host !== null), errors };
}
