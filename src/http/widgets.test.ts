import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger, isOfLedger } from '#domain/picks/widget/check-figures.mjs';
import { WIDGET_INTEGRITY } from '#domain/picks/widget/widget-integrity.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMetrics } from './metrics.ts';

let test: TestServices;
let app: ReturnType<typeof createHttpApp>;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 8);
  const options = { metrics: createMetrics(), isDataReady: async () => true, pages: null };
  app = createHttpApp({ services: test.services, ...options, metricsToken: '', testEndpoints: null });
});
afterAll(() => test.close());

const ask = (path: string, host = '127.0.0.1:3000') =>
  app.request(`/widget/1/${path}`, {
    headers: { Host: host, Cookie: 'a=b', Origin: 'https://other.example' },
  });
const readFeed = async (name: string) => (await ask(`${name}.json`)).json();
const readLedger = async (asOf: string) =>
  (await ask(`ledger.json?as_of=${encodeURIComponent(asOf)}`)).json();

describe('the program of the widgets', () => {
  it('has the hash that pages pin, may be loaded by any page, and is small', async () => {
    const answer = await ask('widget.js');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(WIDGET_INTEGRITY);
    expect(bytes.length).toBeLessThan(20_000);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(bytes)).not.toMatch(/^import /m);
  });
});

describe('a feed', () => {
  it.each(['record', 'calibration', 'free-pick'])('of the %s says what its ledger says', async (kind) => {
    const feed = await readFeed(kind);
    const ledger = await readLedger(feed.as_of);
    await checkLedger(ledger);
    expect(await isOfLedger(feed, ledger)).toBe(true);
  });

  it('has the sums of the rows', async () => {
    const { figures, from } = await readFeed('record');
    const { rows } = await test.services.db.$client.query(
      `select count(*)::int as published, count(*) filter (where result = 'win')::int as win,
        count(*) filter (where result = 'lose')::int as lose, coalesce(sum(profit_cents), 0)::int as profit_cents
       from pick left join lateral (select * from pick_grade where pick_id = pick.id order by known_at desc limit 1) as grade on true
       where origin = 'live' and serial_day >= $1`,
      [from],
    );
    expect(figures.win + figures.lose).toBeGreaterThan(3);
    expect(figures).toMatchObject(rows[0]);
  });

  it('is for any page, sets no cookie, and is not there where nothing of bets is shown', async () => {
    const answer = await ask('record.json');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    await test.services.db.$client.query(
      "insert into brand_setting (brand, key, value, updated_at) values ('orange', 'stats_only', 'true', now())",
    );
    expect((await ask('record.json', 'orange.localhost')).status).toBe(404);
    const api = await app.request('/api/claims', { headers: { Origin: 'https://other.example' } });
    expect(api.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('the ledger of the widgets', () => {
  it('is offered of full five minutes of the last day', async () => {
    const { as_of: asOf } = await readFeed('record');
    const moved = (ms: number) => new Date(Date.parse(asOf) + ms).toISOString();
    expect((await ask(`ledger.json?as_of=${moved(-300_000)}`)).status).toBe(200);
    for (const wrong of [moved(300_000), moved(1000), moved(-90_000_000), 'never'])
      expect((await ask(`ledger.json?as_of=${wrong}`)).status).toBe(422);
  });

  it('holds nothing of what is paid for', async () => {
    const { as_of: asOf } = await readFeed('record');
    const { picks } = await readLedger(asOf);
    const locked = picks.filter(
      (pick: { opens_at: string; is_free: boolean }) => pick.opens_at > asOf && !pick.is_free,
    );
    expect(locked.length).toBeGreaterThan(0);
    for (const pick of locked)
      expect(pick).toMatchObject({ salt: null, sealed: null, result: null, score: null });
  });

  it('does not hold where anything of it is changed, nor a feed where a figure is', async () => {
    const feed = await readFeed('record');
    const ledger = await readLedger(feed.as_of);
    const { picks, batches } = ledger;
    const index = picks.findIndex(({ result }: { result: string | null }) => result === 'lose');
    const changed = (change: object) =>
      picks.map((pick: object, at: number) => (at === index ? { ...pick, ...change } : pick));
    const forged = [
      { ...ledger, picks: changed({ result: 'win' }) },
      { ...ledger, picks: changed({ sealed: { ...picks[index].sealed, odds: 9 } }) },
      { ...ledger, picks: changed({ salt: '0'.repeat(32) }) },
      { ...ledger, picks: changed({ sealed: null, salt: null, result: null }) },
      { ...ledger, picks: picks.filter((_: object, at: number) => at !== index) },
      { ...ledger, batches: batches.slice(1) },
      {
        ...ledger,
        batches: [{ ...batches[0], published_at: '2016-01-01T00:00:00.000Z' }, ...batches.slice(1)],
      },
      { ...ledger, from: '2016-01-01' },
    ];
    for (const one of forged) expect(await isOfLedger(feed, one)).toBe(false);
    for (const figures of [
      { ...feed.figures, win: feed.figures.win + 1 },
      { ...feed.figures, profit_cents: feed.figures.profit_cents + 1 },
      { ...feed.figures, interval: [0.5, 0.9] },
      { ...feed.figures, lose: feed.figures.lose - 1 },
    ])
      expect(await isOfLedger({ ...feed, figures }, ledger)).toBe(false);
    expect(await isOfLedger({ ...feed, brand: 'Other' }, ledger)).toBe(false);
    expect(await isOfLedger(feed, ledger)).toBe(true);
  });
});
