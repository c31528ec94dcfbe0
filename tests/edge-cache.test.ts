import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/index.ts';
import { hasNginx, type Nginx, startNginx } from '#bench/nginx.ts';
import { localePath } from '#i18n/locale-path.ts';
import { LOCALES } from '#terms/locales.ts';
import { isLong } from '#tests/support/is-long.ts';
import { SHARED_PAGES } from '../src/http/guest-cache/shared-pages.ts';
import { type TestServices, testServices } from './support/database.ts';
import { askAt, type GuestSite, openGuestSite } from './support/guest-site.ts';
import { makeMember } from './support/members.ts';

/**
 * A cache of the kind that stands before a site, with no rule of ours but the key: nginx (Debian's package). What it may store and to whom
 * it may show that, it learns from the answers alone. LONG_TESTS=1 where nginx is installed.
 */

const isWanted = isLong && hasNginx();
const POISON = 'evil-7c1f';

describe.runIf(isWanted)('a cache before the site', () => {
  let test: TestServices;
  let site: GuestSite;
  let edge: Nginx | null;
  let session: string;
  beforeAll(async () => {
    test = await testServices({ RATE_LIMITS: 'off', ORIGIN: 'https://trueline.example' });
    site = await openGuestSite(test.services);
    session = (await makeMember(test.services, { nickName: 'Secret Member' })).token;
    edge = await startNginx((folder) => ({
      http: `proxy_cache_path ${folder}/stored keys_zone=pages:10m;`,
      location: `location / {
        proxy_pass http://127.0.0.1:${site.port}; proxy_http_version 1.1;
        proxy_set_header Host $http_host; proxy_set_header Connection "";
        proxy_cache pages; proxy_cache_key $http_host$request_uri; proxy_cache_lock on;
        proxy_cache_use_stale error timeout updating http_503;
        add_header X-Cache $upstream_cache_status always;
      }`,
    }));
  });
  afterAll(async () => {
    await edge?.stop();
    await site.close();
    await test.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    askAt(edge?.port ?? 0, { path, headers });

  it('shows one guest what it stored of another, in each encoding, and no member', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding };
      const first = await ask('/en/news', headers);
      const second = await ask('/en/news', headers);
      expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
      expect(second.body.equals(first.body)).toBe(true);
      expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    }
    for (let turn = 0; turn < 2; turn += 1) {
      const own = await ask('/en/news', { Cookie: `sports_ai_token=${session}` });
      expect(own.headers['x-cache']).toBe('MISS');
      expect(own.text).toContain('Secret Member');
    }
  });

  it('asks again for brands, languages and zones apart', async () => {
    const texts = [
      await ask('/', { 'Accept-Language': 'vi' }),
      await ask('/', { 'Accept-Language': 'en' }),
      await ask('/', { 'Accept-Language': 'en', Host: 'orange.localhost' }),
      await ask('/', { 'Accept-Language': 'en', Cookie: 'sports_ai_zone=Asia/Tokyo' }),
    ].map(({ text }) => text);
    expect(new Set(texts.map((text) => /"locale":"\w+".*/.exec(text)?.[0])).size).toBeGreaterThan(2);
    expect(texts[3]).toContain('Asia/Tokyo');
    expect(texts[1]).not.toContain('Asia/Tokyo');
  });

  it('never shows a guest anything of a member or of what somebody else sent', async () => {
    const lists = endpoints.flatMap(({ contract }) => ('shared' in contract ? [`/api${contract.path}`] : []));
    const pages = Object.keys(SHARED_PAGES).flatMap((rest) =>
      LOCALES.map((locale) => localePath(locale, rest)),
    );
    let hits = 0;
    for (const path of [...pages, ...lists]) {
      const token = { Cookie: `sports_ai_token=${session}` };
      for (const own of [token, { Authorization: `Bearer ${session}` }])
        expect((await ask(path, own)).headers['cache-control']).not.toContain('public');
      const poison = { 'X-Forwarded-Host': `${POISON}.example`, 'X-Original-URL': POISON, Referer: POISON };
      await ask(path, poison);
      await ask(`${path}?utm_source=${POISON}`, { 'User-Agent': POISON, 'X-Request-Id': `${POISON}-0123` });
      const guest = await ask(path);
      if (guest.headers['x-cache'] === 'HIT') hits += 1;
      for (const secret of [POISON, 'Secret Member', session])
        expect(`${JSON.stringify(guest.headers)}${guest.text}`.includes(secret), `${path}: ${secret}`).toBe(
          false,
        );
    }
    expect(hits).toBeGreaterThan(pages.length);
  });
});
