import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { announcement } from '#db/tables/announcement.ts';
import { appSetting } from '#db/tables/app-setting.ts';
import { websiteLanguage } from '#db/tables/website-language.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { newId } from '#platform/id.ts';
import { asOwner } from '#tests/support/backups.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type GuestSite, htmlOf, openGuestSite } from '#tests/support/guest-site.ts';
import { makeMember } from '#tests/support/members.ts';

const NOW = new Date('2026-11-22T08:00:00Z');

let test: TestServices;
let site: GuestSite;
beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  await seedBrand(test.services, brands[0]);
});
beforeEach(async () => {
  test.setNow(NOW);
  site = await openGuestSite(test.services);
  return () => site.close();
});
afterAll(() => test.close());

const change = (key: string) =>
  test.services.db
    .insert(appSetting)
    .values({ key, value: [newId()], updatedAt: NOW })
    .onConflictDoUpdate({ target: appSetting.key, set: { value: [newId()] } });

describe('a page of guests', () => {
  it('is made once, and the same bytes are sent to everybody', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 20 }, (_, index) => site.ask(`/en/schedule?utm_source=${index}`)),
    );
    expect(site.made).toHaveLength(1);
    expect(first?.status).toBe(200);
    for (const other of others) expect(other.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
    await site.ask('/en/schedule');
    expect(site.made).toHaveLength(1);
  });

  it('says to caches what they may do with it, and sets no cookie where it is right already', async () => {
    const { headers } = await site.ask('/en');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=30');
    expect(headers.vary).toBe('Accept-Encoding, Cookie, Authorization');
    expect(headers['set-cookie']).toBeUndefined();
    expect((await site.ask('/', { 'Accept-Language': 'vi' })).headers.vary).toContain('Accept-Language');
    const other = await site.ask('/vi', { Cookie: 'sports_ai_lang=en' });
    expect(other.headers['set-cookie']).toEqual([
      'sports_ai_lang=vi; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    expect(other.headers['cache-control']).toBe('private, no-cache');
  });

  it('has the headers of every page, with digests in the place of a nonce', async () => {
    const { headers, text } = await site.ask('/en');
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'inline-speculation-rules' 'sha256-[\w+/=]{44}'/,
    );
    expect(headers['content-security-policy']).not.toContain('nonce');
    expect(text).not.toContain('nonce=');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toBeUndefined();
  });

  it('is sent compressed as the reader takes it, each with a tag of its own, and not again to who has it', async () => {
    site.setPage(async (_request, requestContext) => htmlOf(requestContext, { long: 'x'.repeat(5000) }));
    const askFor = (encoding: string) => site.ask('/en', { 'Accept-Encoding': encoding });
    const [plain, br, gzip] = [
      await askFor('identity'),
      await askFor('gzip, br'),
      await askFor('gzip, br;q=0'),
    ];
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await site.ask('/en', {
      'Accept-Encoding': 'br',
      'If-None-Match': `"x", ${br.headers.etag}`,
    });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, br.headers.etag]);
    expect((await site.ask('/en', { 'If-None-Match': String(br.headers.etag) })).status).toBe(200);
    const head = await site.ask('/en', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(plain.body.length),
    ]);
  });

  it('is made again when a fact behind it changes, and not for a fact of another page', async () => {
    const madeBy = async (path: string) => {
      const before = site.made.length;
      const made = async () => {
        await site.ask(path);
        return site.made.length;
      };
      // A look at the facts holds for a tenth of a second.
      await expect.poll(made).toBeGreaterThan(before);
    };
    await site.ask('/en/schedule');
    await site.ask('/en/terms');
    await change('some');
    await madeBy('/en/schedule');
    const made = site.made.length;
    await site.ask('/en/terms');
    expect(site.made).toHaveLength(made);
    await test.services.db.insert(announcement).values({
      id: newId(),
      brand: 'blue',
      texts: { en: 'News' },
      position: 1,
      fromAt: NOW,
      isSample: false,
    });
    await madeBy('/en/terms');
  });

  it('ends with the time that it names, and at the latest with its own', async () => {
    site.setPage(async (_request, requestContext) => {
      requestContext.goodUntil?.(new Date(NOW.getTime() + 10_000));
      return htmlOf(requestContext);
    });
    const at = async (seconds: number) => {
      test.setNow(new Date(NOW.getTime() + seconds * 1000));
      await site.ask('/en/news');
      return site.made.length;
    };
    expect([await at(0), await at(9), await at(11)]).toEqual([1, 1, 2]);
    // The instant that it named has passed by now, so its own longest time counts.
    expect([await at(39), await at(42)]).toEqual([2, 3]);
    expect(await at(-60), 'a clock that was turned back').toBe(4);
  });

  it('is made for a clock behind the facts, stored for no one, and shown as it was where it cannot be made', async () => {
    const kept = await site.ask('/en/schedule');
    const setKnownUntil = (at: Date) =>
      asOwner(
        (client) => client.query('update fact_version set version = version + 1, known_until = $1', [at]),
        test.ownerUrl,
      );
    await setKnownUntil(new Date(NOW.getTime() + 60_000));
    try {
      await expect
        .poll(async () => {
          await site.ask('/en/schedule');
          return site.made.length;
        })
        .toBeGreaterThan(2);
      site.setPage(async () => new Response('', { status: 503 }));
      const old = await site.ask('/en/schedule');
      expect([old.status, old.body.equals(kept.body)]).toEqual([200, true]);
      expect(Number(old.headers.age)).toBeGreaterThan(0);
      expect((await site.ask('/en/standings')).status).toBe(503);
    } finally {
      await setKnownUntil(new Date(0));
    }
  });

  it('is shown as it was where its renewal takes long, which goes on', async () => {
    const before = await site.ask('/en/schedule');
    const slow = Promise.withResolvers<void>();
    site.setPage(async (_request, requestContext) => {
      await slow.promise;
      return htmlOf(requestContext, { version: 'second' });
    });
    test.setNow(new Date(NOW.getTime() + 60_000));
    const [one, other] = await Promise.all([site.ask('/en/schedule'), site.ask('/en/schedule')]);
    for (const stale of [one, other]) {
      expect(stale.body.equals(before.body)).toBe(true);
      expect(Number(stale.headers.age)).toBeGreaterThan(0);
    }
    expect(site.made).toHaveLength(2);
    slow.resolve();
    await expect.poll(async () => (await site.ask('/en/schedule')).text).toContain('second');
    expect(site.made).toHaveLength(2);
  });

  it('that is a redirect, a cookie of one reader or a failure is never stored', async () => {
    const answers: Response[] = [
      new Response('', { status: 404 }),
      new Response('x', { headers: { 'Set-Cookie': 'a=b' } }),
      new Response('x', { headers: { 'Cache-Control': 'no-store' } }),
    ];
    for (const [index, answer] of answers.entries()) {
      site.setPage(async () => answer.clone() as Response);
      const path = ['/en/proof', '/en/terms', '/en/privacy'][index] ?? '';
      for (let time = 0; time < 2; time += 1) {
        const { status, headers } = await site.ask(path);
        expect(status).toBe(answer.status);
        expect(headers['cache-control']).not.toContain('public');
      }
    }
  });

  it('in a language that is switched off is no page from the next look on', async () => {
    expect((await site.ask('/vi/news')).headers['cache-control']).toContain('public');
    const { db } = test.services;
    const isVietnamese = eq(websiteLanguage.languageCode, 'vi');
    await db.update(websiteLanguage).set({ enabled: false }).where(isVietnamese);
    try {
      await expect
        .poll(async () => (await site.ask('/vi/news')).headers['cache-control'])
        .not.toContain('public');
    } finally {
      await db.update(websiteLanguage).set({ enabled: true }).where(isVietnamese);
    }
  });
});

describe('a list of guests', () => {
  it('is asked for once, by every name that means the same', async () => {
    const first = await site.ask('/api/sport/type', { 'X-Language': 'vi' });
    expect(first.headers['cache-control']).toBe('public, max-age=60, s-maxage=5');
    expect(first.headers.vary).toContain('X-Language');
    const second = await site.ask('/api/sport/type?x=1', { Cookie: 'sports_ai_lang=vi' });
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(first.headers.etag).toBeDefined();
    expect((await site.ask('/api/sport/type')).text).not.toBe(first.text);
  });

  it('is refused as ever where the question is wrong, and reported to members by the API itself', async () => {
    expect((await site.ask('/api/sport/list?page=0')).status).toBe(422);
    const { token } = await makeMember(test.services);
    const own = await site.ask('/api/sport/type', { Cookie: `sports_ai_token=${token}` });
    expect(own.headers['cache-control']).toContain('private');
  });
});

describe('while the database is away', () => {
  it('guests go on reading what is stored, and see as of when it is true; everybody else is asked to wait', async () => {
    await site.ask('/vi/schedule');
    await site.ask('/api/sport/type');
    test.setNow(new Date(NOW.getTime() + 600_000));
    site.setDatabase('away');
    const bytes = async () =>
      Number(/^guest_cache_bytes (\d+)$/m.exec((await site.ask('/metrics')).text)?.[1]);
    const before = await bytes();
    const page = await site.ask('/vi/schedule');
    expect(page.status).toBe(200);
    expect(await bytes(), 'the page with its note counts, and is there instead of the other').toBeLessThan(
      before + 1000,
    );
    expect(await bytes()).toBeGreaterThan(before);
    expect(page.text).toContain('Dữ liệu tính đến 2026-11-22 16:00');
    expect(page.text).not.toContain('hidden=""');
    expect(Number(page.headers.age)).toBeGreaterThan(0);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect((await site.ask('/api/sport/type')).status).toBe(200);
    const unknown = await site.ask('/vi/standings');
    expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '2']);
    expect(unknown.text).toContain('lang="vi-VN"');
    const member = await site.ask('/vi/schedule', { Cookie: 'sports_ai_token=x' });
    expect([member.status, member.headers['retry-after']]).toEqual([503, '2']);
    site.setDatabase('well');
    const back = await site.ask('/vi/schedule');
    expect(back.headers.age).toBeUndefined();
    expect(back.text).toContain('hidden=""');
  });
});

it('counts where answers came from', async () => {
  await site.ask('/en');
  await site.ask('/en');
  await site.ask('/en/login?redirect=x');
  const { text } = await site.ask('/metrics');
  expect(text).toContain('guest_cache_answers_total{outcome="made"} 1');
  expect(text).toContain('guest_cache_answers_total{outcome="stored"} 1');
  expect(text).toMatch(/^guest_cache_answers 1$/m);
  expect(text).toContain('http_requests_total{kind="page",method="GET",status="200"} 3');
});
