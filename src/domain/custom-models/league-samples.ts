import type { ModelRow } from '#db/queries/custom-model.ts';
import { type LeagueSampleRow, listLeagueSamples } from '#db/queries/league-history.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import type { Services } from '#domain/services.ts';
import { cachePerOwner } from '#platform/cache.ts';
import { MODEL_LIMITS } from './model-limits.ts';

/** What a league's newest seasons hold for a category. `known` counts its finished games of all seasons. */
export type LeagueSample = Pick<
  LeagueSampleRow,
  'leagueId' | 'category' | 'games' | 'priced' | 'from' | 'until'
> & {
  readonly seasons: number;
  readonly known: number;
};

type Entry = { readonly at: number; readonly samples: readonly LeagueSample[] };
/** Counting looks through all games of two seasons, and a form asks for each of its fields. */
const MAX_AGE_MS = 60_000;
const cacheOf = cachePerOwner<Services['db'], Entry>(10);

/** What each league offers a model; counted again at most once a minute. */
export async function leagueSamples(services: Services): Promise<readonly LeagueSample[]> {
  const now = services.clock.now().getTime();
  const source = feedSource(services);
  const cache = cacheOf(services.db);
  const known = cache.get(source);
  if (known && Math.abs(now - known.at) < MAX_AGE_MS) return known.samples;
  const asOf = services.clock.now();
  const rows = await listLeagueSamples(services.db, { source, asOf });
  const samples = [...Map.groupBy(rows, (row) => `${row.leagueId}/${row.category}`).values()].map(joined);
  cache.set(source, { at: now, samples });
  return samples;
}

function joined(seasons: readonly LeagueSampleRow[]): LeagueSample {
  const [first] = seasons;
  if (first === undefined) throw new Error('A sample needs a season.');
  return {
    leagueId: first.leagueId,
    category: first.category,
    seasons: seasons.length,
    known: first.known,
    games: seasons.reduce((sum, one) => sum + one.games, 0),
    priced: seasons.reduce((sum, one) => sum + one.priced, 0),
    from: new Date(Math.min(...seasons.map((one) => one.from.getTime()))),
    until: new Date(Math.max(...seasons.map((one) => one.until.getTime()))),
  };
}

/** The sample of several leagues together, as it is shown beside a choice. */
export function sampleOf(samples: readonly LeagueSample[]) {
  const from = Math.min(...samples.map((one) => one.from.getTime()));
  const until = Math.max(...samples.map((one) => one.until.getTime()));
  return {
    games: samples.reduce((sum, one) => sum + one.games, 0),
    priced: samples.reduce((sum, one) => sum + one.priced, 0),
    seasons: Math.max(0, ...samples.map((one) => one.seasons)),
    from: samples.length > 0 ? new Date(from).toISOString() : null,
    until: samples.length > 0 ? new Date(until).toISOString() : null,
    enough: samples.some((one) => one.priced >= MODEL_LIMITS.leagueGames),
  };
}

/** Microseconds a game, measured: the replay itself, and for each squared column of the ensemble's sums. */
const MICROSECONDS_PER_GAME = { average_rate: 150, mov: 500, expected_value: 1200 } as const;
const SQUARED_COLUMN_US = 0.0008;

/** About how long a run takes, in whole seconds, without waiting for those before it. */
export function runSeconds(options: {
  readonly strategy: ModelRow['strategy'];
  readonly columns: number;
  readonly games: number;
}): number {
  const sums = options.strategy === 'expected_value' ? SQUARED_COLUMN_US * options.columns ** 2 : 0;
  return Math.max(1, Math.ceil((options.games * (MICROSECONDS_PER_GAME[options.strategy] + sums)) / 1e6));
}
