import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Claim, claimsContract } from '#api/claims.contract.ts';
import type { Brand } from '#brands/brand.ts';
import { brands } from '#brands/index.ts';
import { insertNews } from '#db/queries/news.ts';
import { brandSetting } from '#db/tables/brand-setting.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { formatNumber, formatPercent, formatSigned } from '#i18n/format.ts';
import { newId } from '#platform/id.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type GuestSite, openGuestSite } from '#tests/support/guest-site.ts';
import { type LockedPicks, plantLockedPicks, secretsIn } from '#tests/support/locked-picks.ts';
import { readShareCode, shareCode } from '../../screens/share-code.ts';
import { drawCard } from './draw-card.ts';
import { PICTURE_FORMATS, SHAPES } from './shapes.ts';
import { shareCard } from './share-card.ts';
import { PICTURES_A_MINUTE } from './share-pictures.ts';

const HOSTS = ['blue.localhost', 'orange.localhost'] as const;
const ARTICLE = newId();

let test: TestServices;
let site: GuestSite;
let planted: LockedPicks;
let team = '';
let settled = '';
let locked = '';
beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  for (const brand of brands) await seedBrand(test.services, brand);
  planted = await plantLockedPicks(test);
  const rowsOf = async (sql: string, values: unknown[] = []) =>
    (await test.services.db.$client.query(sql, values)).rows;
  team = (await rowsOf('select home_team_id as id from game limit 1'))[0].id;
  const serials = "select serial_day || '/' || lpad(serial_no::text, 4, '0') as serial from pick";
  settled = (await rowsOf(`${serials} order by published_at limit 1`))[0].serial;
  locked = (await rowsOf(`${serials} where game_id = $1 limit 1`, [planted.gameId]))[0].serial;
  const text = { title: 'Đội bóng & <b>một</b> trận "hay"', summary: 'Tóm tắt', body: 'Nội dung' };
  await insertArticle(text);
});
beforeEach(async () => {
  site = await openGuestSite(test.services);
  return () => site.close();
});
afterAll(() => test.close());

const codes = () => ({
  home: 'record',
  day: '2016-11-01',
  team: shareCode({ kind: 'team', id: team }),
  pick: shareCode({ kind: 'pick', serial: settled }),
  locked: shareCode({ kind: 'pick', serial: locked }),
  article: shareCode({ kind: 'article', id: ARTICLE }),
});

/** The drawing itself, and every text that was drawn in it. */
async function drawn(code: string, { locale = 'en', host = 0 }: { locale?: Locale; host?: number } = {}) {
  const brand: Brand = brands.find(({ hosts }) => hosts.includes(HOSTS[host] ?? '')) ?? brands[0];
  const subject = readShareCode(code);
  if (subject === null) throw new Error(`no code ${code}`);
  const card = await shareCard({ services: test.services, brand, locale }, subject);
  const svg = await drawCard({ card, brand, locale, origin: 'https://one.example', format: 'card' });
  return { card, svg, texts: [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text]) => text ?? '') };
}

async function claimsOf(query: string): Promise<readonly Claim[]> {
  return claimsContract.data.parse((await callApi(test.services, { path: `/claims${query}` })).data);
}

describe('a picture', () => {
  it.each(['home', 'day', 'team', 'pick', 'locked', 'article'] as const)(
    'of kind %s is a PNG of the size that it is asked for, in the language and the brand',
    async (kind) => {
      const tags = new Set<string>();
      // An article is one brand's.
      const hosts = kind === 'article' ? HOSTS.slice(0, 1) : HOSTS;
      for (const [index, host] of hosts.entries()) {
        const locale = LOCALES[index * 2] ?? 'en';
        for (const format of PICTURE_FORMATS) {
          const answer = await site.ask(`/${locale}/share/${codes()[kind]}/${format}.png`, { Host: host });
          expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
          const { width, height } = SHAPES[format];
          expect(await sharp(answer.body).metadata()).toMatchObject({ width, height, format: 'png' });
          expect((await sharp(answer.body).stats()).entropy).toBeGreaterThan(0.3);
          expect(answer.body.length).toBeLessThan(400_000);
          tags.add(String(answer.headers.etag));
        }
      }
      expect(tags.size).toBe(hosts.length * PICTURE_FORMATS.length);
    },
  );

  it('bears a code that a camera reads as its short address', async () => {
    for (const format of PICTURE_FORMATS) {
      const { body } = await site.ask(`/vi/share/2016-11-01/${format}.png`, { Host: 'blue.localhost' });
      const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const text = decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
      expect(text).toMatch(/^http:\/\/blue\.localhost(:\d+)?\/vi\/s\/2016-11-01$/);
      const answer = await site.ask(new URL(text).pathname, { Host: 'blue.localhost' });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('href="/vi/proof?day=2016-11-01"');
    }
  });

  it('is not sent again to those who have it, whatever else their question says', async () => {
    const path = '/en/share/record/card.png';
    const { headers, body } = await site.ask(path);
    expect(headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect((await site.ask(path, { 'If-None-Match': `"x", ${headers.etag}` })).status).toBe(304);
    const odd = await site.ask(`${path}?title=%3Cscript%3E&rate=99`, {
      'X-Forwarded-Host': 'evil.example',
      'Accept-Language': 'vi',
      Cookie: 'sports_ai_lang=vi; sports_ai_zone=Asia/Tokyo',
    });
    expect(odd.body.equals(body)).toBe(true);
  });

  it.each([
    '/en/share/record/other.png',
    '/en/share/2030-01-01/card.png',
    '/en/share/1999-01-01/card.png',
    '/en/share/2016-11-01-999/card.png',
    '/en/share/2016-11-01-0001/card.png',
    '/en/share/tAAAAAAAAAAAAAAAAAAAAAA/card.png',
    '/en/share/nAAAAAAAAAAAAAAAAAAAAAA/story.png',
    '/en/share/any%20words%20of%20mine/card.png',
    '/xx/share/record/card.png',
    '/en/s/any-words-of-mine',
    '/en/s/2016-11-01-999',
  ])('%s is none', async (path) => {
    site.setPage(async () => new Response('no page', { status: 404 }));
    const { status, text, headers } = await site.ask(path);
    expect(status).toBe(404);
    expect(text).not.toContain('mine');
    expect(headers['content-type']).not.toContain('image');
  });

  it('is refused to those who ask too often', async () => {
    const limited = await openGuestSite({
      ...test.services,
      env: { ...test.services.env, RATE_LIMITS: true },
    });
    const ask = () => limited.ask('/en/share/record/card.png');
    for (let index = 0; index < PICTURES_A_MINUTE; index += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    await limited.close();
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('the figures of a picture', () => {
  const written = ({ id, value, n, interval }: Claim): string[] => {
    const between = (write: (one: number) => string): string[] =>
      interval && n >= 10
        ? [`95% interval: ${write(interval[0])} … ${write(interval[1])}`]
        : ['Too few picks for an interval'];
    const sample = `n = ${formatNumber(n)}`;
    const inUnits = (usd: number): string => formatSigned(usd / 100);
    if (id === 'profit') return [`${inUnits(value)} units`, sample, ...between(inUnits)];
    if (n < 10) return [`${Math.round(value * n)} of ${n}`, sample, 'Too few picks for an interval'];
    const [low = 0, high = 0] = interval ?? [];
    return [
      formatPercent(value),
      sample,
      `95% interval: ${formatNumber(low * 100, 1)}–${formatPercent(high)}`,
    ];
  };

  it.each([
    ['home', (): string => '', ['win_rate', 'profit']],
    ['day', (): string => '?day=2016-11-01', ['win_rate', 'profit']],
    ['team', (): string => `?team=${team}`, ['win_rate']],
  ] as const)(
    'of kind %s are those of the registry, each with its sample and interval',
    async (kind, query, ids) => {
      const { texts } = await drawn(codes()[kind]);
      const claims = (await claimsOf(query())).filter(({ origin }) => origin === 'live');
      for (const id of ids) {
        const claim = claims.find((one) => one.id === id);
        if (claim === undefined) throw new Error(`no claim ${id}`);
        expect(claim.n).toBeGreaterThan(0);
        for (const text of written(claim)) expect(texts).toContain(text);
        expect(texts.join(' ')).toContain(claim.simulated ? 'simulated' : 'Check it yourself');
      }
      // Nothing that looks like a rate or an amount stands there without a claim.
      const figures = texts.filter((text) => /%|units/.test(text) && !text.startsWith('95%'));
      expect(figures.length).toBeLessThanOrEqual(ids.length);
    },
  );

  it('of a settled pick are the bet, larger than all else, its price, result and profit, beside the rate of all of them', async () => {
    const { texts, svg, card } = await drawn(codes().pick);
    const sizes = [...svg.matchAll(/aria-label="([^"]*)"[^>]* scale\(([\d.]+) /g)];
    const [largest] = sizes.toSorted((a, b) => Number(b[2]) - Number(a[2]));
    expect(largest?.[1]).toBe(card.title);
    expect(card.name).toContain(`: ${card.title}`);
    const { rows } = await test.services.db.$client.query(
      `select pick.odds, pick_record.profit_cents from pick_record join pick on pick.id = pick_id
       where serial_day || '/' || lpad(serial_no::text, 4, '0') = $1`,
      [settled],
    );
    const [{ odds, profit_cents: cents }] = rows;
    expect(texts).toEqual(expect.arrayContaining(['Odds', Number(odds).toFixed(2)]));
    expect(texts).toContain(`${formatSigned(cents / 10_000, 2)} units`);
    expect(texts).toContain('One pick proves nothing');
    const [rate] = (await claimsOf('')).filter(({ id, origin }) => id === 'win_rate' && origin === 'live');
    expect(texts).toContain(`n = ${rate?.n}`);
  });
});

describe('the picture and the page of a locked pick', () => {
  it.each(LOCALES)('in %s hold not one of its values before its game begins', async (locale) => {
    const { svg, card } = await drawn(codes().locked, { locale });
    const page = await site.ask(`/${locale}/s/${codes().locked}`);
    expect(page.status).toBe(200);
    for (const bytes of [JSON.stringify(card), labelsOf(svg), page.text])
      expect(secretsIn(bytes, planted.secrets)).toEqual([]);
  });

  it('show its price once the game has begun, so that looking for it means something', async () => {
    const before = test.services.clock.now();
    test.setNow(new Date(planted.startAt.getTime() + 60_000));
    const { svg } = await drawn(codes().locked);
    test.setNow(before);
    expect(secretsIn(labelsOf(svg), planted.secrets)).not.toEqual([]);
  });
});

it('shows an article by its own words, which are text and no markup', async () => {
  const { text } = await site.ask(`/vi/s/${codes().article}`);
  expect(text).toContain('Đội bóng &amp; &lt;b&gt;một&lt;/b&gt; trận &quot;hay&quot;');
  expect(text).not.toContain('<b>một');
  const { svg } = await drawn(codes().article, { locale: 'vi' });
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 1200 });
});

it('says in the head of the page behind a short address which picture is of it', async () => {
  const { text, headers } = await site.ask('/zh_TW/s/record', { Host: 'blue.localhost' });
  expect(text).toMatch(
    /og:image" content="http:\/\/blue\.localhost(:\d+)?\/zh_TW\/share\/record\/card\.png"/,
  );
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it('draws every character of four languages: none is left out, none is an empty box', async () => {
  for (const locale of LOCALES) {
    const { svg, texts } = await drawn('record', { locale });
    const groups = [...svg.matchAll(/<g aria-label="([^"]*)"[^>]*>(.*?)<\/g>/g)];
    expect(groups.length).toBe(texts.length);
    for (const [, text = '', paths = ''] of groups) {
      // Some pairs of letters are one piece.
      const signs = [
        ...text
          .replace(/[\s\u00a0]/g, '')
          .replace(/…/g, locale.startsWith('zh') ? '…' : '...')
          .replace(/ffi|ffl|ff|fi|fl/g, 'f'),
      ];
      expect(paths.match(/<path/g)?.length, text).toBe(signs.length);
    }
  }
});

it('shares nothing of bets where a brand shows none', async () => {
  await test.services.db
    .insert(brandSetting)
    .values({ brand: 'orange', key: 'stats_only', value: true, updatedAt: test.services.clock.now() });
  for (const code of [codes().home, codes().day, codes().pick, codes().team]) {
    const path = `/en/share/${code}/card.png`;
    await expect.poll(async () => (await site.ask(path, { Host: 'orange.localhost' })).status).toBe(404);
  }
});

const labelsOf = (svg: string) =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text]) => text).join('\n');

async function insertArticle(text: { title: string; summary: string; body: string }): Promise<void> {
  const at = new Date(test.services.clock.now().getTime() - 60_000);
  const row = {
    id: ARTICLE,
    brand: 'blue',
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
    isSample: false,
  } as const;
  await insertNews(
    test.services.db,
    [{ ...row, status: 'published' }],
    [
      { ...text, newsId: ARTICLE, languageCode: 'vi' },
      { ...text, newsId: ARTICLE, languageCode: 'en' },
    ],
  );
}
