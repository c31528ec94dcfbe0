import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_COOKIE } from '#api/office/office-cookie.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMetrics } from './metrics.ts';

/** Whose page sends a write to the office: the browser says it, and without its word a cookie alone opens nothing. */

const LOOPBACK = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const HOST = 'site.localhost:4102';
const ORIGIN = `http://${HOST}`;
let test: TestServices;
let token: string;
let uuid: string;
beforeAll(async () => {
  test = await testServices({ PORT: '4102' });
  token = await (await makeOperator(test.services, { role: 'owner' })).signIn();
  uuid = (await makeMember(test.services)).member.uuid;
});
afterAll(() => test.close());

/** Notes something about a member as the whole web process is asked to; answers with the code. */
async function note(headers: Record<string, string>): Promise<number> {
  const app = createHttpApp({
    services: test.services,
    metrics: createMetrics(),
    isDataReady: async () => true,
    metricsToken: 'x',
    testEndpoints: null,
    pages: null,
  });
  const response = await app.request(
    `${ORIGIN}/office/api/members/${uuid}/notes`,
    {
      method: 'POST',
      body: JSON.stringify({ text: 'called' }),
      headers: { Host: HOST, 'Content-Type': 'application/json', ...headers },
    },
    LOOPBACK,
  );
  return Object(await response.json()).http_code;
}
const countNotes = async () => {
  const { rows } = await test.services.db.$client.query('select count(*)::int as n from member_note');
  return rows[0].n;
};
const cookie = () => ({ Cookie: `${OFFICE_COOKIE}=${token}` });

describe('a write to the office', () => {
  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another site that hides its name', { Origin: 'null' }],
    ['another port of this machine', { Origin: 'http://site.localhost:4103' }],
    ['a page that the browser calls cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour under the same name', { 'Sec-Fetch-Site': 'same-site' }],
    ['nobody, as the browser says nothing', {}],
  ])('with the cookie, sent by %s, is refused and changes nothing', async (_who, headers) => {
    const before = await countNotes();
    expect(await note({ ...cookie(), ...headers })).toBe(400);
    expect(await countNotes()).toBe(before);
  });

  it.each([
    ['its own page', { Origin: ORIGIN }],
    ['its own page, as the browser says', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('with the cookie, sent by %s, is done', async (_who, headers) => {
    expect(await note({ ...cookie(), ...headers })).toBe(200);
  });

  it('with a bearer token, which no browser adds by itself, is done without its word', async () => {
    expect(await note({ Authorization: `Bearer ${token}` })).toBe(200);
  });

  it('without any token is refused to another site before anybody is asked who they are', async () => {
    expect(await note({ Origin: 'https://evil.example' })).toBe(400);
    expect(await note({ Origin: ORIGIN })).toBe(302);
  });
});
