import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brandForHost, findBrand } from '#brands/index.ts';
import { deriveTheme } from '#brands/theme.ts';
import { findThemeErrors } from '#brands/theme-pairs.ts';
import { listPlansOnSale } from '#db/queries/plan.ts';
import { expireOrders } from '#domain/money/order/expire-orders.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { brandForm, brandLook } from '#tests/support/brand-form.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { lastDetail, type Office, openOffice } from '#tests/support/office.ts';
import { moneyErrors, openSite } from '#tests/support/site.ts';
import { forgetStoredBrands } from '#tests/support/stored-brands.ts';
import { followBrands } from '../../process/follow-brands.ts';
import { readHost } from './read-host.ts';

let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  expect(await moneyErrors(test.services)).toEqual([]);
  forgetStoredBrands();
  await test.close();
});

const make = async (wish: Readonly<Record<string, unknown>> = {}, who = 'owner') =>
  office.post('/brands?brand=blue', await brandForm(wish), who);
const change = async (version: number, wish: Readonly<Record<string, unknown>> = {}, who = 'owner') => {
  const { key, ...form } = await brandForm(wish);
  return office.post('/brands/lantern', { ...form, logo: null, version }, who);
};
const ask = (state: string, version: number, who = 'owner') =>
  office.post('/brands/lantern/requests', { state, version, reason: 'agreed at the meeting' }, who);
const detail = async (who = 'owner') => office.get('/brands/lantern', who);
const idOf = (data: unknown) => z.object({ id: z.string() }).parse(data).id;
const decide = (id: string, decision: string, who = 'second_owner') =>
  office.post(`/approvals/${id}`, { decision }, who);

describe('the form of a brand', () => {
  it('makes a draft that its owners see, and no reader', async () => {
    const made = await make();
    expect(made.messages.input_validates).toEqual({});
    expect(made).toMatchObject({ http_code: 200, data: { key: 'lantern' } });
    expect(await detail()).toMatchObject({
      http_code: 200,
      data: {
        state: 'draft',
        name: 'Lantern Street',
        hosts: ['lantern.example', 'www.lantern.example'],
        version: 1,
      },
    });
    const list = await office.get('/brands');
    expect(list.data).toMatchObject([
      { key: 'blue', is_program: true },
      { key: 'lantern', is_program: false },
    ]);
    await followBrands(test.services).look();
    expect(findBrand('lantern')).toBeNull();
    expect((await lastDetail(test.services, 'brand.made')).after).toMatchObject({ name: 'Lantern Street' });
  });

  it('is for owners, and its drafts for those of the brand that it was made for', async () => {
    for (const who of ['finance', 'content', 'support', 'analyst', 'auditor'])
      expect((await make({ key: 'other', hosts: ['other.example'] }, who)).http_code).toBe(404);
    expect((await detail('auditor')).http_code).toBe(200);
    for (const answer of [
      await detail('orange'),
      await change(1, {}, 'orange'),
      await ask('live', 1, 'orange'),
    ])
      expect(answer.http_code).toBe(404);
    expect((await office.get('/brands', 'orange')).data).toMatchObject([{ key: 'orange' }]);
  });

  it('makes nothing twice', async () => {
    const again = await make();
    expect([again.http_code, Object.keys(again.messages.input_validates)]).toEqual([409, ['key']]);
    expect((await make({ key: 'blue' })).http_code).toBe(409);
    const taken = await make({ key: 'other', hosts: ['lantern.example'] });
    expect([taken.http_code, Object.keys(taken.messages.input_validates)]).toEqual([409, ['hosts']]);
    expect((await office.get('/brands')).data).toHaveLength(2);
  });

  it.each([
    ['hosts', { hosts: ['https://x.example'] }],
    ['hosts', { hosts: ['x.example:80'] }],
    ['hosts', { hosts: ['127.0.0.1'] }],
    ['hosts', { hosts: ['localhost'] }],
    ['hosts', { hosts: ['www.trueline.example'] }],
    ['hosts', { hosts: ['x.example', 'X.example.'] }],
    ['primary_language', { primary_language: 'vi' }],
    ['name', { name: '<b>Lantern</b>' }],
    ['name', { name: 'Lan\u202etern' }],
    ['texts.en.headline', { texts: { en: { tagline: '', headline: 'a\nb' } } }],
    ['look.primary', { look: brandLook({ primary: '#ffe000', text: 'white' }) }],
    ['look.primary', { look: brandLook({ primary: '#ffb000' }) }],
    ['look.header', { look: brandLook({ header: 'tint', ground: 'tint', heading: 'mono' }) }],
    ['prices.daily', { prices: { daily: 0, weekly: 1, monthly: 1, quarterly: 1, yearly: 1 } }],
    ['logo', { logo: Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64') }],
    ['logo', { logo: Buffer.from('<html>').toString('base64') }],
  ])('names what is wrong at %s, in words', async (field, wish) => {
    const answer = await make({ key: 'wrong', hosts: ['wrong.example'], ...wish });
    expect([answer.http_code, Object.keys(answer.messages.input_validates)]).toEqual([422, [field]]);
    expect(JSON.stringify(answer.messages)).not.toMatch(/office\.|\{\w+\}/);
  });

  it('is changed by one at a time, and keeps its logo where none is sent', async () => {
    const before = await detail();
    const [one, other] = await Promise.all([
      change(1, { name: 'Lantern Road' }),
      change(1, { name: 'Lantern Lane' }, 'second_owner'),
    ]);
    expect([one.http_code, other.http_code].toSorted()).toEqual([200, 409]);
    const after = await detail();
    expect(after.data).toMatchObject({ version: 2 });
    expect(Object(after.data).logo).toBe(Object(before.data).logo);
  });
});

describe('opening a brand', () => {
  it('takes a second owner, and gives it its plans at its prices, in every process that looks', async () => {
    expect((await ask('closed', 2)).http_code).toBe(409);
    expect((await ask('live', 1)).http_code).toBe(409);
    const asked = await ask('live', 2);
    expect(asked.http_code).toBe(200);
    expect((await ask('live', 2, 'second_owner')).http_code).toBe(409);
    const id = idOf(asked.data);
    expect((await decide(id, 'approved', 'owner')).http_code).toBe(409);
    expect((await decide(id, 'approved', 'finance')).http_code).toBe(404);
    expect((await office.get(`/approvals/${id}`, 'second_owner')).data).toMatchObject({
      changes: [{ field: 'brand_open', before: false, after: true }, { field: 'brand_hosts' }],
    });
    await followBrands(test.services).look();
    expect(findBrand('lantern')).toBeNull();
    expect((await decide(id, 'approved')).http_code).toBe(200);
    await followBrands(test.services).look();
    expect(brandForHost('lantern.example', { mode: 'production' })?.key).toBe('lantern');
    const plans = await listPlansOnSale(test.services.db, { brand: 'lantern' });
    expect(plans.map(({ priceMinor }) => priceMinor)).toEqual([1500, 3600, 9000, 21_000, 50_000]);
    expect((await detail()).data).toMatchObject({ state: 'live', version: 3 });
    const { brands } = z
      .object({ operator: z.object({ brands: z.array(z.string()) }) })
      .parse((await office.get('/me', 'second_owner')).data).operator;
    expect(brands).toEqual(['blue', 'lantern']);
    expect((await office.get('/plans?brand=lantern')).http_code).toBe(200);
    expect((await office.get('/theme?brand=lantern')).data).toMatchObject({ brand: 'lantern', version: 0 });
  });

  it('lets a member order at its price, in its name', async () => {
    const site = await openSite(test.services, 'lantern');
    const { member } = await makeMember(test.services, { brand: 'lantern' });
    const order = await site.order(member, 'weekly', { jurisdiction: 'TW' });
    expect(order).toMatchObject({ amountDue: 3600 });
  });

  it('leaves its company, law, languages and prices as they are when it is changed', async () => {
    const wish = {
      legal_entity: 'Another',
      jurisdiction: 'HK',
      name: 'Lantern Quay',
      languages: ['en'],
      primary_language: 'en',
    };
    expect((await change(3, wish)).http_code).toBe(200);
    expect((await detail()).data).toMatchObject({
      name: 'Lantern Quay',
      legal_entity: 'Lantern Street Limited',
      jurisdiction: 'TW',
      primary_language: 'zh_TW',
    });
  });
});

describe('closing a brand', () => {
  it('is refused while an order waits or a plan runs', async () => {
    const refused = await ask('closed', 4);
    expect([refused.http_code, JSON.stringify(refused.messages)]).toEqual([
      409,
      expect.stringContaining('Unpaid orders: 1'),
    ]);
  });

  it('takes a second owner, ends its hosts and leaves its members and orders', async () => {
    const site = await openSite(test.services, 'lantern');
    const { rows } = await test.services.db.$client.query<{ id: string; account_id: number }>(
      "select id, account_id from member_order where brand = 'lantern'",
    );
    expect(rows).toHaveLength(1);
    // The order ends by itself, as every unpaid one does.
    test.setNow(new Date(test.services.clock.now().getTime() + 8 * 86_400_000));
    await office.wake();
    await expireOrders(test.services);
    const asked = await ask('closed', 4);
    expect(asked.http_code).toBe(200);
    expect((await decide(idOf(asked.data), 'approved')).http_code).toBe(200);
    await followBrands(test.services).look();
    for (const mode of ['production', 'test'] as const)
      expect(brandForHost('lantern.example', { mode })).toBeNull();
    expect(findBrand('lantern')?.name).toBe('Lantern Quay');
    expect((await detail()).data).toMatchObject({ state: 'closed' });
    expect((await office.get('/orders?brand=lantern', 'second_owner')).data).toHaveLength(1);
    expect(site.planId('weekly')).toBeGreaterThan(0);
    expect((await lastDetail(test.services, 'brand.approved')).payload).toMatchObject({ state: 'closed' });
  });
});

describe('a host', () => {
  it.each([
    ['WWW.Example.com', 'www.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['燈.example', 'xn--uxx.example'],
    ['a.localhost', null],
    ['example', null],
    ['1.2.3.4', null],
    ['0x7f.1', null],
    ['[::1]', null],
    ['a_b.example', null],
    ['-a.example', null],
    ['a..example', null],
    ['user@a.example', null],
    ['a.example/path', null],
    ['a.example?x', null],
    [`${'a'.repeat(64)}.example`, null],
  ])('%s is read as %s', (typed, host) => {
    expect(readHost(typed, { isPublic: true })).toBe(host);
  });
});

it('lets any colour through whose pairs can all be read in light and dark, and no other', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (primary) => {
      expect(findThemeErrors(deriveTheme(primary))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
