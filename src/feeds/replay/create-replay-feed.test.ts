import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, WEEK_MS } from '#terms/durations.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import type { ArchiveGame } from '../archive.ts';
import { priceGames } from '../embedded/bookmaker/price-games.ts';
import type { Feed, FeedBatch } from '../feed.ts';
import { chooseShifts, type Shifts } from './choose-shifts.ts';
import { createReplayFeed } from './create-replay-feed.ts';
import { gameKey } from './game-key.ts';

type Opened = { games: readonly ArchiveGame[]; shifts: Shifts; feed: Feed };

/** A Saturday evening, so that soccer, too, has games in play. */
const NOW = new Date('2026-11-21T18:20:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

async function drain(
  feed: Feed,
  from: Date | null,
  until: Date,
  liveFrom: Date,
  movesFrom?: Date,
): Promise<FeedBatch> {
  const all = { games: [], states: [], odds: [], references: [] } satisfies FeedBatch;
  const sum: { [key in keyof Omit<FeedBatch, 'reports'>]: FeedBatch[key][number][] } = { ...all };
  for await (const batch of feed.changes({ from, until, liveFrom, ...(movesFrom ? { movesFrom } : {}) })) {
    expect(batch.games.length).toBeLessThanOrEqual(2000);
    for (const game of batch.games) sum.games.push(game);
    for (const state of batch.states) sum.states.push(state);
    for (const odds of batch.odds) sum.odds.push(odds);
    for (const reference of batch.references) sum.references.push(reference);
  }
  return sum as FeedBatch;
}

function open(leagueId: string): Opened {
  const games = embeddedLeague(leagueId);
  const shifts = chooseShifts(games, NOW);
  return { games, shifts, feed: createReplayFeed({ games, shifts, seed: 'test' }) };
}

const allOf = (batch: FeedBatch) => [...batch.games, ...batch.states, ...batch.odds, ...batch.references];
const sorted = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

describe.each(['SERIEA', 'MLB'])('the replay of %s', (leagueId) => {
  let opened: Opened;
  beforeAll(() => {
    opened = open(leagueId);
  });

  it('reports nothing that is known after until, and each game once', async () => {
    const batch = await drain(opened.feed, null, NOW, NOW);
    expect(allOf(batch).filter(({ knownAt }) => knownAt > NOW)).toEqual([]);
    expect(new Set(batch.games.map((game) => game.key)).size).toBe(batch.games.length);
    const keys = new Set(batch.games.map((game) => game.key));
    expect([...batch.states, ...batch.odds].filter((row) => !keys.has(row.gameKey))).toEqual([]);
    const ahead = batch.games.filter((game) => game.startAt > NOW);
    expect(Math.max(...ahead.map((game) => game.startAt.getTime())) - NOW.getTime()).toBeLessThanOrEqual(
      60 * DAY_MS,
    );
    expect(ahead.length).toBeGreaterThan(50);
  });

  it('loads old games with one state, and the prices at the opening, an hour before the start and at the close', async () => {
    const { states, odds, games } = await drain(opened.feed, null, NOW, NOW);
    const over = games.filter((game) => game.startAt.getTime() < NOW.getTime() - DAY_MS);
    const statesOf = Map.groupBy(states, (state) => state.gameKey);
    const oddsOf = Map.groupBy(odds, (row) => row.gameKey);
    const wrong = over.filter((game) => {
      const [state, ...more] = statesOf.get(game.key) ?? [];
      if (more.length > 0 || !['completed', 'canceled'].includes(state?.status ?? '')) return true;
      const phases = (oddsOf.get(game.key) ?? []).map((row) => row.phase).sort();
      const phasesOfGame =
        /^close,close,close(,move,move,move,move,move,move,move,move,move)?,open,open,open$/;
      return state?.reason !== 'postponed' && !phasesOfGame.test(phases.join());
    });
    expect(wrong).toEqual([]);
    expect(over.length).toBeGreaterThan(1000);
  });

  it('reports every move of a price from the instant on that is asked for, also of games that are over', async () => {
    const movesFrom = later(-10 * DAY_MS);
    const all = await drain(opened.feed, null, NOW, NOW, movesFrom);
    const replayed = await drain(opened.feed, movesFrom, NOW, movesFrom);
    const since = (batch: FeedBatch) =>
      sorted(batch.odds.filter(({ knownAt, phase }) => phase === 'move' && knownAt > movesFrom));
    expect(since(all)).toEqual(since(replayed));
    expect(since(all).length).toBeGreaterThan(100);
  });

  it('reports the same in one window as in many polls', async () => {
    const [span, step] = [26 * HOUR_MS, 10 * 60_000];
    const end = later(span);
    const whole = await drain(opened.feed, NOW, end, NOW);
    const polled: FeedBatch[] = [];
    for (let at = 0; at < span; at += step) {
      polled.push(await drain(opened.feed, later(at), later(at + step), NOW));
    }
    expect(sorted(polled.flatMap((batch) => batch.states))).toEqual(sorted(whole.states));
    expect(sorted(polled.flatMap((batch) => batch.odds))).toEqual(sorted(whole.odds));
    expect(whole.states.length).toBeGreaterThan(50);
  });

  it('is byte-identical when it is opened again', async () => {
    const again = createReplayFeed({
      games: [...opened.games].reverse(),
      shifts: opened.shifts,
      seed: 'test',
    });
    const window = [later(-2 * DAY_MS), NOW, later(-2 * DAY_MS)] as const;
    expect(JSON.stringify(await drain(again, ...window))).toBe(
      JSON.stringify(await drain(opened.feed, ...window)),
    );
  });

  it('does not change when every result that is still to come is another one, prices made again', async () => {
    const archiveNow = NOW.getTime() - (opened.shifts[leagueId] ?? 0) * WEEK_MS;
    // An hour more than now: summer time may lie between the archive's date and the moved one.
    const poisoned = opened.games.map((game) =>
      game.startAt.getTime() <= archiveNow + HOUR_MS
        ? game
        : {
            ...game,
            homeScore: game.awayScore + 7,
            awayScore: game.homeScore + 1,
            halfTime: null,
            overtime: !game.overtime,
            statistics: { shots_home: 99 },
          },
    );
    const games = priceGames(leagueId, poisoned);
    const feed = createReplayFeed({ games, shifts: opened.shifts, seed: 'test' });
    const past = [later(-21 * DAY_MS), NOW, later(-2 * DAY_MS)] as const;
    const truth = await drain(opened.feed, ...past);
    expect(truth.odds.length).toBeGreaterThan(100);
    expect(JSON.stringify(await drain(feed, ...past))).toBe(JSON.stringify(truth));
    const future = [NOW, later(8 * DAY_MS), later(8 * DAY_MS)] as const;
    const poison = JSON.stringify(await drain(feed, ...future));
    expect(poison).not.toBe(JSON.stringify(await drain(opened.feed, ...future)));
  });

  it('keeps the league clock and moves the game day by whole weeks', async () => {
    const { games } = await drain(opened.feed, null, NOW, NOW);
    const zone = leagueId === 'MLB' ? 'America/New_York' : 'Europe/Rome';
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    const clocks = new Map(opened.games.map((game) => [gameKey(game), clock.format(game.startAt)]));
    expect(games.filter((game) => clock.format(game.startAt) !== clocks.get(game.key))).toEqual([]);
    const labels = new Map(opened.games.map((game) => [gameKey(game), Date.parse(game.gameDay)]));
    const weeks = games.map((game) => (Date.parse(game.gameDay) - (labels.get(game.key) ?? 0)) / WEEK_MS);
    expect(new Set(weeks)).toEqual(new Set([opened.shifts[leagueId]]));
  });
});

describe('the replay of MLB', () => {
  const { feed } = open('MLB');

  it('names starting pitchers a day before the game and not earlier', async () => {
    const { games } = await drain(feed, null, NOW, NOW);
    const isNear = (startAt: Date): boolean => startAt.getTime() - NOW.getTime() <= DAY_MS;
    expect(games.filter((game) => (game.homeStarter !== null) !== isNear(game.startAt))).toEqual([]);
    const tomorrow = await drain(feed, NOW, later(DAY_MS), NOW);
    expect(tomorrow.games.filter((game) => game.homeStarter !== null).length).toBeGreaterThan(5);
  });

  it('gives a game that is called off no price from then on', async () => {
    const { states, odds } = await drain(feed, later(-40 * DAY_MS), NOW, later(-40 * DAY_MS));
    const calledOff = new Map(
      states.filter((state) => state.reason === 'postponed').map((state) => [state.gameKey, state.knownAt]),
    );
    expect(calledOff.size).toBeGreaterThan(2);
    const before = odds.filter((row) => calledOff.has(row.gameKey));
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter((row) => row.knownAt >= (calledOff.get(row.gameKey) ?? NOW))).toEqual([]);
  });
});

describe('a replay of an archive with real rows', () => {
  const [base] = embeddedLeague('EPL').filter((game) => game.season === '2016-17');
  const real = { ...base, origin: 'real', halfTime: null, homeScore: 2, awayScore: 1 } as ArchiveGame;

  it('does not pass off its own timeline as real', async () => {
    const shifts = { EPL: Math.round((NOW.getTime() - real.startAt.getTime()) / WEEK_MS) - 1 };
    const feed = createReplayFeed({ games: [real], shifts, seed: 'test' });
    const { states } = await drain(feed, null, later(4 * WEEK_MS), new Date(0));
    expect(states.at(-1)).toMatchObject({
      status: 'completed',
      origin: 'real',
      parts: [],
      homeScore: 2,
      awayScore: 1,
    });
    const playing = states.filter((state) => state.status === 'in_progress');
    expect(playing.length).toBeGreaterThan(90);
    expect(new Set(playing.map((state) => state.origin))).toEqual(new Set(['mixed']));
  });

  it('refuses a mapping of another archive', () => {
    expect(() => createReplayFeed({ games: [real], shifts: { NBA: 1 }, seed: 'test' })).toThrow('EPL');
  });
});
