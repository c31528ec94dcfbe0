import { formatDate, formatNumber, formatSigned } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { StatisticsData } from './data.server.ts';

export type Shown = NonNullable<StatisticsData['statistics']>;
export type Panel = NonNullable<Shown['panel']>;
export type Sport = Shown['sport'];
export type Split = Panel['split'][number];
export type Strength = Panel['strengths'][number];

/** What is scored in a sport: the key of its word. */
export const SCORED = { soccer: 'goals', basketball: 'points', baseball: 'runs' } as const satisfies Record<
  Sport,
  string
>;

/** An average per game: two decimals where few are scored, one where many are. */
export function perGame(sum: number, n: number, sport: Sport): string {
  return n === 0 ? '-' : formatNumber(sum / n, sport === 'basketball' ? 1 : 2);
}

/** `Won 3`, or `Won the last` where it was one. */
export function streakText(streak: Panel['streak'], t: Translate<'statistics'>): string {
  if (streak === null) return '-';
  const { result, length } = streak;
  return length === 1
    ? t(`statistics.lastResult.${result}`)
    : t(`statistics.streak.${result}`, { count: length });
}

/** `11–4–3`, without the middle where a sport knows no draw and none happened. */
export function recordText(
  options: { readonly win: number; readonly draw: number; readonly lose: number },
  sport: Sport,
): string {
  if (options.win + options.draw + options.lose === 0) return '-';
  const parts =
    sport === 'soccer' || options.draw > 0
      ? [options.win, options.draw, options.lose]
      : [options.win, options.lose];
  return parts.map((part) => formatNumber(part)).join('–');
}

/** The last games that the measure of form looks at. */
const FORM_GAMES = 5;

/** A measure in its own unit. Form is a count of so few games that it is written as one. */
export function strengthText(
  { id, value }: Strength,
  panel: Panel,
  sport: Sport,
  sample: (k: string, n: number) => string,
): string {
  if (value === null) return '-';
  const decimals = sport === 'basketball' ? 1 : 2;
  switch (id) {
    case 'attack':
    case 'defence':
    case 'consistency':
      return formatNumber(value, decimals);
    case 'home_away':
      return formatSigned(value, decimals);
    case 'schedule':
      return formatNumber(value, 0);
    case 'form': {
      const games = Math.min(FORM_GAMES, panel.form.length);
      const won = value * games;
      return sample(formatNumber(won, Number.isInteger(won) ? 0 : 1), games);
    }
  }
}

/** Days since 1970 of a calendar date: the position of a game on a time line. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/**
 * Whole days without a game between two starts, by the dates that the reader sees beside them: in the league's own days, by which we
 * calculate, a night game may be a day earlier.
 */
export function restBetween(before: string, start: string, zone: string): number {
  const days = dayNumber(formatDate(start, zone)) - dayNumber(formatDate(before, zone)) - 1;
  return Math.max(0, days);
}
