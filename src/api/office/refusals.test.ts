import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPolicy, insertPasses, insertPolicy, type PassInsert } from '#db/queries/pick.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { officeHtml } from '#tests/support/office-html.tsx';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { SMALL_SOURCE } from '#tests/support/small-season.ts';
import * as refusalsScreen from '../../screens/office/refusals/screen.tsx';
import { refusalsContract } from './refusals.contract.ts';

let test: TestServices;
let office: Office;
let played: PlayedRecord;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 3);
  office = await openOffice(test.services);
  const { db, clock } = test.services;
  const policy = await findPolicy(db, clock.now());
  if (policy) await insertPolicy(db, { ...policy, version: 7 });
  const [first, second] = played.playedGames;
  await insertPasses(db, [
    pass(first, 'win_loss', { reason: 'price_unsound' }),
    pass(first, 'run_line', { reason: 'value_beyond_ceiling' }),
    pass(first, 'over_under', { reason: 'ev_below_policy' }),
    pass(first, 'over_under', { reason: 'price_unsound', origin: 'backfill' }),
    pass(second, 'win_loss', { reason: 'price_above_others', startAt: daysAgo(31) }),
    pass(second, 'run_line', { reason: 'price_unsound', source: 'elsewhere' }),
  ]);
});
afterAll(() => test.close());

const daysAgo = (days: number) => new Date(test.services.clock.now().getTime() - days * 86_400_000);

function pass(
  gameId: string | undefined,
  betType: PassInsert['betType'],
  over: Partial<PassInsert>,
): PassInsert {
  return {
    gameId: gameId ?? '',
    betType,
    policyVersion: 7,
    origin: 'live',
    reason: 'no_odds',
    startAt: daysAgo(1),
    knownAt: daysAgo(1),
    source: SMALL_SOURCE,
    ...over,
  };
}

const list = async (query = '', who = 'analyst') =>
  refusalsContract.data.parse((await office.get(`/refusals${query}`, who)).data);

it('200: lists what was not believed in the last 30 days, of live looks at shown games alone, and by reason', async () => {
  const game = played.playedGames[0];
  const all = await list();
  expect(all.map((row) => [row.game_id, row.bet_type, row.reason, row.policy_version])).toEqual([
    [game, 'run_line', 'value_beyond_ceiling', 7],
    [game, 'win_loss', 'price_unsound', 7],
  ]);
  expect((await list('?reason=price_unsound')).map((row) => row.bet_type)).toEqual(['win_loss']);
  expect(await list('?reason=price_above_others')).toEqual([]);
});

it('200: comes in pages, with how many there are', async () => {
  const { data, meta } = await office.get('/refusals?per_page=1&page=2', 'auditor');
  expect(refusalsContract.data.parse(data).map(({ bet_type }) => bet_type)).toEqual(['win_loss']);
  expect(meta).toMatchObject({ page: 2, per_page: 1, total: 2, last_page: 2 });
});

it('302, 404 and 422: no one, who has no business with results, another brand, no such reason', async () => {
  expect((await office.get('/refusals', null)).http_code).toBe(302);
  for (const who of ['finance', 'support', 'content']) {
    expect([who, (await office.get('/refusals', who)).http_code]).toEqual([who, 404]);
  }
  expect((await office.get('/refusals?brand=orange')).http_code).toBe(404);
  expect((await office.get('/refusals?reason=no_odds')).http_code).toBe(422);
});

it('the page names the reason, and can be asked for one', async () => {
  const html = (path: string) =>
    officeHtml(test.services, { token: office.token('analyst'), screen: refusalsScreen, path });
  const all = await html('/office/refusals');
  expect(all).toContain('Expected value above 15%</td>');
  expect(all).toContain('Implausible odds: margin below 0% or above 25%');
  expect(await html('/office/refusals?reason=price_unsound')).not.toContain('Expected value above 15%</td>');
});
