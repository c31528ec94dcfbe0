import {
  type FeatureColumn,
  type FeatureGroup,
  type FeatureTier,
  pairColumns,
  putPair,
  type Writer,
} from './registry.ts';

export type Quantity = { readonly name: string; readonly group: FeatureGroup; readonly meaning: string };

/** What a tracker follows: quantities of one side of a game, each over several half-lives counted in games. */
export type FormSpec = {
  readonly family: string;
  readonly tier: FeatureTier;
  readonly quantities: readonly Quantity[];
  readonly halfLives: readonly number[];
  /** Half-lives over the team's home games (for the home side) and away games (for the away side) alone. */
  readonly venueHalfLives: readonly number[];
  /** Games' worth of the league's mean that every average starts from. */
  readonly prior: number;
  /** True where the game's own price says all that these averages could. */
  readonly isInPrice?: boolean;
};

type Averages = { sum: Float64Array; weight: Float64Array };
type TeamForm = { all: Averages; home: Averages; away: Averages };

/** Exponentially weighted averages per team, and the league's own averages that they are shrunk to. */
export type FormTracker = { teams: Map<string, TeamForm>; league: Averages };

const LEAGUE_HALF_LIFE_GAMES = 400;

export function createFormTracker(spec: FormSpec): FormTracker {
  return { teams: new Map(), league: averages(spec.quantities.length) };
}

export function formColumns(spec: FormSpec): readonly FeatureColumn[] {
  const windows = [
    ...spec.halfLives.map((halfLife) => ({ code: `hl${halfLife}`, text: `half-life ${halfLife} games` })),
    ...spec.venueHalfLives.map((halfLife) => ({
      code: `venue${halfLife}`,
      text: `own ground or away alone, half-life ${halfLife} games`,
    })),
  ];
  const columns = windows.flatMap((window, index) =>
    spec.quantities.flatMap((quantity) =>
      pairColumns(
        `${spec.family}.${quantity.name}.${window.code}`,
        index >= spec.halfLives.length && quantity.group === 'recent_form' ? 'home_away' : quantity.group,
        spec.tier,
        `${quantity.meaning}, ${window.text}`,
      ),
    ),
  );
  return spec.isInPrice ? columns.map((column) => ({ ...column, isInPrice: true })) : columns;
}

/** Adds one side's values of a finished game; NaN leaves an average as it is. */
export function updateForm(
  tracker: FormTracker,
  spec: FormSpec,
  team: string,
  isHome: boolean,
  values: Float64Array,
): void {
  let form = tracker.teams.get(team);
  if (!form) {
    const size = spec.quantities.length;
    form = {
      all: averages(size * spec.halfLives.length),
      home: averages(size * spec.venueHalfLives.length),
      away: averages(size * spec.venueHalfLives.length),
    };
    tracker.teams.set(team, form);
  }
  accumulate(form.all, values, spec.halfLives);
  accumulate(isHome ? form.home : form.away, values, spec.venueHalfLives);
  accumulate(tracker.league, values, [LEAGUE_HALF_LIFE_GAMES]);
}

/** Writes all columns of `formColumns` for a coming game. */
export function writeForm(
  tracker: FormTracker,
  spec: FormSpec,
  home: string,
  away: string,
  writer: Writer,
): void {
  const homeForm = tracker.teams.get(home);
  const awayForm = tracker.teams.get(away);
  writeWindows(tracker, spec, homeForm?.all, awayForm?.all, spec.halfLives.length, writer);
  writeWindows(tracker, spec, homeForm?.home, awayForm?.away, spec.venueHalfLives.length, writer);
}

function writeWindows(
  tracker: FormTracker,
  spec: FormSpec,
  home: Averages | undefined,
  away: Averages | undefined,
  windows: number,
  writer: Writer,
): void {
  const size = spec.quantities.length;
  for (let w = 0; w < windows; w++) {
    for (let q = 0; q < size; q++) {
      const weight = tracker.league.weight[q] ?? 0;
      const prior = weight > 0 ? (tracker.league.sum[q] ?? 0) / weight : Number.NaN;
      putPair(
        writer,
        shrunk(home, w * size + q, prior, spec.prior),
        shrunk(away, w * size + q, prior, spec.prior),
      );
    }
  }
}

function shrunk(form: Averages | undefined, index: number, prior: number, games: number): number {
  if (!form) return prior;
  return ((form.sum[index] ?? 0) + games * prior) / ((form.weight[index] ?? 0) + games);
}

function averages(size: number): Averages {
  return { sum: new Float64Array(size), weight: new Float64Array(size) };
}

function accumulate(form: Averages, values: Float64Array, halfLives: readonly number[]): void {
  const { sum, weight } = form;
  let at = 0;
  for (const halfLife of halfLives) {
    const keep = 0.5 ** (1 / halfLife);
    for (let q = 0; q < values.length; q++, at++) {
      const value = values[q] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum[at] = (sum[at] ?? 0) * keep + value;
      weight[at] = (weight[at] ?? 0) * keep + 1;
    }
  }
}
