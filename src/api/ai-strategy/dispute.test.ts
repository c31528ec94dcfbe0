import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerDispute } from '#domain/picks/grade/answer-dispute.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { orderRecordContract } from './order/record.contract.ts';

let test: TestServices;
let played: PlayedRecord;
let token: string;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 9);
  token = (await makeMember(test.services)).token;
});
afterAll(() => test.close());

async function pickOf(game: string | undefined): Promise<string> {
  const { rows } = await test.services.db.$client.query(
    "select id from pick where game_id = $1 and bet_type = 'over_under'",
    [game],
  );
  return rows[0].id;
}

const dispute = (id: unknown, options: { reason?: string; note?: string; token?: string | null } = {}) => {
  const { reason = 'wrong_score', note = 'The league counts a goal more.', ...call } = options;
  const body = { id, reason, note };
  return callApi(test.services, { method: 'POST', path: '/ai-strategy/dispute', body, token, ...call });
};

describe('200', () => {
  it('keeps the dispute, and notifies the member when it is answered', async () => {
    const id = await pickOf(played.playedGames[8]);
    const { data } = await dispute(id);
    expect(data).toMatchObject({ pick_id: id, reason: 'wrong_score', state: 'open' });
    const states = async () => {
      const list = await callApi(test.services, { path: '/ai-strategy/order/record?per_page=100', token });
      return orderRecordContract.data.parse(list.data).map((row) => [row.id, row.dispute?.state] as const);
    };
    expect(new Map(await states()).get(id)).toBe('open');
    const options = {
      disputeId: String(Object(data).id),
      outcome: 'rejected',
      note: 'It was offside.',
      by: 'one',
    } as const;
    await answerDispute(test.services, options);
    await expect(answerDispute(test.services, options)).rejects.toMatchObject({ code: 'conflict' });
    const rows = await states();
    expect(rows.filter(([, state]) => state !== undefined)).toEqual([[id, 'rejected']]);
    const inbox = await callApi(test.services, { path: '/me/inbox', token });
    expect(inbox.data).toMatchObject([
      { kind: 'dispute_answered', facts: { outcome: 'rejected', pick_id: id } },
    ]);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await dispute(await pickOf(played.playedGames[8]), { token: null })).http_code).toBe(302);
  });
});

describe('404', () => {
  it('knows no pick of that id, and none that has not started', async () => {
    expect((await dispute('00000000-0000-4000-8000-000000000000')).http_code).toBe(404);
    expect((await dispute(await pickOf(played.comingGame))).http_code).toBe(404);
  });
});

describe('409', () => {
  it('takes one dispute of a member and pick', async () => {
    const id = await pickOf(played.playedGames[7]);
    expect((await dispute(id)).http_code).toBe(200);
    expect((await dispute(id)).http_code).toBe(409);
    const { token: other } = await makeMember(test.services);
    expect((await dispute(id, { token: other })).http_code).toBe(200);
  });

  it('takes none later than seven days after the first grade', async () => {
    expect((await dispute(await pickOf(played.playedGames[0]))).http_code).toBe(409);
  });

  it('takes none before there is a grade', async () => {
    test.setNow(minutesAfter(played.now, 500));
    expect((await dispute(await pickOf(played.comingGame))).http_code).toBe(409);
    test.setNow(minutesAfter(played.now, 1));
  });
});

describe('422', () => {
  it.each([[{ reason: 'i lost' }], [{ note: '  ' }], [{ note: 'x'.repeat(501) }]])(
    'refuses %o',
    async (body) => {
      expect((await dispute(await pickOf(played.playedGames[8]), body)).http_code).toBe(422);
    },
  );
});
