/** A percentage from 0 to 50 as somebody typed it, as a share; null for anything else. */
export function readShare(typed: FormDataEntryValue | null): number | null {
  const plain = plainOf(typed).replace(/%$/, '');
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(plain)) return null;
  const percent = Number(plain);
  return percent <= 50 ? Math.round(percent * 1000) / 100_000 : null;
}

/** A whole number from 0 to 100; null for anything else. */
export function readWhole(typed: FormDataEntryValue | null): number | null {
  const plain = plainOf(typed);
  return /^\d{1,3}$/.test(plain) && Number(plain) <= 100 ? Number(plain) : null;
}

function plainOf(typed: FormDataEntryValue | null): string {
  return String(typed ?? '')
    .normalize('NFKC')
    .trim();
}
