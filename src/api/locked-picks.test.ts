import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locales } from '#i18n/locales.ts';
import { callApi, guestFacts } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import {
  LOCKED_LAW,
  type LockedPicks,
  plantLockedPicks,
  secretsIn,
  tellingObjects,
} from '#tests/support/locked-picks.ts';
import { makeMember } from '#tests/support/members.ts';
import { createApi } from './dispatch.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

let test: TestServices;
let planted: LockedPicks;
let tokens: Readonly<Record<string, string | null>>;

beforeAll(async () => {
  test = await testServices();
  planted = await plantLockedPicks(test);
  tokens = { guest: null, 'member without a plan': (await makeMember(test.services)).token };
});
afterAll(() => test.close());

/** Every way in which an endpoint that reads might be asked about the game. */
function questions(path: string): string[] {
  const { gameId } = planted;
  const filled = path.replace('{date}', '2016-11-03').replaceAll(/\{\w+\}/g, gameId);
  const now = test.services.clock.now().toISOString();
  return ['', `?event_id=${gameId}`, `?as_of=${now}`, '?league=EPL', '?per_page=100&stage=coming', '?window=all&result=not_completed',
    '?method=expected_value&per_page=100', `?event_id=${gameId}&as_of=${now}`] // biome-ignore format: a list of queries
    .map((query) => `/api${filled}${query}`);
}

type Asked = { readonly token: string | null; readonly turn?: number; readonly list?: readonly Endpoint[] };

/** An answer with its headers. Languages and the two ways in which a token travels take turns from question to question. */
async function bytesOf(path: string, { token, turn = 0, list = endpoints }: Asked): Promise<string> {
  const carried =
    turn % 2 === 0 ? ({ tokenFrom: 'bearer' } as const) : ({ tokenFrom: 'cookie', site: 'same' } as const);
  const facts = {
    ...guestFacts,
    locale: locales[turn % locales.length] ?? 'en',
    ...(token === null ? {} : { token, ...carried }),
  };
  const response = await createApi({ services: test.services, endpoints: list }).request(path, {}, { facts });
  return `${[...response.headers].join('\n')}\n${await response.text()}`;
}

/** What an answer gives away; prices of the market may stand in the list of all prices. */
function leaksIn(bytes: string, path: string): unknown[] {
  const sought = planted.secrets.filter(
    ({ isMarketPrice, isWritten }) => !isWritten && !(path === '/sport/odds-show' && isMarketPrice),
  );
  const body = bytes.slice(bytes.indexOf('\n{'));
  const objects = body.startsWith('\n{') ? tellingObjects(JSON.parse(body), planted.names) : [];
  return [...secretsIn(bytes, sought), ...objects];
}

describe.each(['guest', 'member without a plan'])('a %s', (who) => {
  const reading = endpoints
    .filter(({ contract }) => contract.method === 'GET')
    .map(({ contract }) => contract.path);

  it.each(reading)('gets from %s not one byte of a locked pick', async (path) => {
    for (const [turn, question] of questions(path).entries()) {
      const bytes = await bytesOf(question, { token: tokens[who] ?? null, turn });
      expect(leaksIn(bytes, path), question).toEqual([]);
    }
  });

  it('is shown none of them by name', async () => {
    for (const id of planted.ids) {
      const call = { method: 'POST', path: '/ai-strategy/show', body: { id }, token: tokens[who] ?? null };
      const answer = await callApi(test.services, call);
      expect([answer.http_code, answer.data]).toEqual([who === 'guest' ? 302 : 403, null]);
    }
  });
});

describe('a leak', () => {
  const leaky = (name: string, data: () => Promise<unknown>) =>
    endpoint(
      { method: 'GET', path: `/${name}`, summary: name, access: 'guest', data: z.unknown(), statuses: [200] },
      async () => ({ data: await data() }),
    );
  const row = async (columns: string) =>
    (await test.services.db.$client.query(`select ${columns} from pick where id = $1`, [planted.ids[0]]))
      .rows[0];

  it.each([
    ['a value', 'ev'],
    ['a chance among others', "jsonb_build_object('deep', jsonb_build_array(p_win)) as nested"],
    ['the side alone, beside the id', 'id, side'],
    ['the salt', 'salt'],
  ])('of %s is found', async (_what, columns) => {
    const list = [...endpoints, leaky('leak', () => row(columns))];
    const bytes = await bytesOf('/api/leak', { token: null, list });
    expect(leaksIn(bytes, '/leak')).not.toEqual([]);
  });

  it('is not seen where there is none', async () => {
    const list = [...endpoints, leaky('open', () => row('id, bet_type, leaf_hash'))];
    expect(leaksIn(await bytesOf('/api/open', { token: null, list }), '/open')).toEqual([]);
  });
});

describe('a member with a plan', () => {
  it('gets every one of the values, so that looking for them means something', async () => {
    const { token } = await makeMember(test.services, { planDays: 1 });
    const asked = [
      '/api/ai-strategy/filter?per_page=100',
      `/api/sport/statistics/predict?event_id=${planted.gameId}`,
      `/api/sport/statistics/article?event_id=${planted.gameId}`,
    ];
    const bytes = (await Promise.all(asked.map((path) => bytesOf(path, { token })))).join('\n');
    const missing = planted.secrets
      .filter(({ text, isWritten }) => !isWritten && !bytes.includes(text))
      .map(({ text }) => text);
    // The salt stays closed for everybody until the start, and the law's own parameters are never sent.
    expect(missing).toEqual([...missing.filter((text) => /^[0-9a-f]{32}$/.test(text)), LOCKED_LAW]);
    expect(missing).toHaveLength(planted.ids.length + 1);
  });
});
