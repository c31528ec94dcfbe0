import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { bytesOf, leaksIn, questionsAbout, READING } from '#tests/support/locked-answers.ts';
import { LOCKED_LAW, type LockedPicks, plantLockedPicks } from '#tests/support/locked-picks.ts';
import { makeMember } from '#tests/support/members.ts';
import { endpoint } from './endpoint.ts';
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

describe.each(['guest', 'member without a plan'])('a %s', (who) => {
  it.each(READING)('gets from %s not one byte of a locked pick', async (path) => {
    for (const [turn, question] of questionsAbout(test, planted, path).entries()) {
      const bytes = await bytesOf(test, question, { token: tokens[who] ?? null, turn });
      expect(leaksIn(planted, bytes, path), question).toEqual([]);
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
    const bytes = await bytesOf(test, '/api/leak', { token: null, list });
    expect(leaksIn(planted, bytes, '/leak')).not.toEqual([]);
  });

  it('is not seen where there is none', async () => {
    const list = [...endpoints, leaky('open', () => row('id, bet_type, leaf_hash'))];
    expect(leaksIn(planted, await bytesOf(test, '/api/open', { token: null, list }), '/open')).toEqual([]);
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
    const bytes = (await Promise.all(asked.map((path) => bytesOf(test, path, { token })))).join('\n');
    const missing = planted.secrets
      .filter(({ text, isWritten }) => !isWritten && !bytes.includes(text))
      .map(({ text }) => text);
    // The salt stays closed for everybody until the start, and the law's own parameters are never sent.
    expect(missing).toEqual([...missing.filter((text) => /^[0-9a-f]{32}$/.test(text)), LOCKED_LAW]);
    expect(missing).toHaveLength(planted.ids.length + 1);
  });
});
