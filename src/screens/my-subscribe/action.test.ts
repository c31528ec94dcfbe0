import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateAccount } from '#db/queries/account.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { brandOf } from '#tests/support/page-context.ts';
import { sendForm } from '#tests/support/send-form.ts';
import { accountAction } from './action.server.ts';

const PAGE = '/en/mySubscribe?part=profile';
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedBrand(test.services, brandOf('blue'));
});
afterAll(() => test.close());

const send = (by: MadeMember, fields: Readonly<Record<string, string>>, from?: 'other') =>
  sendForm(test.services, accountAction, {
    path: PAGE,
    fields,
    by,
    ...(from === undefined ? {} : { site: from }),
  });
const account = async ({ token }: MadeMember) =>
  (await callApi(test.services, { path: '/account', token })).data;
const profile = (own: Readonly<Record<string, string>> = {}) => ({
  form: 'profile',
  nick_name: '安安',
  phone: '+886 912-345-678',
  locale: 'vi',
  tz: 'Asia/Hong_Kong',
  ...own,
});

describe('the form of the profile', () => {
  it('is saved and leads back to the page, with the zone for all other pages', async () => {
    const by = await makeMember(test.services);
    const answer = await send(by, profile());
    expect(answer).toMatchObject({ status: 303, goesTo: PAGE });
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^sports_ai_zone=Asia%2FHong_Kong;.*Secure/));
    const saved = { nick_name: '安安', phone: '+886 912-345-678', locale: 'vi', tz: 'Asia/Hong_Kong' };
    expect(await account(by)).toMatchObject(saved);
    const again = await send(by, profile({ phone: '', tz: '' }));
    expect(again.cookies).toContainEqual(expect.stringMatching(/^sports_ai_zone=;.*Max-Age=0/));
    expect(await account(by)).toMatchObject({ ...saved, phone: null, tz: null });
  });

  it('comes back with what is wrong beside each field, with what was typed, and saves nothing', async () => {
    const by = await makeMember(test.services, { nickName: 'Before' });
    const typed = { nick_name: ' ', phone: 'call me', locale: 'vi', tz: 'Nowhere/At_all' };
    const answer = await send(by, profile(typed));
    expect(answer).toMatchObject({ status: 422, sent: { form: 'profile', typed } });
    expect(answer.sent?.errors.nick_name).toMatch(/username/i);
    expect(answer.sent?.errors.phone).toMatch(/\S/);
    expect(await account(by)).toMatchObject({ nick_name: 'Before', phone: null });
  });

  it('is not taken from a page of another site', async () => {
    const by = await makeMember(test.services, { nickName: 'Before' });
    expect((await send(by, profile(), 'other')).status).not.toBe(303);
    expect(await account(by)).toMatchObject({ nick_name: 'Before' });
  });
});

describe('the choice of how prices are written', () => {
  it('is remembered for a year on this device', async () => {
    const answer = await send(await makeMember(test.services), { form: 'odds', odds: 'malay', market: 'HK' });
    expect(answer).toMatchObject({ status: 303, goesTo: PAGE });
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^sports_ai_odds=malay;.*Max-Age=31536000; Secure$/),
      expect.stringMatching(/^sports_ai_market=HK;.*Max-Age=31536000; Secure$/),
    ]);
  });

  it.each([{ odds: 'roman' }, { odds: 'malay', market: 'XX' }, {}])('refuses %j', async (fields) => {
    const by = await makeMember(test.services);
    const refused = await send(by, { form: 'odds', ...fields }).catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({ status: 400 });
  });
});

describe('a link by e-mail', () => {
  it('is sent for a new password, and the page says so', async () => {
    const by = await makeMember(test.services);
    expect(await send(by, { form: 'password' })).toMatchObject({
      status: 200,
      sent: { form: 'password', isDone: true, errors: {} },
    });
    expect(await emailsTo(test.services, by.member.email)).toMatchObject([{ template: 'password-link' }]);
  });

  it('is refused after three within an hour, and the page says that', async () => {
    const by = await makeMember(test.services);
    for (let count = 0; count < 3; count += 1)
      expect((await send(by, { form: 'password' })).sent).toMatchObject({ isDone: true });
    const refused = await send(by, { form: 'password' });
    expect(refused).toMatchObject({ status: 429, sent: { form: 'password' } });
    expect(refused.sent?.errors.base).toMatch(/\S/);
    expect(refused.sent?.isDone).toBeUndefined();
    expect(await emailsTo(test.services, by.member.email)).toHaveLength(3);
  });

  it('is sent once more to confirm an address', async () => {
    const by = await makeMember(test.services, { status: 'unverified' });
    const updatedAt = test.services.clock.now();
    await updateAccount(test.services.db, by.member.id, { emailVerifiedAt: null, updatedAt });
    expect((await send(by, { form: 'verification' })).sent).toMatchObject({ isDone: true });
    expect(await emailsTo(test.services, by.member.email)).toMatchObject([{ template: 'verify-address' }]);
  });
});

it('refuses a form that the page does not have', async () => {
  const by = await makeMember(test.services);
  await expect(send(by, { form: 'everything' })).rejects.toMatchObject({ status: 400 });
});
