import { JURISDICTIONS } from '#terms/content.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { GROUNDS, HEADERS, HEADINGS, MOTIFS, SHAPES } from '#terms/looks.ts';
import { PLAN_PERIODS } from '#terms/orders.ts';
import { readAmount } from '../money/read-amount.ts';
import type { LookDraft } from '../parts/look-draft.ts';

const oneOf = <Known extends string>(
  known: readonly [Known, ...Known[]],
  form: FormData,
  name: string,
): Known => {
  const typed = form.get(name);
  return known.find((value) => value === typed) ?? known[0];
};
const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** What was typed of a brand, as the call takes it; a price that is none is null. */
export function readForm(form: FormData, { primary, text: onPrimary, logo }: LookDraft) {
  const price = (period: (typeof PLAN_PERIODS)[number]) => readAmount(text(form, `prices.${period}`));
  const languages = LOCALES.filter((locale) => form.getAll('languages').includes(locale));
  const textsIn = (locale: Locale) => ({
    tagline: text(form, `texts.${locale}.tagline`),
    headline: text(form, `texts.${locale}.headline`),
  });
  return {
    name: text(form, 'name'),
    legal_entity: text(form, 'legal_entity'),
    hosts: text(form, 'hosts')
      .split(/[\s,]+/)
      .filter((host) => host !== ''),
    jurisdiction: oneOf(JURISDICTIONS, form, 'jurisdiction'),
    languages,
    primary_language: oneOf(LOCALES, form, 'primary_language'),
    texts: { en: textsIn('en'), zh_TW: textsIn('zh_TW'), zh_HK: textsIn('zh_HK'), vi: textsIn('vi') },
    look: {
      primary: primary.trim().toLowerCase(),
      text: onPrimary,
      logo,
      shape: oneOf(SHAPES, form, 'look.shape'),
      header: oneOf(HEADERS, form, 'look.header'),
      ground: oneOf(GROUNDS, form, 'look.ground'),
      heading: oneOf(HEADINGS, form, 'look.heading'),
      motif: oneOf(MOTIFS, form, 'look.motif'),
    },
    prices: {
      daily: price('daily') ?? 0,
      weekly: price('weekly') ?? 0,
      monthly: price('monthly') ?? 0,
      quarterly: price('quarterly') ?? 0,
      yearly: price('yearly') ?? 0,
    },
  };
}

/** The prices that are none. */
export function badPrices(form: FormData): string[] {
  return PLAN_PERIODS.filter((period) => readAmount(text(form, `prices.${period}`)) === null).map(
    (period) => `prices.${period}`,
  );
}

/** What must be written and is empty. */
export function emptyFields(form: FormData): string[] {
  return ['key', 'name', 'legal_entity', 'hosts'].filter(
    (field) => form.has(field) && text(form, field) === '',
  );
}
