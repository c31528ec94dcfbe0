import { describe, expect, it } from 'vitest';
import { defaultAges } from '#domain/foundation/setting/business-constants.ts';
import { type CheckedBrand, findLegalErrors } from './find-legal-errors.ts';
import { typedFigures } from './legal-figures.ts';
import { legalTexts } from './legal-texts.ts';

const brand: CheckedBrand = {
  key: 'blue',
  name: 'Sample',
  legalEntity: 'Sample Ltd',
  jurisdiction: 'TW',
  ages: defaultAges,
};
const brands = [brand, { ...brand, key: 'orange', jurisdiction: 'HK' as const }];

/** The program's texts with one paragraph of one language said otherwise. */
function said(language: 'en' | 'zh_TW' | 'zh_HK' | 'vi', change: (text: string) => string) {
  const own = legalTexts[language];
  const { age } = own.purchase.sections;
  const minimum = change(age.paragraphs.minimum);
  const sections = { ...own.purchase.sections, age: { ...age, paragraphs: { minimum } } };
  const texts = { ...legalTexts, [language]: { ...own, purchase: { ...own.purchase, sections } } };
  return findLegalErrors({ texts, brands }).map(({ file, key, text }) => `${file}: ${key}: ${text}`);
}

describe('findLegalErrors', () => {
  it('finds nothing wrong with the texts as they are', () => {
    expect(findLegalErrors({ texts: legalTexts, brands })).toEqual([]);
  });

  it.each([
    ['vi', '20'],
    ['zh_TW', '二十'],
    ['zh_HK', '２０'],
    ['en', 'twenty'],
  ] as const)('names file and key where %s says another age than the others', (language, age) => {
    const folder = { en: 'en', zh_TW: 'zh-tw', zh_HK: 'zh-hk', vi: 'vi' }[language];
    const place = `src/domain/content/legal/${folder}/purchase.ts: age.minimum: `;
    const errors = said(language, (text) => text.replace('{account_min_age}', age));
    expect(errors.some((error) => error.startsWith(`${place}types`))).toBe(true);
    expect(errors.some((error) => error.startsWith(`${place}names {subscribe_min_age}`))).toBe(true);
  });

  it('finds ages that were exchanged, which name the same places and another figure', () => {
    const exchanged = said('vi', (text) => text.replace(/\s*\{subscribe_min_age\}/, ' {minimum_price}'));
    expect(exchanged).toEqual(
      expect.arrayContaining([expect.stringMatching(/vi\/purchase\.ts: age\[0\]: says .*1000.* at blue/)]),
    );
  });

  it('finds an empty paragraph, and a brand that asks for fewer years than the product', () => {
    expect(said('zh_HK', () => ' ')).toContain(
      'src/domain/content/legal/zh-hk/purchase.ts: age.minimum: is missing',
    );
    const young = { ...brand, ages: { account: 16, subscribe: 21 } };
    expect(findLegalErrors({ texts: legalTexts, brands: [young] })).toEqual([
      { file: 'src/brands/blue/texts.ts', key: 'ages.account', text: 'is 16, below 18' },
    ]);
    const older = { ...brand, ages: { account: 20, subscribe: 25 } };
    expect(findLegalErrors({ texts: legalTexts, brands: [older] })).toEqual([]);
  });
});

describe('typedFigures', () => {
  it('leaves out statutes and times of day', () => {
    const text = 'Article 19 of the Act, Cap. 457, 第 19 條之1, Điều 34, until 23:59:59 (UTC+8)';
    expect(typedFigures(text)).toEqual([]);
    expect(typedFigures('within 7 days, NT$1,000, {order_days} days')).toEqual(['1000', '7']);
  });
});
