import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { findAccountByEmail } from '#db/queries/account.ts';
import { listConsents } from '#db/queries/consent.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  for (const brand of brands) await seedBrand(test.services, brand);
});
afterAll(() => test.close());

const PASSWORD = 'a quiet harbour at noon';
const valid = (email: string) => ({
  username: 'Mei Lin',
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  agree: true,
});
const register = (body: unknown, more: Partial<Parameters<typeof callApi>[1]> = {}) =>
  callApi(test.services, { method: 'POST', path: '/ai-accounts', body, ...more });
const find = (email: string, brand = 'blue') => findAccountByEmail(test.services.db, { brand, email });

describe('200', () => {
  it('opens an account, keeps what was agreed to, and writes an e-mail; it signs no one in', async () => {
    const answer = await register({ ...valid(' Mei@Example.COM '), locale: 'vi' });
    expect(answer).toMatchObject({ status: 200, data: { email: 'mei@example.com' } });
    expect(answer.messages.input_validates.base).toEqual(['Registration Successful']);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const account = await find('mei@example.com');
    expect(account).toMatchObject({ nickName: 'Mei Lin', status: 'active', locale: 'vi' });
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    const consents = await listConsents(test.services.db, account?.id ?? 0);
    expect(consents.map(({ document }) => document).sort()).toEqual(['privacy', 'terms']);
    expect(consents[0]).toMatchObject({
      declaredAge: 18,
      language: 'vi',
      sha256: expect.stringMatching(/^\w{64}$/),
    });
    const [mail] = await emailsTo(test.services, 'mei@example.com');
    expect(mail).toMatchObject({ template: 'welcome', locale: 'vi', status: 'stored' });
  });

  it('answers for a taken address as for a free one, writes to its owner once an hour, and changes nothing', async () => {
    await register(valid('owner@example.com'));
    const before = await find('owner@example.com');
    const other = {
      ...valid('owner@example.com'),
      username: 'Thief',
      password: 'another long one 9',
      password_confirmation: 'another long one 9',
    };
    const taken = await register(other);
    const free = await register(valid('free@example.com'));
    const shape = ({ status, http_code, messages, meta, headers }: typeof taken) => ({
      status,
      http_code,
      messages,
      meta,
      headers: [...headers.keys()],
    });
    expect(shape(taken)).toEqual(shape(free));
    expect(taken.data).toEqual({ email: 'owner@example.com' });
    await register(other);
    expect(await find('owner@example.com')).toEqual(before);
    const emails = await emailsTo(test.services, 'owner@example.com');
    expect(emails.map(({ template }) => template)).toEqual(['taken-address', 'welcome']);
  });

  it('keeps brands apart: the same address opens an account at each', async () => {
    await register(valid('twice@example.com'));
    await register(valid('twice@example.com'), { brand: 'orange' });
    const [blue, orange] = [await find('twice@example.com'), await find('twice@example.com', 'orange')];
    expect(blue?.id).not.toBe(orange?.id);
    const emails = await emailsTo(test.services, 'twice@example.com');
    expect(emails.map(({ brand, template }) => `${brand} ${template}`).sort()).toEqual([
      'blue welcome',
      'orange welcome',
    ]);
  });

  it('of a hundred at once for one address opens exactly one, and answers all the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        register({ ...valid('race@example.com'), username: `No ${index}` }),
      ),
    );
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const { rows } = await test.services.db.$client.query(
      "select count(*)::int as n from account where email = 'race@example.com'",
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it.each([
    ['안녕하세요', 'two'],
    ['👩‍🚀👩‍🚀', 'emoji'],
    ['  Nguyễn Thị  ', 'spaces around'],
    ['x'.repeat(30), 'the longest'],
    ["'); drop table account;--", 'quotes'],
    ['<img src=x>', 'angle brackets'],
  ])('takes the name %s (%s) as it is', async (username) => {
    const email = `name-${Buffer.from(username).toString('hex').slice(0, 40)}@example.com`;
    expect(await register({ ...valid(email), username })).toMatchObject({ status: 200 });
    expect((await find(email))?.nickName).toBe(username.normalize('NFC').trim());
  });

  it('counts the same letters typed in two ways as one password', async () => {
    const body = valid('nfc@example.com');
    const [composed, decomposed] = ['mật khẩu é dài'.normalize('NFC'), 'mật khẩu é dài'.normalize('NFD')];
    expect(await register({ ...body, password: composed, password_confirmation: decomposed })).toMatchObject({
      status: 200,
    });
    const login = { email: 'nfc@example.com', password: decomposed };
    expect(await callApi(test.services, { method: 'POST', path: '/login', body: login })).toMatchObject({
      status: 200,
    });
  });
});

describe('400', () => {
  it('reads no password of a megabyte', async () => {
    const huge = 'p'.repeat(1_048_576);
    const body = { ...valid('huge@example.com'), password: huge, password_confirmation: huge };
    expect(await register(body)).toMatchObject({ status: 400 });
    expect(await find('huge@example.com')).toBeNull();
  });

  it('takes no registration from a page of another site', async () => {
    const answer = await register(valid('foreign@example.com'), { requestContext: { site: 'other' } });
    expect(answer.status).toBe(400);
    expect(await find('foreign@example.com')).toBeNull();
  });
});

describe('422', () => {
  it('says what is missing in the words of the product', async () => {
    const { status, messages } = await register({});
    expect(status).toBe(422);
    expect(messages.input_validates).toEqual({
      username: ['Please enter a username'],
      email: ['Please enter your member account'],
      password: ['Please enter a password'],
      password_confirmation: ['Password confirmation does not match'],
      agree: ['Tick the box to agree. You need to agree to open an account.'],
    });
  });

  it.each([
    ['username', '   ', 'Please enter a username'],
    ['username', 'x', 'Enter a username of 2 to 30 characters'],
    ['username', 'x'.repeat(31), 'Enter a username of 2 to 30 characters'],
    ['username', 'a\u0000b', 'A username can’t contain control characters.'],
    ['username', 'abc\u202edef', 'A username can’t contain control characters.'],
    ['email', '', 'Please enter your member account'],
    ['email', 'nobody', 'Invalid email format'],
    ['email', 'a@b', 'Invalid email format'],
    ['email', 'a@b.c\r\nBcc: x@y.z', 'Invalid email format'],
    ['email', 'a@b.example,c@d.example', 'Invalid email format'],
    ['email', `${'x'.repeat(250)}@b.example`, 'Invalid email format'],
    ['password', '', 'Please enter a password'],
    ['password', '1234567', 'Password must be at least 8 characters long'],
    ['password', 'e\u0301'.repeat(7), 'Password must be at least 8 characters long'],
    ['password', 'long '.repeat(26), 'Password must be at most 128 characters long'],
    ['password', 'password1', 'This password is too easy to guess. Choose another one.'],
    ['password', 'PassWord1', 'This password is too easy to guess. Choose another one.'],
    ['password', 'ππππππππππ', 'Don’t use the same character throughout.'],
    [
      'password',
      'field@example.com',
      'Choose a password that isn’t your e-mail, your username or the name of this site.',
    ],
    ['agree', false, 'Tick the box to agree. You need to agree to open an account.'],
    ['agree', 'true', 'Tick the box to agree. You need to agree to open an account.'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const body = { ...valid('field@example.com'), [field]: value };
    if (field === 'password') body.password_confirmation = String(value);
    const { status, messages } = await register(body);
    expect([status, messages.input_validates]).toEqual([422, { [field]: [message] }]);
    expect(await find('field@example.com')).toBeNull();
  });

  it('wants both passwords to be the same', async () => {
    const { messages } = await register({
      ...valid('differ@example.com'),
      password_confirmation: `${PASSWORD} `,
    });
    expect(messages.input_validates).toEqual({
      password_confirmation: ['Password confirmation does not match'],
    });
  });

  it.each([
    'role',
    'status',
    'end_date',
    'uuid',
    'brand',
    'id',
    'email_verified_at',
    'is_admin',
    '__proto__',
  ])('takes no field that was not asked for: %s', async (field) => {
    const body = JSON.parse(`{"${field}": "orange", ${JSON.stringify(valid('mass@example.com')).slice(1)}`);
    const { status } = await register(body);
    const account = await find('mass@example.com');
    expect([status, account]).toEqual([422, null]);
  });
});
