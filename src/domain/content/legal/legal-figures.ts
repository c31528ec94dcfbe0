import type { LegalPlaceholder } from './legal-paragraph.ts';

/** Figures that are no term of the contract: times of day, a zone, and the numbers of statutes, articles and paragraphs. */
const NO_TERMS =
  /23:59:59|UTC\+8|(?:Cap\.|Articles?|Art\.|Sections?|§|第|Chương|Điều|Khoản)\s?\d+(?:[-.]\d+)?\s?(?:條|章|項|款|號)?(?:之\d+)?/gu;

/** Ages and thousands, as the four languages would spell them out. */
const SPELLED =
  /\b(?:eighteen|nineteen|twenty|twenty-one|one thousand|a thousand)\b|十八|十九|二十|廿|一千|壹仟|mười tám|mười chín|hai mươi|một nghìn|một ngàn/giu;

/** The placeholders of a text by name, sorted, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();
}

/** The figures that a text types itself, digits of any script and spelled ones, sorted; those of statutes are left out. */
export function typedFigures(text: string): string[] {
  const rest = text
    .normalize('NFKC')
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(NO_TERMS, ' ');
  const digits = (rest.match(/\d[\d,.]*/g) ?? []).map((figure) =>
    figure.replaceAll(',', '').replace(/\.$/, ''),
  );
  return [...digits, ...(rest.toLowerCase().match(SPELLED) ?? [])].sort();
}

/** Every figure of a finished text, statutes and times included: what four languages have to agree on. */
export function allFigures(text: string): string {
  const figures = text.normalize('NFKC').match(/\d[\d,.:]*/g) ?? [];
  return figures
    .map((figure) => figure.replaceAll(',', '').replace(/[.:]$/, ''))
    .sort()
    .join(' ');
}

/** What a text may leave open; every language is filled from the same constants. */
export const legalPlaceholders: readonly LegalPlaceholder[] = [
  'brand',
  'company',
  'law',
  'court',
  'account_min_age',
  'subscribe_min_age',
  'minimum_price',
  'unit_usd',
  'record_days',
  'dispute_days',
  'password_min_length',
  'order_days',
  'daily_order_days',
  'late_transfer_days',
  'withdrawal_days',
  'order_retention_years',
  'session_retention_days',
  'email_retention_days',
];
