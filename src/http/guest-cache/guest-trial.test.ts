import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { TRIAL_COOKIE, testName } from '#domain/foundation/experiment/trial-cookie.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addCount } from '#tests/support/experiments.ts';
import { type GuestAnswer, type GuestSite, htmlOf, openGuestSite } from '#tests/support/guest-site.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';

const B = {
  en: 'Bets you can check',
  zh_TW: '可以查證的推薦',
  zh_HK: '可以查證的推介',
  vi: 'Dự đoán tự kiểm chứng',
};
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36' };

let test: TestServices;
let office: Office;
let site: GuestSite;
beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  await seedBrand(test.services, brands[0]);
  office = await openOffice(test.services);
  await addCount(test.services, {
    place: 'home',
    operatorId: office.id('owner'),
    visitors: 5000,
    converted: 500,
  });
});
beforeEach(async () => {
  site = await openGuestSite(test.services);
  // A page that says what its words, its order of sections and its mark are.
  site.setPage(async (_request, context) =>
    htmlOf(context, {
      title: context.brand.messageOverrides[context.locale]['home.hero.title'] ?? 'as it is',
      layouts: context.layouts,
      mark: context.mark,
    }),
  );
  return () => site.close();
});
afterAll(() => test.close());

let running: { id: string; name: string } | null = null;

async function start(what: object): Promise<string> {
  const plan = { place: 'home', goal: 'register', why: 'To see.', difference_bp: 500, ...what };
  const made = await office.post('/experiments', plan);
  expect(made.messages).toEqual({ input_validates: {} });
  const id = String(Object(made.data).id);
  expect((await office.post(`/experiments/${id}/start`, { version: 1 })).http_code).toBe(200);
  running = { id, name: testName(id) };
  // The site knows of it with the next page that it makes.
  await expect.poll(async () => (await site.ask('/en')).text).toContain(`"mark":"${running.name}a"`);
  return running.name;
}

async function end(): Promise<void> {
  const found = running;
  running = null;
  if (found === null) return;
  await office.post(`/experiments/${found.id}/end`, { version: 2, reason: 'Enough' });
  await expect.poll(async () => (await site.ask('/en')).text).toContain('"mark":null');
}
const startText = () => start({ kind: 'text', key: 'home.hero.title', texts: B });

const carrying = (name: string, variant: 'a' | 'b') => ({
  ...BROWSER,
  Cookie: `${TRIAL_COOKIE}=${name}${variant}1`,
});
const cookiesOf = ({ headers }: GuestAnswer) =>
  (headers['set-cookie'] ?? []).filter((one) => one.startsWith(TRIAL_COOKIE));

describe('a page on which a test runs', () => {
  it('is drawn for new browsers, remembered by them, and the same bytes for each of a variant', async () => {
    const name = await startText();
    const answers = await Promise.all(Array.from({ length: 64 }, () => site.ask('/en', BROWSER)));
    const drawn = answers.map((answer) => {
      const [cookie = ''] = cookiesOf(answer);
      const isB = answer.text.includes(B.en);
      expect(cookie).toMatch(
        new RegExp(`^${TRIAL_COOKIE}=${name}${isB ? 'b' : 'a'}0; Max-Age=5184000; Path=/; SameSite=Lax$`),
      );
      expect(answer.text).toContain(`"mark":"${name}${isB ? 'b' : 'a'}"`);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      return isB ? 'b' : 'a';
    });
    expect(new Set(drawn).size).toBe(2);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
    const before = site.made.length;
    for (const variant of ['a', 'b'] as const) {
      const again = await site.ask('/en', carrying(name, variant));
      expect(again.text).toContain(variant === 'b' ? B.en : 'as it is');
      expect(cookiesOf(again)).toEqual([]);
      expect(again.headers['cache-control']).toBe('private, no-cache');
    }
    expect(site.made.length).toBe(before);
    await end();
  });

  it('never shows one variant to the other, whatever comes between', async () => {
    const name = await startText();
    for (let round = 0; round < 10; round += 1) {
      const [a, b, vi] = await Promise.all([
        site.ask('/en', carrying(name, 'a')),
        site.ask('/en', carrying(name, 'b')),
        site.ask('/vi', { ...carrying(name, 'b'), 'Accept-Language': 'vi' }),
      ]);
      expect([a?.text.includes(B.en), b?.text.includes(B.en), vi?.text.includes(B.vi)]).toEqual([
        false,
        true,
        true,
      ]);
    }
    await end();
  });

  it('is the page as it is for programs, readers who want not to be followed, and cookies of another test', async () => {
    const name = await startText();
    const isA = async (headers: Record<string, string>) => {
      const answer = await site.ask('/en', headers);
      expect(answer.text).toContain('as it is');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      return cookiesOf(answer);
    };
    const b = `${TRIAL_COOKIE}=${name}b1`;
    expect(await isA({})).toEqual([]);
    expect(await isA({ 'User-Agent': 'Googlebot/2.1', Cookie: b })).toEqual([]);
    expect(await isA({ ...BROWSER, DNT: '1', Cookie: b })).toEqual([]);
    expect(await isA({ ...BROWSER, 'Sec-GPC': '1', Cookie: b })).toEqual([]);
    await end();
  });

  it('keeps two answers for all of its readers, and none of another page', async () => {
    const name = await startText();
    await site.ask('/en', carrying(name, 'a'));
    await site.ask('/en', carrying(name, 'b'));
    await site.ask('/en/news');
    const before = site.made.length;
    const odd = [
      `${name}b0`,
      `${name}b1`,
      `${name}b1.00000000b1`,
      `ffffffffa1.${name}b0`,
      `${name}a1.${name}b1`,
    ];
    for (const value of odd) await site.ask('/en', { ...BROWSER, Cookie: `${TRIAL_COOKIE}=${value}` });
    for (const value of odd) {
      const news = await site.ask('/en/news', { ...BROWSER, Cookie: `${TRIAL_COOKIE}=${value}` });
      expect(news.headers['cache-control']).toContain('public');
      expect(cookiesOf(news)).toEqual([]);
    }
    expect(site.made.length).toBe(before);
    await end();
  });

  it('is shown to a member as they saw it, and to all of them as it is once the test has ended', async () => {
    const name = await startText();
    const { token } = await makeMember(test.services);
    const session = (value: string) => ({
      ...BROWSER,
      Cookie: `sports_ai_token=${token}; ${TRIAL_COOKIE}=${value}`,
    });
    expect((await site.ask('/en', session(`${name}b1`))).text).toContain(B.en);
    const other = await site.ask('/en', session('ffffffffb1'));
    expect(other.text).toContain('as it is');
    expect(cookiesOf(other)).toEqual([]);
    await end();
    const after = await site.ask('/en', carrying(name, 'b'));
    expect(after.text).toContain('as it is');
    expect(after.headers['cache-control']).toContain('public');
    expect(cookiesOf(await site.ask('/en', BROWSER))).toEqual([]);
  });

  it('has its sections in the other order in B, and everywhere once that is adopted', async () => {
    const name = await start({ kind: 'layout', layout: 'plans_before_results' });
    expect((await site.ask('/en', carrying(name, 'a'))).text).toContain('"layouts":[]');
    expect((await site.ask('/en', carrying(name, 'b'))).text).toContain('"layouts":["plans_before_results"]');
    const { id } = running ?? { id: '' };
    await end();
    expect((await office.post(`/experiments/${id}/adoption`, { version: 3, adopted: true })).http_code).toBe(
      200,
    );
    await expect
      .poll(async () => (await site.ask('/en')).text)
      .toContain('"layouts":["plans_before_results"]');
  });
});
