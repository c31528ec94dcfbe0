import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/index.ts';
import { localePath } from '#i18n/locale-path.ts';
import { LOCALES } from '#terms/locales.ts';
import { SHARED_PAGES } from '../src/http/guest-cache/shared-pages.ts';
import { type TestServices, testServices } from './support/database.ts';
import { type GuestAnswer, type GuestSite, openGuestSite } from './support/guest-site.ts';
import { makeMember } from './support/members.ts';

/**
 * Every page and list that guests share, asked for by a member and by guests in turns, who send whatever a request can be poisoned with.
 * The pages say everything that they received, so nothing can come into one unseen.
 */

const POISON = 'evil-7c1f';

let test: TestServices;
let site: GuestSite;
let session: string;
beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off', ORIGIN: 'https://trueline.example' });
  site = await openGuestSite(test.services);
  session = (await makeMember(test.services, { nickName: 'Secret Member' })).token;
});
afterAll(async () => {
  await site.close();
  await test.close();
});

const pages = Object.keys(SHARED_PAGES).flatMap((rest) => LOCALES.map((locale) => localePath(locale, rest)));
const lists = endpoints.flatMap(({ contract }) => ('shared' in contract ? [`/api${contract.path}`] : []));

/** What an attacker sends, hoping that it is shown to others. */
const poisons: readonly Record<string, string>[] = [
  { 'X-Forwarded-Host': `${POISON}.example`, 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': POISON },
  { Forwarded: `host=${POISON}.example`, 'X-Original-URL': `/${POISON}`, 'X-Rewrite-URL': `/${POISON}` },
  { Cookie: `sports_ai_zone=${POISON}; sports_ai_odds=${POISON}; sports_ai_lang=${POISON}; ${POISON}=1` },
  { Origin: `https://${POISON}.example`, Referer: `https://${POISON}.example/`, 'User-Agent': POISON },
  { 'X-Request-Id': `${POISON}-0123`, 'Accept-Language': POISON, 'X-Requested-With': POISON },
  { Host: 'www.trueline.example', 'X-HTTP-Method-Override': 'POST', Purpose: POISON, Range: 'bytes=0-9' },
];
const queries = [
  '',
  `?utm_source=${POISON}`,
  `?redirect=//${POISON}.example&tz=${POISON}`,
  `?page=${POISON}&id=${POISON}`,
];

const isShared = ({ headers }: GuestAnswer) => headers['cache-control']?.includes('public') === true;

function expectClean(answer: GuestAnswer, what: string): void {
  const all = `${JSON.stringify(answer.headers)}\n${answer.text}`;
  for (const secret of [POISON, 'Secret Member', session, '"member":{'])
    expect(all.includes(secret), `${what} shows ${secret}`).toBe(false);
}

it('knows what is shared', () => {
  expect(pages).toHaveLength(Object.keys(SHARED_PAGES).length * LOCALES.length);
  expect(lists.length).toBeGreaterThan(10);
});

describe('a page or list of guests', () => {
  it('never holds anything of a member or of what somebody else sent', async () => {
    const asMember = { Cookie: `sports_ai_token=${session}` };
    const shared = new Set<string>();
    for (const path of [...pages, ...lists]) {
      for (const [turn, poison] of poisons.entries()) {
        const query = queries[turn % queries.length] ?? '';
        const own = await site.ask(`${path}${query}`, { ...poison, ...asMember });
        expect(isShared(own), `${path} as a member`).toBe(false);
        const bearer = await site.ask(path, { ...poison, Authorization: `Bearer ${session}` });
        expect(isShared(bearer), `${path} with a bearer`).toBe(false);
        const sent = await site.ask(`${path}${query}`, poison);
        if (isShared(sent)) expectClean(sent, `${path}${query} to who sent poison ${turn}`);
        await site.ask(`${path}${query}`, poison, turn % 2 === 0 ? 'POST' : 'HEAD');
        const guest = await site.ask(path);
        if (guest.status !== 200) continue;
        expectClean(guest, `${path} to a guest`);
        if (isShared(guest)) shared.add(path);
      }
    }
    expect(pages.filter((path) => !shared.has(path))).toEqual([]);
    // These need data that an empty site does not have, or a parameter.
    expect(lists.filter((path) => !shared.has(path))).toEqual(['/api/sport/standings']);
  });

  it('is not what a member gets who asks after a guest', async () => {
    await site.ask('/en');
    const own = await site.ask('/en', { Cookie: `sports_ai_token=${session}` });
    expect(own.text).toContain('Secret Member');
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await site.ask('/en')).text).not.toContain('Secret Member');
  });
});
