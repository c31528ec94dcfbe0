import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishPicks } from '#domain/record/publish-picks.ts';
import { gameIdOf } from '#domain/sport/feed-rows.ts';
import { fixedClock } from '#platform/clock.ts';
import { callApi, guestFacts } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from '#tests/support/small-season.ts';
import { createApi } from './dispatch.ts';
import { endpoints } from './index.ts';

/** Prices and chances that no other row of the test has, so that a single digit of theirs in an answer gives it away. */
const PRICES = { win_loss: 2.6173, run_line: 2.5519, over_under: 2.4417 } as const;
const FORECAST = {
  pHome: 0.513171,
  pDraw: 0.251927,
  pAway: 0.234902,
  expectedHome: 1.913713,
  expectedAway: 0.877177,
};
const PAID = ['side', 'line', 'odds', 'min_odds', 'p', 'ev', 'confidence', 'units', 'drivers', 'recommendation', 'article',
  'salt', 'sealed', 'tier', 'version', 'price', 'forecast', 'p_win', 'odds_snapshot', 'model_version']; // biome-ignore format: a list of fields

let test: TestServices;
let gameId: string;
let tokens: Readonly<Record<string, string | null>>;
let secrets: { readonly text: string; readonly isMarketPrice: boolean }[];
let locked: ReadonlySet<string>;
let lockedIds: string[];

beforeAll(async () => {
  test = await testServices();
  const played = await playRecord(test, 2);
  const known = minutesAfter(played.now, -1);
  const odds = goodOdds('secret', known).map((price) => ({ ...price, homeOdds: PRICES[price.betType] }));
  await insertSmallSeason(test.services, {
    games: [smallGame({ key: 'secret', startAt: minutesAfter(known, 700) })],
    odds,
  });
  await addForecast(test.services, {
    ...{ gameKey: 'secret', knownAt: known, ...FORECAST, drivers: [{ code: 'elo', contribution: 0.271828 }] },
    distribution: { kind: 'soccer', lambda: FORECAST.expectedHome, mu: FORECAST.expectedAway, rho: -0.0577 },
    spread: { home: [0.501717, 0.527171], draw: [0.241317, 0.261713], away: [0.221719, 0.247193] },
  });
  await publishPicks(
    { ...test.services, clock: fixedClock(minutesAfter(played.now, 1)) },
    { source: SMALL_SOURCE },
  );
  test.setNow(minutesAfter(played.now, 2));
  gameId = gameIdOf(SMALL_SOURCE, 'secret');
  tokens = { guest: null, 'member without a plan': (await makeMember(test.services)).token };
  await readSecrets();
});
afterAll(() => test.close());

async function readSecrets(): Promise<void> {
  const { rows } = await test.services.db.$client.query(
    "select *, serial_day || '/' || lpad(serial_no::text, 4, '0') as serial from pick where game_id = $1",
    [gameId],
  );
  expect(rows).toHaveLength(3);
  const ofPicks = rows.flatMap((row) => [row.salt, row.ev, row.p_win, row.p_lose, Number(row.min_odds)]);
  const ofForecast = [...Object.values(FORECAST), 0.271828, 0.0577, 0.501717, 0.247193];
  secrets = [
    // Few digits stand in a clock time too; the rest of them cannot be there by chance.
    ...[...ofPicks, ...ofForecast]
      .map((secret) => ({ text: String(secret), isMarketPrice: false }))
      .filter(({ text }) => text.length >= 6),
    ...Object.values(PRICES).map((price) => ({ text: String(price), isMarketPrice: true })),
  ];
  lockedIds = rows.map((row) => row.id);
  locked = new Set(rows.flatMap((row) => [row.id, row.serial, row.leaf_hash]));
}

/** Every way in which an endpoint that reads might be asked about the game. */
function questions(path: string): string[] {
  const filled = path.replace('{date}', '2016-11-03').replaceAll(/\{\w+\}/g, gameId);
  const now = test.services.clock.now().toISOString();
  return ['', `?event_id=${gameId}`, `?as_of=${now}`, '?league=EPL', '?per_page=100&stage=coming', '?window=all&result=not_completed',
    '?method=expected_value&per_page=100', `?event_id=${gameId}&as_of=${now}`] // biome-ignore format: a list of queries
    .map((query) => `/api${filled}${query}`);
}

async function bytesOf(path: string, token: string | null): Promise<string> {
  const facts = { ...guestFacts, token, tokenFrom: token === null ? null : ('bearer' as const) };
  const response = await createApi({ services: test.services, endpoints }).request(path, {}, { facts });
  return `${[...response.headers].join('\n')}\n${await response.text()}`;
}

/** Objects of an answer that are about a locked pick and hold what is paid for. */
function tellingObjects(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(tellingObjects);
  const isAbout = Object.values(value).some((field) => typeof field === 'string' && locked.has(field));
  // The steps of a proof have sides too: where the neighbour's hash stands.
  const isTelling = PAID.some(
    (name) => Object.hasOwn(value, name) && ![null, 'left', 'right'].includes(Object(value)[name]),
  );
  return isAbout && isTelling && !Array.isArray(value) ? [value, ...inner] : inner;
}

describe.each(['guest', 'member without a plan'])('a %s', (who) => {
  const reading = endpoints
    .filter(({ contract }) => contract.method === 'GET')
    .map(({ contract }) => contract.path);

  it.each(reading)('gets from %s not one byte of a locked pick', async (path) => {
    for (const question of questions(path)) {
      const bytes = await bytesOf(question, tokens[who] ?? null);
      const isMarket = path === '/sport/odds-show';
      const found = secrets.filter(
        ({ text, isMarketPrice }) => !(isMarket && isMarketPrice) && bytes.includes(text),
      );
      expect(found, question).toEqual([]);
      const body = bytes.slice(bytes.indexOf('\n{'));
      if (body.startsWith('\n{')) expect(tellingObjects(JSON.parse(body)), question).toEqual([]);
    }
  });

  it('is shown none of them by name', async () => {
    for (const id of lockedIds) {
      const call = { method: 'POST', path: '/ai-strategy/show', body: { id }, token: tokens[who] ?? null };
      const answer = await callApi(test.services, call);
      expect([answer.http_code, answer.data]).toEqual([who === 'guest' ? 302 : 403, null]);
    }
  });
});

describe('a member with a plan', () => {
  it('gets every one of the values, so that looking for them means something', async () => {
    const { token } = await makeMember(test.services, { planDays: 1 });
    const asked = [
      '/api/ai-strategy/filter?per_page=100',
      `/api/sport/statistics/predict?event_id=${gameId}`,
    ];
    const bytes = (await Promise.all(asked.map((path) => bytesOf(path, token)))).join('\n');
    const missing = secrets.filter(({ text }) => !bytes.includes(text)).map(({ text }) => text);
    // The salt stays closed for everybody until the start, and the law's own parameters are never sent.
    expect(missing).toEqual([
      ...secrets.filter(({ text }) => /^[0-9a-f]{32}$/.test(text)).map(({ text }) => text),
      '0.0577',
    ]);
  });
});
