import type { TeamGame } from './team-games.ts';
import { FORM_GAMES, type TeamLine } from './team-table.ts';

/** The six measures on which two teams are compared (docs/product/schedule.md), in the order of the chart's axes. */
const STRENGTHS = ['attack', 'defence', 'form', 'home_away', 'consistency', 'schedule'] as const;
type StrengthId = (typeof STRENGTHS)[number];

export type Strength = {
  readonly id: StrengthId;
  /** The measure itself, in its own unit; null where no game gives it. */
  readonly value: number | null;
  /** Where it stands among the teams of the league, 0 to 1: the share of the others that are weaker, equals counted half. */
  readonly percentile: number | null;
};

/**
 * The measures, each so that more is stronger except where noted in `LESS_IS_MORE`:
 * attack and defence: points scored and conceded a game; form: results of the last five games, a win 1 and a draw ½;
 * home_away: mean margin at home and mean margin away, each counted half, so that a kind fixture list does not help;
 * consistency: standard deviation of the margin; schedule: mean rating of the opponents, as they were before each game.
 */
const MEASURES: Readonly<Record<StrengthId, (games: readonly TeamGame[]) => number | null>> = {
  attack: (games) => mean(games.map(({ own }) => own)),
  defence: (games) => mean(games.map(({ other }) => other)),
  form: (games) => mean(games.slice(-FORM_GAMES).map(({ result }) => POINTS[result])),
  home_away: (games) => {
    const margin = (atHome: boolean) => mean(games.filter(({ isHome }) => isHome === atHome).map(marginOf));
    const [home, away] = [margin(true), margin(false)];
    return home === null || away === null ? null : (home + away) / 2;
  },
  consistency: (games) => deviation(games.map(marginOf)),
  schedule: (games) => mean(games.map(({ opponentRating }) => opponentRating)),
};

const POINTS = { win: 1, draw: 0.5, lose: 0 } as const;
const LESS_IS_MORE: readonly StrengthId[] = ['defence', 'consistency'];

/** The six measures of every team of a league, by team. */
export function teamStrengths(lines: readonly TeamLine[]): ReadonlyMap<string, readonly Strength[]> {
  const measured = STRENGTHS.map((id) => {
    const values = lines.map(({ games }) => MEASURES[id](games));
    const sign = LESS_IS_MORE.includes(id) ? -1 : 1;
    return values.map((value) => ({ id, value, percentile: percentileOf(value, values, sign) }));
  });
  return new Map(
    lines.map(({ team }, index) => [
      team.id,
      measured.map((column) => column[index]).filter((one) => one !== undefined),
    ]),
  );
}

/** The share of the other values that lie below this one, equals counted half. */
export function percentileOf(
  value: number | null,
  all: readonly (number | null)[],
  sign: 1 | -1,
): number | null {
  const known = all.filter((other) => other !== null);
  if (value === null || known.length < 2) return null;
  const below = known.filter((other) => sign * (value - other) > 1e-9).length;
  const equal = known.filter((other) => Math.abs(value - other) <= 1e-9).length - 1;
  return (below + equal / 2) / (known.length - 1);
}

function marginOf({ own, other }: TeamGame): number {
  return own - other;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation of a sample; null with fewer than two values. */
function deviation(values: readonly number[]): number | null {
  const centre = mean(values);
  if (centre === null || values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
