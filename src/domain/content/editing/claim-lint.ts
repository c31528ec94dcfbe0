import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import { AppError } from '#platform/app-error.ts';

const NUMBER = String.raw`\p{Nd}[\p{Nd}.,\s]*`;
const CHINESE_NUMBER = '[零〇一二兩三四五六七八九十百千萬億半]';
const SYMBOL = '[$€£¥₫฿₩₮₿]';
const CODE = String.raw`(?:NT\$|HK\$|US\$|NTD|TWD|HKD|USD|VND|EUR|GBP|CNY|JPY|USDT)`;
const UNIT = String.raw`(?:dollars?|bucks|euros?|pounds?|đồng|vnđ|đô(?: la)?|triệu|tỷ|đ(?![\p{L}])|元|圓|塊|蚊|港幣|港元|台幣|臺幣|新台幣|美金|美元|越盾)`;

/** What a number has to stand with to be a share or an amount of money, in the four languages. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`${NUMBER}(?:%|‰|percent\b|per cent\b|phần trăm|趴|巴仙|個百分點)`, 'iu'),
  new RegExp(String.raw`百分之\s*(?:${CHINESE_NUMBER}|\p{Nd})+`, 'u'),
  new RegExp(
    String.raw`(?:${CHINESE_NUMBER}|\p{Nd})\s*成(?=$|[\p{P}\s以的之勝命中準率利回報半一二三四五六七八九])`,
    'u',
  ),
  new RegExp(String.raw`(?:${SYMBOL}|${CODE})\s*${NUMBER}`, 'iu'),
  new RegExp(String.raw`${NUMBER}(?:${SYMBOL}|${CODE}(?![\p{L}]))`, 'iu'),
  new RegExp(String.raw`${NUMBER}[kKwW萬千百億]?\s*${UNIT}`, 'iu'),
  new RegExp(`${CHINESE_NUMBER}+(?:元|圓|塊錢|港元|港幣|台幣|臺幣|美金|美元|越盾)`, 'u'),
];

/** The first share or amount of money in a text, as it stands there; null where there is none. Full-width characters count. */
export function findTypedClaim(text: string): string | null {
  const plain = cleanLine(text).normalize('NFKC');
  for (const pattern of PATTERNS) {
    const found = pattern.exec(plain)?.[0].trim();
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Refuses shares and amounts of money in texts that speak for the brand: such figures come from the registry of claims alone
 * (docs/product/picks.md). Throws 'invalid' at the field of each text that has one.
 * @param texts what was typed, by the name of its field
 */
export function assertNoTypedClaims(texts: Readonly<Record<string, string>>): void {
  const found = Object.entries(texts).flatMap(([field, text]) => {
    const claim = findTypedClaim(text);
    return claim === null
      ? []
      : [[field, [{ key: 'office.content.typedClaim', params: { found: claim } }]] as const];
  });
  if (found.length > 0) throw new AppError('invalid', 'a typed claim', { fields: Object.fromEntries(found) });
}
