import type { LegalSection, LegalSource } from '#db/tables/legal-document.ts';
import type { LegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { fillText } from '#domain/foundation/text/localized-text.ts';
import { formatNumber } from '#i18n/format.ts';
import { canonicalJson, sha256 } from '#platform/hash.ts';
import type { Jurisdiction } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';
import { type LegalTexts, type LegalType, legalOutline } from './legal-outline.ts';
import type { LegalPlaceholder, OutlineSection } from './legal-paragraph.ts';
import { legalPlaces } from './legal-places.ts';
import { legalTexts } from './legal-texts.ts';

/** Raised whenever a text, the outline or a constant changes: a published version is never changed. */
export const LEGAL_VERSION = 12;

type BuiltLegalDocument = {
  readonly title: string;
  readonly sections: readonly LegalSection[];
  /** SHA-256 of the canonical JSON of {title, sections}, 64 hexadecimal digits. */
  readonly sha256: string;
};

/** One document for a brand in one language: the outline's sections in its order, placeholders filled in. */
export function buildLegalDocument(brand: LegalBrand, type: LegalType, locale: Locale): BuiltLegalDocument {
  return fillLegalSource(legalSource(brand.jurisdiction, type, legalTexts[locale]), brand, locale);
}

/** A language's own text under one law, with its placeholders. */
export function legalSource(jurisdiction: Jurisdiction, type: LegalType, texts: LegalTexts): LegalSource {
  const outline: readonly OutlineSection[] = legalOutline[type];
  const text = texts[type];
  const written: Readonly<Record<string, WrittenSection>> = text.sections;
  const sections = outline.map(({ id, paragraphs }): LegalSection => {
    const section = written[id];
    if (section === undefined) throw new Error(`The ${type} “${text.title}” lack the section ${id}.`);
    const shown = paragraphs.filter(({ only }) => only === undefined || only === jurisdiction);
    return {
      id,
      heading: section.heading,
      paragraphs: shown.map((paragraph) => section.paragraphs[paragraph.id] ?? ''),
    };
  });
  return { title: text.title, sections };
}

/** A source with the figures, names and courts of a brand in the places that it leaves open. */
export function fillLegalSource(source: LegalSource, brand: LegalBrand, locale: Locale): BuiltLegalDocument {
  const values = legalValues(brand, locale);
  const sections = source.sections.map(({ id, heading, paragraphs }) => ({
    id,
    heading,
    paragraphs: paragraphs.map((paragraph) => fillText(paragraph, values)),
  }));
  return { title: source.title, sections, sha256: hashLegalText({ title: source.title, sections }) };
}

/** The fingerprint of a legal text: what a consent names, and what anyone can compute again. */
export function hashLegalText({ title, sections }: Pick<BuiltLegalDocument, 'title' | 'sections'>): string {
  return sha256(canonicalJson({ title, sections }));
}

type WrittenSection = { readonly heading: string; readonly paragraphs: Readonly<Record<string, string>> };

/** What stands in each open place: the one set of constants, and what the brand declares to be its own. */
export function legalValues(brand: LegalBrand, locale: Locale): Record<LegalPlaceholder, string> {
  return {
    brand: brand.name,
    company: brand.legalEntity,
    ...legalPlaces[brand.jurisdiction][locale],
    account_min_age: formatNumber(brand.ages.account),
    subscribe_min_age: formatNumber(brand.ages.subscribe),
    minimum_price: formatNumber(businessConstants.minimumPriceTwd),
    unit_usd: formatNumber(businessConstants.unitUsd),
    record_days: formatNumber(businessConstants.recordWindowDays),
    dispute_days: formatNumber(businessConstants.disputeDays),
    password_min_length: formatNumber(businessConstants.passwordMinLength),
    order_days: formatNumber(brand.deadlines?.orderDays ?? businessConstants.orderDays),
    daily_order_days: formatNumber(brand.deadlines?.dailyOrderDays ?? businessConstants.dailyOrderDays),
    late_transfer_days: formatNumber(businessConstants.lateTransferDays),
    withdrawal_days: formatNumber(businessConstants.withdrawalDays),
    order_retention_years: formatNumber(businessConstants.orderRetentionYears),
    session_retention_days: formatNumber(businessConstants.sessionRetentionDays),
    email_retention_days: formatNumber(businessConstants.emailRetentionDays),
  };
}
