import { insertFacts, upsertGames, upsertLeagues } from '#db/queries/feed-row.ts';
import { batchRows, leagueRows, teamRows } from '#domain/forecasting/sport/feed-rows.ts';
import { showSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import type { FeedGame, FeedOdds, FeedState } from '#feeds/feed.ts';

export const SMALL_SOURCE = 'replay';

const names = (en: string, zh: string) => ({ en, zh_TW: zh, zh_HK: zh, vi: en });

/** A game of the small season: two of three made-up clubs, unless the overrides say otherwise. */
export function smallGame(overrides: Partial<FeedGame> & Pick<FeedGame, 'key' | 'startAt'>): FeedGame {
  return {
    leagueId: 'EPL',
    season: '2016-17',
    homeKey: 'EPL/Reds',
    awayKey: 'EPL/Blues',
    startSimulated: false,
    gameDay: overrides.startAt.toISOString().slice(0, 10),
    gameNo: 1,
    neutral: false,
    playoff: false,
    homeStarter: null,
    awayStarter: null,
    origin: 'simulated',
    knownAt: new Date(overrides.startAt.getTime() - 30 * 86_400_000),
    ...overrides,
  };
}

export function smallState(
  overrides: Partial<FeedState> & Pick<FeedState, 'gameKey' | 'knownAt' | 'status'>,
): FeedState {
  return {
    reason: null,
    homeScore: null,
    awayScore: null,
    parts: [],
    elapsed: null,
    stoppage: null,
    half: null,
    period: null,
    remaining: null,
    inning: null,
    inningHalf: null,
    statistics: {},
    origin: 'simulated',
    ...overrides,
  };
}

type SmallRows = {
  readonly games: readonly FeedGame[];
  readonly states?: readonly FeedState[];
  readonly odds?: readonly FeedOdds[];
  /** The source that reported them; the replay where left out. */
  readonly source?: string;
};

/** One league of three clubs, and whatever games and facts a test hands in. */
export async function insertSmallSeason(services: Services, given: SmallRows): Promise<void> {
  const source = given.source ?? SMALL_SOURCE;
  const known = new Date('2016-01-01T00:00:00Z');
  const seasons = [
    {
      season: '2016-17',
      fromAt: new Date('2016-08-01T00:00:00Z'),
      toAt: new Date('2017-05-31T00:00:00Z'),
      origin: 'simulated',
    },
  ] as const;
  const league = {
    id: 'EPL',
    sport: 'soccer',
    names: names('Premier League', '英超'),
    country: 'England',
    seasons,
  } as const;
  const teams = [
    { key: 'EPL/Reds', leagueId: 'EPL', names: names('Reds', '紅隊') },
    { key: 'EPL/Blues', leagueId: 'EPL', names: names('Blues', '藍隊') },
    { key: 'EPL/Greens', leagueId: 'EPL', names: names('Greens', '綠隊') },
  ];
  await upsertLeagues(services.db, {
    ...leagueRows(source, [league], known),
    teams: teamRows(source, teams, known),
  });
  await addSmallRows(services, given);
  await showSources(services, [source]);
}

/** Games and facts of the small season alone, as a later delivery reports them: leagues, teams and settings stay untouched. */
export async function addSmallRows({ db }: Services, given: SmallRows): Promise<void> {
  const { games, states = [], odds = [], source = SMALL_SOURCE } = given;
  const batch = { games, states, odds, references: [] };
  const rows = batchRows(source, batch, new Date('2100-01-01T00:00:00Z'));
  await upsertGames(db, rows.games);
  await insertFacts(db, rows);
}
