import type { LegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import { type Ages, defaultAges } from '#domain/foundation/setting/business-constants.ts';
import { LEGAL_TYPES } from '#terms/content.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { fillLegalSource, legalSource } from './build-legal-document.ts';
import { allFigures, placeholdersOf, typedFigures } from './legal-figures.ts';
import { type LegalTexts, type LegalType, legalOutline } from './legal-outline.ts';
import type { OutlineSection } from './legal-paragraph.ts';
import { legalPlaces } from './legal-places.ts';

/** What is wrong with a legal source, by the file and key at which it has to be put right. */
export type LegalError = { readonly file: string; readonly key: string; readonly text: string };

export type CheckedBrand = LegalBrand & { readonly key: string };

const FOLDERS = { en: 'en', zh_TW: 'zh-tw', zh_HK: 'zh-hk', vi: 'vi' } as const satisfies Record<
  Locale,
  string
>;

/**
 * Holds that all languages and brands are under one contract (docs/product/brands.md): ages, floor price, refund clause, windows and courts come
 * from the one set of constants by placeholder, every language names the same ones in the same paragraph, and a brand differs
 * by what it may declare alone: its law, and higher ages. An empty list is a sound contract.
 */
export function findLegalErrors(options: {
  readonly texts: Readonly<Record<Locale, LegalTexts>>;
  readonly brands: readonly CheckedBrand[];
}): LegalError[] {
  return [
    ...LOCALES.flatMap((locale) =>
      LEGAL_TYPES.flatMap((type) => wordingErrors(options.texts[locale], type, locale)),
    ),
    ...options.brands.flatMap((brand) => [...ageErrors(brand.key, brand.ages), ...placeErrors(brand)]),
    ...options.brands.flatMap((brand) => figureErrors(brand, options.texts)),
  ];
}

const fileOf = (locale: Locale, type: LegalType) => `src/domain/content/legal/${FOLDERS[locale]}/${type}.ts`;

function wordingErrors(texts: LegalTexts, type: LegalType, locale: Locale): LegalError[] {
  const outline: readonly OutlineSection[] = legalOutline[type];
  const written: Readonly<Record<string, { readonly paragraphs: Readonly<Record<string, string>> }>> =
    texts[type].sections;
  return outline.flatMap((section) =>
    section.paragraphs.flatMap(({ id, needs }) => {
      const text = written[section.id]?.paragraphs[id] ?? '';
      const place = { file: fileOf(locale, type), key: `${section.id}.${id}` };
      const [named, wanted] = [placeholdersOf(text), [...needs].sort()];
      const typed = typedFigures(text);
      return [
        ...(text.trim() === '' ? [{ ...place, text: 'is missing' }] : []),
        ...(named.join() === wanted.join()
          ? []
          : [
              {
                ...place,
                text: `names {${named.join('}, {')}}, the outline asks for {${wanted.join('}, {')}}`,
              },
            ]),
        ...(typed.length === 0
          ? []
          : [
              { ...place, text: `types ${typed.join(', ')}; figures come from the constants by placeholder` },
            ]),
      ];
    }),
  );
}

/** A brand may ask for more years than the product does, never for fewer. */
function ageErrors(brand: string, ages: Ages): LegalError[] {
  const file = `src/brands/${brand}/texts.ts`;
  return [
    ...(['account', 'subscribe'] as const)
      .filter((age) => ages[age] < defaultAges[age])
      .map((age) => ({ file, key: `ages.${age}`, text: `is ${ages[age]}, below ${defaultAges[age]}` })),
    ...(ages.subscribe < ages.account
      ? [{ file, key: 'ages.subscribe', text: 'is below the age of an account' }]
      : []),
  ];
}

function placeErrors({ key, jurisdiction }: CheckedBrand): LegalError[] {
  if (Object.hasOwn(legalPlaces, jurisdiction)) return [];
  return [
    {
      file: `src/brands/${key}/texts.ts`,
      key: 'jurisdiction',
      text: `${jurisdiction} is not a declared law`,
    },
  ];
}

/** Paragraph by paragraph the finished texts of a brand carry the same figures in every language. */
function figureErrors(brand: CheckedBrand, texts: Readonly<Record<Locale, LegalTexts>>): LegalError[] {
  if (!Object.hasOwn(legalPlaces, brand.jurisdiction)) return [];
  return LEGAL_TYPES.flatMap((type) => {
    const [first, ...others] = LOCALES.map((locale) => ({
      locale,
      sections: fillLegalSource(legalSource(brand.jurisdiction, type, texts[locale]), brand, locale).sections,
    }));
    return others.flatMap(({ locale, sections }) =>
      sections.flatMap((section, index) =>
        section.paragraphs.flatMap((paragraph, position) => {
          const wanted = allFigures(first?.sections[index]?.paragraphs[position] ?? '');
          const own = allFigures(paragraph);
          if (own === wanted) return [];
          const text = `says ${own || 'no figure'} at ${brand.key}, English says ${wanted || 'none'}`;
          return [{ file: fileOf(locale, type), key: `${section.id}[${position}]`, text }];
        }),
      ),
    );
  });
}
