import { describe, expect, it } from 'vitest';
import type { LegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import { businessConstants, defaultAges } from '#domain/foundation/setting/business-constants.ts';
import { canonicalJson, sha256 } from '#platform/hash.ts';
import { LEGAL_TYPES } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { buildLegalDocument, hashLegalText, LEGAL_VERSION } from './build-legal-document.ts';
import { legalOutline } from './legal-outline.ts';
import type { OutlineSection } from './legal-paragraph.ts';
import { legalPlaces } from './legal-places.ts';
import { legalTexts } from './legal-texts.ts';

const brand: LegalBrand = {
  name: 'Sample',
  legalEntity: 'Sample Ltd',
  jurisdiction: 'TW',
  ages: defaultAges,
};

/** Every paragraph of the outline with its wording in a language. */
function paragraphs(locale: (typeof LOCALES)[number]) {
  return LEGAL_TYPES.flatMap((type) => {
    const outline: readonly OutlineSection[] = legalOutline[type];
    const written: Readonly<Record<string, { paragraphs: Readonly<Record<string, string>> }>> =
      legalTexts[locale][type].sections;
    return outline.flatMap((section) =>
      section.paragraphs.map((paragraph) => ({
        name: `${locale} ${type}.${section.id}.${paragraph.id}`,
        needs: [...paragraph.needs].sort(),
        text: written[section.id]?.paragraphs[paragraph.id] ?? '',
      })),
    );
  });
}

describe('the wording', () => {
  it.each(LOCALES)('%s names in each paragraph exactly the figures that the outline asks for', (locale) => {
    for (const { name, needs, text } of paragraphs(locale)) {
      const named = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect([...new Set(named)].sort(), name).toEqual(needs);
    }
  });

  it.each(LOCALES)('%s types no figure itself, but times of day and the numbers of statutes', (locale) => {
    for (const { name, text } of paragraphs(locale)) {
      const rest = text.replaceAll(
        /\{\w+\}|23:59:59|UTC\+8|(Cap\.|第|Chương|Article|Điều) ?(8|148|362|457|486) ?[章條]?/g,
        '',
      );
      expect(rest, name).not.toMatch(/[0-9０-９]/);
    }
  });

  it('is written for each market, not copied', () => {
    const [taiwan, hongKong] = [paragraphs('zh_TW'), paragraphs('zh_HK')];
    const same = taiwan.filter(({ text }, index) => text === hongKong[index]?.text);
    expect(same.map(({ name }) => name)).toEqual([]);
    for (const { name, text } of paragraphs('vi')) expect(text, name).toMatch(/[àáảãạăâđèéêìíòóôơùúưỳýạ-ỹ]/i);
  });
});

describe('buildLegalDocument', () => {
  it('gives every language the same sections with the same number of paragraphs', () => {
    for (const jurisdiction of ['TW', 'HK'] as const) {
      for (const type of LEGAL_TYPES) {
        const shapes = LOCALES.map((locale) =>
          buildLegalDocument({ ...brand, jurisdiction }, type, locale).sections.map(
            (section) => `${section.id} ${section.paragraphs.length}`,
          ),
        );
        expect(new Set(shapes.map((shape) => shape.join())).size).toBe(1);
      }
    }
  });

  it('states ages, floor price and court as the constants say', () => {
    for (const locale of LOCALES) {
      for (const jurisdiction of ['TW', 'HK'] as const) {
        const text = canonicalJson(
          buildLegalDocument({ ...brand, jurisdiction }, 'purchase', locale).sections,
        );
        expect(text).toContain(String(businessConstants.accountMinAge));
        expect(text).toContain(String(businessConstants.subscribeMinAge));
        expect(text).toContain('1,000');
        expect(text).toContain(legalPlaces[jurisdiction][locale].court);
      }
    }
  });

  it('puts one court and several into a sentence that holds for both', () => {
    for (const type of ['terms', 'purchase'] as const) {
      for (const jurisdiction of ['TW', 'HK'] as const) {
        const text = canonicalJson(buildLegalDocument({ ...brand, jurisdiction }, type, 'en').sections);
        const { law, court } = legalPlaces[jurisdiction].en;
        expect(text).toContain(
          `These terms are governed by the law of ${law}. Disputes are heard in the first instance by ${court}, unless`,
        );
      }
    }
  });

  it('carries a clause of one jurisdiction in that one only', () => {
    const sections = (jurisdiction: 'TW' | 'HK') =>
      canonicalJson(buildLegalDocument({ ...brand, jurisdiction }, 'purchase', 'en').sections);
    expect(sections('TW')).toContain('Consumer Protection Act');
    expect(sections('TW')).not.toContain('Cap. 457');
    expect(sections('HK')).toContain('Cap. 457');
    expect(sections('HK')).not.toContain('Consumer Protection Act');
  });

  it('follows a brand that raises its ages', () => {
    const older = buildLegalDocument({ ...brand, ages: { account: 20, subscribe: 25 } }, 'notice', 'en');
    expect(canonicalJson(older.sections)).toContain('aged 25 or older');
  });

  it('names its content by a hash that anyone can compute', () => {
    const { title, sections, sha256: named } = buildLegalDocument(brand, 'terms', 'en');
    expect(named).toBe(sha256(canonicalJson({ title, sections })));
    expect(hashLegalText({ title: `${title}.`, sections })).not.toBe(named);
  });

  it('lets no one buy what is not sold: plans are, records are not', () => {
    const sold = { en: /buy records/i, zh_TW: /購買紀錄，/, zh_HK: /購買紀錄；/, vi: /mua dữ liệu/ } as const;
    const own = {
      en: 'see your purchase history',
      zh_TW: '查看購買紀錄',
      zh_HK: '查看購買紀錄',
      vi: 'xem lịch sử mua gói',
    } as const;
    for (const locale of LOCALES) {
      const { minimum } = legalTexts[locale].purchase.sections.age.paragraphs;
      expect(minimum).toContain(own[locale]);
      expect(minimum.replace(own[locale], '')).not.toMatch(sold[locale]);
    }
  });

  it('changes nothing without a new version: raise LEGAL_VERSION together with this fingerprint', () => {
    const all = (['TW', 'HK'] as const).flatMap((jurisdiction) =>
      LEGAL_TYPES.flatMap((type) =>
        LOCALES.map((locale) => buildLegalDocument({ ...brand, jurisdiction }, type, locale).sha256),
      ),
    );
    expect({ version: LEGAL_VERSION, fingerprint: sha256(all.join()).slice(0, 16) }).toEqual({
      version: 12,
      fingerprint: '54c40dbf634ca332',
    });
  });
});
