import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { pageServices, pageSite } from '#tests/support/page-site.ts';

let test: TestServices;
beforeAll(async () => {
  test = await pageServices();
});
afterAll(() => test.close());

const site = (environment?: Partial<TestServices['services']['env']>) => pageSite(test, environment);

describe('the spelling of an address', () => {
  it.each([
    ['/ZH_tw/Schedule?date=2026-11-20', 301, '/zh_TW/schedule?date=2026-11-20'],
    ['/vi/mysubscribe/', 301, '/vi/mySubscribe'],
    ['/schedule?sport=soccer&x=1', 302, '/vi/schedule?sport=soccer&x=1'],
    ['/News/', 302, '/vi/news'],
  ])('%s is sent to the one it means (%i)', async (path, status, target) => {
    const { response, header } = await site().ask(path, { Cookie: 'sports_ai_lang=vi' });
    expect([response.status, header('Location')]).toEqual([status, target]);
    expect(header('Cache-Control')).toBe('no-cache');
  });

  it('is left alone for home, for what is no page, and for what is sent', async () => {
    const { ask, contexts } = site();
    for (const path of ['/', '/nothing', '/en/nothing', '/office/gallery', '/login'])
      expect((await ask(path)).response.status).toBe(200);
    expect((await ask('/ZH_tw/Schedule', {}, 'POST')).response.status).toBe(200);
    expect(contexts).toHaveLength(6);
  });

  it('is reported to the running page in its own form', async () => {
    const { ask } = site();
    const { response, header } = await ask('/ZH_tw/Schedule.data?date=2026-11-20&_routes=a%2Cb');
    expect([response.status, header('X-Remix-Redirect')]).toEqual([204, '/zh_TW/schedule?date=2026-11-20']);
    expect([header('X-Remix-Replace'), header('X-Remix-Reload-Document')]).toEqual(['true', null]);
    expect((await ask('/zh_TW/schedule.data')).requestContext?.locale).toBe('zh_TW');
  });
});

describe('a page of the back office', () => {
  it('is kept by no cache, listed nowhere, and speaks the four languages in the operator’s order', async () => {
    const { ask } = site();
    const { header, requestContext } = await ask('/office/transfers?state=all', {
      Cookie: 'office_lang=en; office_theme=dark; sports_ai_lang=vi',
    });
    expect(header('Cache-Control')).toBe('no-store');
    expect(header('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(header('Referrer-Policy')).toBe('same-origin');
    expect(header('Content-Security-Policy')).not.toContain('unsafe');
    expect([requestContext?.locale, requestContext?.office?.theme]).toEqual(['en', 'dark']);
    expect((await ask('/office', { 'Accept-Language': 'vi, zh-HK' })).requestContext?.locale).toBe('vi');
    expect((await ask('/office', { 'Accept-Language': 'zh-HK' })).requestContext?.locale).toBe('zh_HK');
    expect(
      (await ask('/office', { Cookie: 'office_theme=javascript:1' })).requestContext?.office?.theme,
    ).toBeNull();
  });

  it('that has another name is found by its former one', async () => {
    const { ask } = site();
    const { response, header } = await ask('/office/letters');
    expect([response.status, header('location')]).toEqual([301, '/office/emails']);
  });
  it('asks the office as no one without the cookie of an operator, and is the only kind of page that can', async () => {
    const { ask } = site();
    const { requestContext } = await ask('/office/transfers.data', { Cookie: 'office_token=made-up' });
    const answer = await requestContext?.office?.ask('/office/api/me', {});
    expect((await answer?.json())?.http_code).toBe(302);
    expect((await ask('/en/news')).requestContext?.office).toBeUndefined();
  });
});

describe("an operator's redirect", () => {
  it.each([
    ['/en/old?a=1', 301, '/en/news?a=1'],
    ['/old', 302, '/zh_TW/news'],
    ['/en/autumn?a=1', 302, '/en/subscribe?from=autumn&a=1'],
    ['/en/plain?a=1', 301, '/en/schedule'],
    ['/en/partner?a=1', 301, 'https://partner.example/x?a=1'],
  ])('%s leads on (%i)', async (path, status, target) => {
    // On a busy machine the first look may take longer than a reader is kept waiting; what it finds is there for the next.
    const { ask } = site();
    const answer = async () => {
      const { response, header } = await ask(path);
      return [response.status, header('Location')];
    };
    await expect.poll(answer).toEqual([status, target]);
  });

  it('to another site is a full load for the running page', async () => {
    const { response, header } = await site().ask('/en/partner.data');
    expect([response.status, header('X-Remix-Redirect')]).toEqual([204, 'https://partner.example/x']);
    expect(header('X-Remix-Reload-Document')).toBe('true');
  });

  it('that cannot be read in time holds no page up', async () => {
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    // What was read before is forgotten with the change.
    await owner.query("update brand_setting set version = version + 1 where key = 'redirect_hosts'");
    await owner.query('begin; lock table redirect_rule in access exclusive mode');
    try {
      const { response, requestContext } = await site().ask('/en/old');
      expect(response.status).toBe(200);
      expect(requestContext?.locale).toBe('en');
    } finally {
      await owner.query('rollback');
      await owner.end();
    }
  });
});

describe('what other programs read', () => {
  it('names the build for pages that are still open', async () => {
    const { response, header } = await site().ask('/_builds/latest.json?1763625600000');
    expect(await response.json()).toEqual({ id: 'b1', timestamp: Date.parse('2026-11-20T07:00:00Z') });
    expect(header('Cache-Control')).toBe('no-store');
  });

  it('shows search engines where the map is, and what is not for them', async () => {
    const text = await (await site().ask('/robots.txt')).response.text();
    expect(text).toContain('Sitemap: http://site.example/sitemap.xml');
    expect(text).toMatch(/^Disallow: \/office$/m);
  });

  it('maps every listed page and article in every language, each naming the others', async () => {
    const { response, header } = await site({ ORIGIN: 'https://trueline.example' }).ask('/sitemap.xml');
    const xml = await response.text();
    expect(header('Content-Type')).toContain('application/xml');
    const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toContain('https://trueline.example/zh_TW');
    expect(places).toContain('https://trueline.example/vi/privacy');
    expect(places.filter((place) => place?.includes('/en/news?id='))).toHaveLength(3);
    expect(xml).not.toContain('mySubscribe');
    // Six listed pages and three articles, in four languages.
    expect(places).toHaveLength((6 + 3) * 4);
    expect(new Set(places).size).toBe(places.length);
    expect(xml.match(/hreflang="zh-HK"/g)).toHaveLength(places.length);
  });
});

describe('the caches', () => {
  it('keep no page that shows a member, and take back a token that is worth nothing', async () => {
    const { token } = await makeMember(test.services);
    const { ask } = site();
    const cookie = (value: string) => ({ Cookie: `sports_ai_token=${value}` });
    const asMember = await ask('/vi/news', cookie(token));
    expect(asMember.requestContext?.member?.nickName).toBe('Member');
    expect(asMember.header('Cache-Control')).toBe('private, no-store');
    const ahead = await ask('/vi/news.data', { ...cookie(token), 'Sec-Purpose': 'prefetch' });
    expect(ahead.header('Cache-Control')).toBe('private, no-store');
    // The browser's memory of the session slides on with its use, and no page's data do that.
    const renewed = /sports_ai_token=[\w-]{43}; Max-Age=604\d{3}; Path=\/; HttpOnly/;
    expect(asMember.response.headers.getSetCookie().join()).toMatch(renewed);
    expect((await ask('/vi/news.data', cookie(token))).response.headers.getSetCookie().join()).not.toMatch(
      renewed,
    );
    const asGuest = await ask('/vi/news', cookie('worthless'));
    expect(asGuest.requestContext?.member).toBeNull();
    expect(asGuest.header('Cache-Control')).toBe('private, no-cache');
    expect(asGuest.response.headers.getSetCookie().join()).toMatch(/sports_ai_token=; Max-Age=0/);
  });
});

describe('the provider’s script', () => {
  it('may run beside the forms for signing in, where a client id is configured', async () => {
    const policyAt = async (path: string, environment = {}, headers = {}) =>
      (await site(environment).ask(path, headers)).header('Content-Security-Policy');
    const GOOGLE_CLIENT_ID = 'client';
    expect(await policyAt('/vi/login', { GOOGLE_CLIENT_ID })).toContain('accounts.google.com/gsi/client');
    expect(await policyAt('/vi/login')).not.toContain('google');
    expect(await policyAt('/vi/register', { GOOGLE_CLIENT_ID })).toContain('accounts.google.com/gsi/client');
    // A member whose session has ended comes to the sign-in without a load: its form may lead to the provider.
    const ofMember = await policyAt('/vi/news', { GOOGLE_CLIENT_ID }, { Cookie: 'sports_ai_token=x' });
    expect(ofMember?.match(/[^;]*google[^;]*/g)).toEqual([" form-action 'self' https://accounts.google.com"]);
    // What guests only read has no one else's script, and lets no text become markup.
    for (const path of ['/vi', '/vi/news', '/vi/schedule', '/vi/terms', '/vi/proof']) {
      const policy = await policyAt(path, { GOOGLE_CLIENT_ID });
      expect(policy).not.toContain('google');
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
    expect(await policyAt('/vi/orders', { GOOGLE_CLIENT_ID })).not.toContain('google');
    // No one signs in to the office with it.
    for (const path of ['/office', '/office/login'])
      expect(await policyAt(path, { GOOGLE_CLIENT_ID })).not.toContain('google');
  });
});
