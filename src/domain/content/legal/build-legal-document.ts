import type { LegalSection } from '#db/tables/legal-document.ts';
import { type Ages, businessConstants } from '#domain/setting/business-constants.ts';
import type { Locale } from '#i18n/locales.ts';
import { canonicalJson, sha256 } from '#platform/hash.ts';
import { fillText } from '../localized-text.ts';
import { type LegalPlaceholder, type LegalType, legalOutline, type OutlineSection } from './legal-outline.ts';
import { type Jurisdiction, legalPlaces } from './legal-places.ts';
import { legalTexts } from './legal-texts.ts';

/** Raised whenever a text, the outline or a constant changes: a published version is never changed. */
export const LEGAL_VERSION = 1;

export type LegalBrand = {
  /** The name under which readers know the brand, and the company behind it. */
  readonly name: string;
  readonly legalEntity: string;
  readonly jurisdiction: Jurisdiction;
  readonly ages: Ages;
};

export type BuiltLegalDocument = {
  readonly title: string;
  readonly sections: readonly LegalSection[];
  /** SHA-256 of the canonical JSON of {title, sections}, 64 hexadecimal digits. */
  readonly sha256: string;
};

/** One document for a brand in one language: the outline's sections in its order, placeholders filled in. */
export function buildLegalDocument(brand: LegalBrand, type: LegalType, locale: Locale): BuiltLegalDocument {
  const values = legalValues(brand, locale);
  const outline: readonly OutlineSection[] = legalOutline[type];
  const text = legalTexts[locale][type];
  const written: Readonly<Record<string, WrittenSection>> = text.sections;
  const sections = outline.map(({ id, paragraphs }): LegalSection => {
    const section = written[id];
    if (section === undefined) throw new Error(`The ${type} in ${locale} lack the section ${id}.`);
    const kept = paragraphs.filter(({ only }) => only === undefined || only === brand.jurisdiction);
    return {
      id,
      heading: section.heading,
      paragraphs: kept.map((paragraph) => fillText(section.paragraphs[paragraph.id] ?? '', values)),
    };
  });
  return { title: text.title, sections, sha256: hashLegalText({ title: text.title, sections }) };
}

/** The fingerprint of a legal text: what a consent names, and what anyone can compute again. */
export function hashLegalText({ title, sections }: Pick<BuiltLegalDocument, 'title' | 'sections'>): string {
  return sha256(canonicalJson({ title, sections }));
}

type WrittenSection = { readonly heading: string; readonly paragraphs: Readonly<Record<string, string>> };

function legalValues(brand: LegalBrand, locale: Locale): Record<LegalPlaceholder, string> {
  const number = new Intl.NumberFormat('en-US');
  return {
    brand: brand.name,
    company: brand.legalEntity,
    ...legalPlaces[brand.jurisdiction][locale],
    account_min_age: number.format(brand.ages.account),
    subscribe_min_age: number.format(brand.ages.subscribe),
    minimum_price: number.format(businessConstants.minimumPriceTwd),
    unit_usd: number.format(businessConstants.unitUsd),
    record_days: number.format(businessConstants.recordWindowDays),
    dispute_days: number.format(businessConstants.disputeDays),
    password_min_length: number.format(businessConstants.passwordMinLength),
    order_days: number.format(businessConstants.orderDays),
    daily_order_days: number.format(businessConstants.dailyOrderDays),
    late_transfer_days: number.format(businessConstants.lateTransferDays),
    withdrawal_days: number.format(businessConstants.withdrawalDays),
    order_retention_years: number.format(businessConstants.orderRetentionYears),
  };
}
