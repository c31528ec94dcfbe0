import { type FeatureColumn, type FeatureGroup, type FeatureTier, put, type Writer } from './registry.ts';
import { type ScheduledGame, type ScheduleTracker, seasonDay } from './schedule-tracker.ts';

/**
 * A rating's log-odds of home against away, bent, and by the part of the year: how far a rating is to be believed depends on how
 * uneven the game is and on how much of the season it has seen, and a ridge has no other way to say so.
 */
export function curveColumns(code: string, group: FeatureGroup, tier: FeatureTier): readonly FeatureColumn[] {
  const meaning = `log-odds of home by the ${code} rating`;
  return CURVES.map(([name, text]) => ({
    name: `curve.${code}.${name}`,
    group,
    tier,
    meaning: `${meaning}, ${text}`,
    isInPrice: true,
  }));
}

const MONTHS = 12;

const CURVES: readonly (readonly [name: string, text: string])[] = [
  ['signed_square', 'squared with its sign'],
  ['cube', 'cubed'],
  ['size', 'without its sign'],
  ['square', 'squared'],
  ['start', 'early in the season: by exp(−days/40)'],
  ['days', 'by the days since the first game of the season'],
  ['playoff', 'in a play-off game'],
  ['neutral', 'on neutral ground'],
  ...Array.from({ length: MONTHS }, (_, month) => [`month${month + 1}`, `in month ${month + 1}`] as const),
];

/** Writes all columns of `curveColumns`. */
export function writeCurve(
  tracker: ScheduleTracker,
  game: ScheduledGame,
  advantage: number,
  writer: Writer,
): void {
  const size = Math.abs(advantage);
  const days = seasonDay(tracker, game);
  const month = new Date(game.startAt).getUTCMonth();
  put(writer, advantage * size);
  put(writer, advantage * size * size);
  put(writer, size);
  put(writer, size * size);
  put(writer, advantage * Math.exp(-days / 40));
  put(writer, (advantage * days) / 100);
  put(writer, game.playoff ? advantage : 0);
  put(writer, game.neutral ? advantage : 0);
  for (let one = 0; one < MONTHS; one++) put(writer, one === month ? advantage : 0);
}
