import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { strategyShowContract } from './show.contract.ts';

let test: TestServices;
let played: PlayedRecord;
let free: string;
let paying: string;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 1);
  free = (await makeMember(test.services)).token;
  paying = (await makeMember(test.services, { planDays: 30 })).token;
});
afterAll(() => test.close());

async function pickId(game: string | undefined, no: number): Promise<string> {
  const { rows } = await test.services.db.$client.query(
    'select id from pick where game_id = $1 and serial_no = $2',
    [game, no],
  );
  return rows[0].id;
}

const show = (id: unknown, token: string | null = free) =>
  callApi(test.services, { method: 'POST', path: '/ai-strategy/show', body: { id }, token });

describe('200', () => {
  it('shows a coming pick in full to a member with a plan', async () => {
    const answer = await show(await pickId(played.comingGame, 2), paying);
    const pick = strategyShowContract.data.parse(answer.data);
    expect(pick).toMatchObject({
      locked: false,
      result: 'not_completed',
      policy_version: 1,
      lead_minutes: 480,
    });
    expect(pick.leaf_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(pick.local_prices.map(({ profile }) => profile)).toEqual(['TW', 'HK', 'VN']);
    expect(pick.article).toMatchObject({ state: 'analyzing', paragraphs: [] });
  });

  it('shows the free pick, and any pick that has started, to a member without one', async () => {
    expect((await show(await pickId(played.comingGame, 1))).http_code).toBe(200);
    const { data } = await show(await pickId(played.playedGames[0], 2));
    expect(data).toMatchObject({ locked: false, result: 'win', score: { home: 3, away: 1 } });
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await show(await pickId(played.comingGame, 1), null)).http_code).toBe(302);
  });
});

describe('403', () => {
  it('answers nothing of a coming pick without a plan', async () => {
    const answer = await show(await pickId(played.comingGame, 2));
    expect(answer).toMatchObject({ http_code: 403, data: null });
  });
});

describe('404', () => {
  it('knows no such pick', async () => {
    expect((await show('00000000-0000-4000-8000-000000000000', paying)).http_code).toBe(404);
  });
});

describe('422', () => {
  it.each([undefined, 'seven', 7])('refuses the id %s', async (id) => {
    expect((await show(id, paying)).http_code).toBe(422);
  });
});

describe('423', () => {
  it('waits until a break is over', async () => {
    const breakUntil = minutesAfter(played.now, 1440);
    const { token } = await makeMember(test.services, { planDays: 30, breakUntil });
    expect((await show(await pickId(played.comingGame, 2), token)).http_code).toBe(423);
  });
});
