/** "2016-17" for seasons over two years, "2016" for seasons within one. */
export function seasonLabel(startYear: number, spansTwoYears: boolean): string {
  return spansTwoYears ? `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}` : String(startYear);
}
