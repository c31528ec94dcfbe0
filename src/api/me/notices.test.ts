import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';

let test: TestServices;
let played: PlayedRecord;
let token: string;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 1);
  token = (await makeMember(test.services)).token;
});
afterAll(() => test.close());

const notices = (body: unknown, as: string | null = token) =>
  callApi(test.services, { method: 'POST', path: '/me/notices', body, token: as });
const isWanted = async () =>
  Object(
    (await callApi(test.services, { path: `/sport/check-statistics?event_id=${played.poorGame}`, token }))
      .data,
  ).notice;

describe('200', () => {
  it('keeps the wish, once, and takes it back', async () => {
    const body = { event_id: played.poorGame };
    expect((await notices(body)).data).toEqual({ ...body, wanted: true });
    expect((await notices(body)).http_code).toBe(200);
    expect(await isWanted()).toBe(true);
    expect((await notices({ ...body, wanted: false })).data).toEqual({ ...body, wanted: false });
    expect(await isWanted()).toBe(false);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await notices({ event_id: played.poorGame }, null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('knows no such game', async () => {
    expect((await notices({ event_id: '00000000-0000-4000-8000-000000000000' })).http_code).toBe(404);
  });
});

describe('409', () => {
  it('promises nothing of a game that has begun', async () => {
    expect((await notices({ event_id: played.playedGames[0] })).http_code).toBe(409);
  });
});

describe('422', () => {
  it.each([{}, { event_id: 'seven' }])('refuses %o', async (body) => {
    expect((await notices(body)).http_code).toBe(422);
  });
});
