import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { expectVerbatim, HOSTILE, officeHtml } from '#tests/support/office-html.tsx';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import * as pickScreen from '../../screens/office/pick/screen.tsx';
import { pickReviewContract } from './picks/[id].contract.ts';
import { picksContract } from './picks.contract.ts';

let test: TestServices;

let office: Office;

let played: PlayedRecord;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 9);
  office = await openOffice(test.services);
});

afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const rows = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;

const pickOf = async (game: string | undefined, betType = 'over_under'): Promise<string> =>
  (await rows('select id from pick where game_id = $1 and bet_type = $2', [game, betType]))[0].id;

const show = async (id: string, who = 'owner') =>
  pickReviewContract.data.parse((await office.get(`/picks/${id}`, who)).data);

describe('the picks', () => {
  it('200: are listed for anyone who looks after results, the coming ones in full, and found by serial', async () => {
    const list = async (query: string, who = 'analyst') =>
      picksContract.data.parse((await office.get(`/picks${query}`, who)).data);
    const coming = await list('');
    expect(coming.map((one) => [one.game_id, one.result])).toEqual(
      [1, 2, 3].map(() => [played.comingGame, 'not_completed']),
    );
    const [first] = coming;
    expect((await list(`?stage=all&serial=${first?.serial ?? ''}`)).map(({ id }) => id)).toEqual([first?.id]);
    expect(await list('?stage=all&serial=1999-01-01/0001')).toEqual([]);
  });

  it('302, 404 and 422: no one, who has no business with results, no such pick', async () => {
    const id = await pickOf(played.playedGames[8]);
    expect((await office.get('/picks', null)).http_code).toBe(302);
    for (const path of ['/picks', `/picks/${id}`, '/results', '/disputes'])
      for (const who of ['finance', 'support', 'content'])
        expect([path, who, (await office.get(path, who)).http_code]).toEqual([path, who, 404]);
    expect((await office.get(`/picks/${newId()}`)).http_code).toBe(404);
    expect((await office.get('/picks/seven')).http_code).toBe(422);
    expect((await office.get('/picks?brand=orange')).http_code).toBe(404);
  });

  it('show bet, proof and grade beside the constants of settlement', async () => {
    const shown = await show(await pickOf(played.playedGames[8]), 'auditor');
    expect(shown.proof.leaf_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(shown.proof.merkle_root).toMatch(/^[0-9a-f]{64}$/);
    expect(shown.grades).toHaveLength(1);
    expect(shown.settlement).toMatchObject({ settle_after_minutes: 10, usd_per_unit: 100 });
    expect(shown.can).toEqual({ withdraw: false, correct: false, answer: false });
  });
});

describe('a withdrawal', () => {
  it('200, 404, 409, 422: before the start only, once, by anyone who may, with a reason', async () => {
    const id = await pickOf(played.comingGame, 'run_line');
    const withdraw = (body: object, who = 'analyst', pick = id) =>
      office.post(`/picks/${pick}/withdrawal`, body, who);
    const wish = { code: 'line_up', reason: HOSTILE };
    expect((await withdraw(wish, 'auditor')).http_code).toBe(404);
    expect((await withdraw({ ...wish, code: 'regret' })).http_code).toBe(422);
    expect((await withdraw({ ...wish, reason: ' ' })).http_code).toBe(422);
    expect((await withdraw(wish)).data).toMatchObject({
      withdrawal: { reason: 'line_up', by: office.email('analyst') },
      can: { withdraw: false },
    });
    expect((await withdraw(wish)).http_code).toBe(409);
    const started = await withdraw(wish, 'owner', await pickOf(played.playedGames[8]));
    expect(started.http_code).toBe(409);
    const [noted] = await rows(
      "select actor_id from audit where action = 'pick.withdraw' and subject_id = $1",
      [id],
    );
    expect(noted.actor_id).toBe(office.id('analyst'));
  });

  it('shows its reason word for word, and as no tag', async () => {
    const id = await pickOf(played.comingGame, 'run_line');
    const path = `/office/picks/${id}`;
    const options = { token: office.token('owner'), screen: pickScreen, path, params: { id } };
    expectVerbatim(await officeHtml(test.services, options));
  });
});
