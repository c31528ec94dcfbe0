/**
 * An amount of whole units as somebody typed it: `8000`, `8,000` or full-width digits; null for anything else, such as cents,
 * a sign, or more than an order can cost.
 */
export function readAmount(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replaceAll(',', '');
  if (!/^\d{1,8}$/.test(plain)) return null;
  const amount = Number(plain);
  return amount >= 1 && amount <= 10_000_000 ? amount : null;
}
