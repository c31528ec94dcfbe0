import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportMember } from '#domain/accounts/member/export-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';

const OFF = {
  scope: 'favourites',
  picks: { inbox: false, mail: false },
  results: { inbox: false, mail: false },
  renewals: { mail: false },
  quiet: null,
};

let test: TestServices;
let own: MadeMember;
beforeAll(async () => {
  test = await testServices();
  own = await makeMember(test.services);
});
afterAll(() => test.close());

const show = (token: string | null = own.token) =>
  callApi(test.services, { path: '/me/notices/settings', token });
const save = (body: unknown, token: string | null = own.token) =>
  callApi(test.services, { method: 'PATCH', path: '/me/notices/settings', body, token });

describe('200', () => {
  it('has everything off until the member asks for it, kind by kind and channel by channel', async () => {
    expect((await show()).data).toEqual(OFF);
    expect((await save({})).data).toEqual(OFF);
    const picks = { inbox: false, mail: true };
    expect((await save({ picks: { mail: true } })).data).toEqual({ ...OFF, picks });
    const changed = { scope: 'all', results: { inbox: true, mail: false }, renewals: { mail: true } };
    expect((await save(changed)).data).toEqual({ ...OFF, picks, ...changed });
    const quiet = { from: '22:30', until: '07:05' };
    expect((await save({ quiet, picks: { mail: false } })).data).toEqual({ ...OFF, ...changed, quiet });
    expect((await show()).data).toEqual({ ...OFF, ...changed, quiet });
    expect((await save({ quiet: null })).data).toMatchObject({ quiet: null });
  });

  it('stands in the file of one’s own data, without the secret of its links, and goes with the account', async () => {
    const { more } = await exportMember(test.services, own.member.id);
    expect(more.notice_setting).toEqual([expect.objectContaining({ scope: 'all' })]);
    expect(more.notice_channel).toEqual([expect.objectContaining({ channel: 'inbox' })]);
    expect(JSON.stringify(more)).not.toContain('unsubscribe_secret');
    const leaving = await makeMember(test.services);
    await save({ picks: { inbox: true } }, leaving.token);
    const body = { email: leaving.member.email };
    await callApi(test.services, { method: 'DELETE', path: '/me', body, token: leaving.token });
    const { rows } = await test.services.db.$client.query(
      'select 1 from notice_setting where account_id = $1',
      [leaving.member.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await show(null)).http_code).toBe(302);
    expect((await save({}, null)).http_code).toBe(302);
  });
});

describe('422', () => {
  it.each([
    { scope: 'none' },
    { picks: { phone: true } },
    { renewals: { inbox: false } },
    { quiet: { from: '24:00', until: '07:00' } },
    { quiet: { from: '07:00', until: '07:00' } },
    { quiet: {} },
  ])('refuses %o', async (body) => {
    expect((await save(body)).http_code).toBe(422);
  });
});
