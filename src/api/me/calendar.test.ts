import ICAL from 'ical.js';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFavourite } from '#domain/accounts/favourite/add-favourite.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { createHttpApp } from '../../http/create-http-app.ts';
import { createMetrics } from '../../http/metrics.ts';
import { openCalendarContract } from './calendar.contract.ts';

let test: TestServices;
let own: MadeMember;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 1);
  own = await makeMember(test.services);
});
afterAll(() => test.close());

const ask = (method: string, token: string | null = own.token, locale: 'en' | 'zh_TW' = 'en') =>
  callApi(test.services, { method, path: '/me/calendar', token, locale });
function fetchFile(url: string, host = '127.0.0.1:3000', services = test.services) {
  const options = { metrics: createMetrics(), isDataReady: async () => true, pages: null };
  const app = createHttpApp({ services, ...options, metricsToken: '', testEndpoints: null });
  return app.request(url, { headers: { Host: host } });
}
const open = async (locale?: 'en' | 'zh_TW') =>
  openCalendarContract.data.parse((await ask('POST', own.token, locale)).data).url;

describe('200', () => {
  it('leads programs without a sign-in to what the member follows now, in their language', async () => {
    expect((await ask('GET')).data).toEqual({ created_at: null });
    const url = await open('zh_TW');
    expect(url).toMatch(/^http:\/\/[^/]+\/zh_TW\/calendar\/[\w-]{43}\.ics$/);
    const read = async () => {
      const answer = await fetchFile(url);
      expect(answer.headers.get('Cache-Control')).toMatch(/^private/);
      return new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    };
    expect(await read()).toEqual([]);
    await addFavourite(test.services, { member: own.member, kind: 'league', id: 'EPL' });
    const events = await read();
    expect(events).toHaveLength(3);
    expect(events.map((event) => event.getFirstPropertyValue('summary'))).toContain('紅隊 3–1 藍隊');
    expect((await ask('GET')).data).toEqual({ created_at: expect.any(String) });
  });

  it('has a secret that stands in no line of the logs', async () => {
    const url = await open();
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
    for (const address of [url, url.replace('/en/', '/xx/'), `${url}?a=b`, url.replace('/en/', '/EN/')]) {
      await fetchFile(address, undefined, { ...test.services, log });
    }
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).toContain('/calendar/…');
    expect(lines.join('')).not.toContain(/calendar\/([\w-]+)/.exec(url)?.[1]);
  });

  it('ends with a new address, with its end, at another brand, and with the account', async () => {
    const first = await open();
    expect((await fetchFile(first, 'orange.localhost')).status).toBe(404);
    const second = await open();
    expect([(await fetchFile(first)).status, (await fetchFile(second)).status]).toEqual([404, 200]);
    expect((await ask('DELETE')).data).toEqual({ created_at: null });
    expect((await fetchFile(second)).status).toBe(404);
    expect((await fetchFile(second.replace(/calendar\/.*/, 'calendar/guess.ics'))).status).toBe(404);
    const last = await open();
    const body = { email: own.member.email };
    await callApi(test.services, { method: 'DELETE', path: '/me', body, token: own.token });
    expect((await fetchFile(last)).status).toBe(404);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) expect((await ask(method, null)).http_code).toBe(302);
  });
});
