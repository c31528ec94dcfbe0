/** Percentage points, as they are typed, in hundredths; null for what is no number from 0.01 to 50. */
export function readDifference(typed: string | null): number | null {
  if (typed === null || !/^\d{1,2}(?:[.,]\d{1,2})?$/.test(typed.trim())) return null;
  const hundredths = Math.round(Number(typed.trim().replace(',', '.')) * 100);
  return hundredths >= 1 && hundredths <= 5000 ? hundredths : null;
}
