import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { SMALL_SOURCE } from '#tests/support/small-season.ts';
import { oddsShowContract } from './odds-show.contract.ts';

let test: TestServices;
let played: PlayedRecord;
let token: string;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 1);
  token = (await makeMember(test.services)).token;
  const [winner, , total] = goodOdds('coming', minutesAfter(played.now, -10));
  if (!winner || !total) throw new Error('three markets');
  const odds = [
    { ...winner, bookmaker: 'two', homeOdds: 2.6, awayOdds: 2.9 },
    { ...winner, phase: 'move' as const, homeOdds: 2.4, knownAt: minutesAfter(played.now, -5) },
    { ...total, bookmaker: 'two', line: 3.5, homeOdds: 3.1, awayOdds: 1.4 },
    { ...total, bookmaker: 'three', line: 3.5, homeOdds: 3.2, awayOdds: 1.36 },
  ];
  const batch = { games: [], states: [], odds, references: [] };
  await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
});
afterAll(() => test.close());

const ask = (query: string, as: string | null = token) =>
  callApi(test.services, { path: `/sport/odds-show?event_id=${query}`, token: as });
const odds = async (query = '') =>
  oddsShowContract.data.parse((await ask(`${played.comingGame}${query}`)).data);

describe('200', () => {
  it('gives the best price of each side, the consensus without margins, and the movement', async () => {
    const [winner] = (await odds()).bet_types;
    const [home, draw, away] = winner?.sides ?? [];
    expect(home).toMatchObject({ side: 'home', odds: 2.6, source: 'two' });
    expect(away).toMatchObject({ side: 'away', odds: 4, source: 'one' });
    const consensus = (home?.consensus ?? 0) + (draw?.consensus ?? 0) + (away?.consensus ?? 0);
    expect(consensus).toBeCloseTo(1, 12);
    const [one, two] = [[2.4, 3.4, 4], [2.6, 3.4, 2.9]].map((prices) => prices.reduce((sum, o) => sum + 1 / o, 0)); // biome-ignore format: two markets
    expect(winner?.margin).toBeCloseTo(((one ?? 0) + (two ?? 0)) / 2 - 1, 12);
    expect(home?.consensus).toBeCloseTo((1 / 2.4 / (one ?? 1) + 1 / 2.6 / (two ?? 1)) / 2, 12);
    expect(home?.movement).toBeCloseTo((2.4 + 2.6) / (2.1 + 2.6) - 1, 12);
    expect(winner).toMatchObject({ line: null, books: 2 });
    expect(winner?.history.map((entry) => entry.source)).toEqual(['one', 'two', 'one']);
  });

  it('takes the line that most bookmakers offer', async () => {
    const total = (await odds()).bet_types.find((market) => market.id === 'over_under');
    expect(total).toMatchObject({
      line: 3.5,
      books: 2,
      sides: [{ side: 'over', odds: 3.2, source: 'three' }, {}],
    });
  });

  it('shows the prices that were known at an instant', async () => {
    const earlier = await odds(`&as_of=${minutesAfter(played.now, -30).toISOString()}`);
    expect(earlier.bet_types.map((market) => [market.id, market.line, market.books])).toEqual([
      ['win_loss', null, 1],
      ['run_line', -1.5, 1],
      ['over_under', 2.5, 1],
    ]);
    expect(earlier.bet_types[0]?.sides[0]).toMatchObject({ odds: 2.1, movement: 0 });
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await ask(played.comingGame, null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('knows no such game', async () => {
    expect((await ask('00000000-0000-4000-8000-000000000000')).http_code).toBe(404);
  });
});

describe('422', () => {
  it.each(['seven', '', '&as_of=2099-01-01T00:00:00Z'])('refuses %s', async (query) => {
    const path = query.startsWith('&') ? `${played.comingGame}${query}` : query;
    expect((await ask(path)).http_code).toBe(422);
  });
});

describe('423', () => {
  it('hides prices from a member on a break', async () => {
    const breakUntil = minutesAfter(played.now, 1440);
    const resting = await makeMember(test.services, { breakUntil });
    expect((await ask(played.comingGame, resting.token)).http_code).toBe(423);
  });
});
