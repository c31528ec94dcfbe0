/** A coupon's code as it is stored: trimmed, NFKC, upper case; null where it cannot be one (docs/product/plans.md). */
export function normalizeCode(entered: string): string | null {
  const code = entered.normalize('NFKC').trim().toUpperCase();
  return /^[A-Z0-9-]{4,32}$/.test(code) ? code : null;
}
