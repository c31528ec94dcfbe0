/** A whole number from 1 up as somebody typed it, full-width digits and thousands separators included; null for anything else. */
export function readCount(typed: FormDataEntryValue | null, most: number): number | null {
  const plain = String(typed ?? '')
    .normalize('NFKC')
    .trim()
    .replaceAll(',', '');
  if (!/^\d{1,9}$/.test(plain)) return null;
  const count = Number(plain);
  return count >= 1 && count <= most ? count : null;
}
