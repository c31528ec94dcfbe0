import { formatNumber } from '#i18n/format-number.ts';

/** A model's score; a dash where nothing was measured, since a zero would be the best that there is. */
export function writeScore(score: number | null | undefined): string {
  return score === null || score === undefined ? '-' : formatNumber(score, 4);
}
