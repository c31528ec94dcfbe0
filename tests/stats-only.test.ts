import { type LoaderFunctionArgs, RouterContextProvider, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statsOnlySchema } from '#api/betting.contract.ts';
import { documentedStatuses } from '#api/documented-statuses.ts';
import { envelopeSchema } from '#api/endpoint.contract.ts';
import { endpoints } from '#api/index.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { updateProfile } from '#domain/accounts/member/update-profile.ts';
import { findBettingWord } from '#domain/picks/stats-only/betting-words.ts';
import { CLOSED_IN_STATS_ONLY } from '#domain/picks/stats-only/is-stats-only.ts';
import { LOCALES } from '#terms/locales.ts';
import { membersApi } from '#tests/support/made-apis.ts';
import { pageContext } from '../src/page/page-context.ts';
import { withStatsOnly } from '../src/page/stats-only-pages.ts';
import routes from '../src/routes.ts';
import { guestContext } from './support/call-api.ts';
import { type TestServices, testServices } from './support/database.ts';
import { minutesAfter } from './support/factories.ts';
import { plantLockedPicks } from './support/locked-picks.ts';
import { makeMember } from './support/members.ts';
import { brandOf, makePageContext } from './support/page-context.ts';
import { openSite } from './support/site.ts';

type Screen = {
  readonly loader?: (args: LoaderFunctionArgs) => unknown;
  readonly meta?: (args: object) => unknown;
};

const modules = import.meta.glob<Screen>([
  '../src/screens/**/*screen.tsx',
  '../src/screens/*.tsx',
  '../src/root.tsx',
]);
type Entry = { readonly file: string; readonly path?: string; readonly children?: readonly unknown[] };
const flat = (entries: readonly unknown[]): Entry[] =>
  entries.flatMap((entry) => [entry as Entry, ...flat((entry as Entry).children ?? [])]);
/** Every page of the site, the frame and the document around it; the office has a house of its own. */
const pages = [{ file: 'root.tsx' }, ...flat(routes)].filter(({ file }) => !/office|gallery/.test(file));

let test: TestServices;
let readers: Readonly<Record<string, { readonly member: Member | null; readonly token: string | null }>>;
let gameId: string;
beforeAll(async () => {
  test = await testServices();
  const { services } = test;
  gameId = (await plantLockedPicks(test)).gameId;
  await openSite(services);
  const chosen = await makeMember(services, { planDays: 30 });
  await updateProfile(services, chosen.member.id, { statsOnly: true });
  const { token } = chosen;
  const until = minutesAfter(services.clock.now(), 10_080);
  readers = {
    'member who chose it': { token, member: await findMemberByToken(services, { brand: 'blue', token }) },
    'member on a break': await makeMember(services, { planDays: 30, breakUntil: until }),
  };
});
afterAll(() => test.close());

/** Legal texts are the contract, and stay whole in every mode. */
const LEGAL = new Set(['terms', 'documents']);
const NUMBER_FIELD = /odds|profit|stake|^roi$|^units$|^ev$|cover|closing/i;

/** Every word of betting in a value, and every number in a field that is about bets, with the way to it. */
function bettingIn(value: unknown, way = ''): string[] {
  if (typeof value === 'string') {
    const word = findBettingWord(value);
    return word === null ? [] : [`${way}: ${word}`];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (LEGAL.has(field)) return [];
    const isNumber = typeof inner === 'number' && NUMBER_FIELD.test(field);
    return [...(isNumber ? [`${way}.${field} = ${inner}`] : []), ...bettingIn(inner, `${way}.${field}`)];
  });
}

/** What a page sends: the data of its loader behind the wall, and its head; a closed page's words. */
async function sent(
  file: string,
  path: string,
  options: { locale: (typeof LOCALES)[number]; member: Member | null; isBrand?: boolean },
) {
  const module = await modules[`../src/${file}`]?.();
  const id = file === 'root.tsx' ? 'root' : file;
  const build = { routes: { [id]: { id, path, module } } } as unknown as ServerBuild;
  const walled = withStatsOnly(build).routes[id]?.module as Screen | undefined;
  const context = new RouterContextProvider();
  const brand = { ...brandOf('blue'), statsOnly: options.isBrand === true };
  context.set(pageContext, makePageContext(test.services, { ...options, brand, path: `/${path}` }));
  const address = `https://site.example/${options.locale}/${path}`;
  const args = {
    request: new Request(address),
    url: new URL(address),
    context,
    params: { language: options.locale },
  };
  try {
    const loaderData = await walled?.loader?.(args as unknown as LoaderFunctionArgs);
    return { loaderData, head: module?.meta?.({ loaderData, matches: [], params: {}, location: {} }) };
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status };
    return { thrown, message: thrown instanceof Error ? thrown.stack : null };
  }
}

describe.each(['member who chose it', 'member on a break'])('a %s', (who) => {
  it.each(pages.map(({ file, path = '' }) => [path || file, file, path]))(
    'reads on the page %s no word of betting and no figure of it, in any language',
    async (_name, file, path) => {
      // Who is on a break passes the same wall: one language is enough for them, another one on each page.
      const turn = path.length % LOCALES.length;
      const spoken = who === 'member on a break' ? LOCALES.slice(turn, turn + 1) : LOCALES;
      for (const locale of spoken) {
        const answer = await sent(file, path, { locale, member: readers[who]?.member ?? null });
        expect(bettingIn(answer), locale).toEqual([]);
        expect(answer).not.toHaveProperty('message', expect.any(String));
      }
    },
  );

  const calls = endpoints.filter(({ contract }) => contract.method === 'GET').map(({ contract }) => contract);
  it.each(calls)(
    'gets from GET $path no word of betting, no figure of it, and what the contract says',
    async (contract) => {
      const { path } = contract;
      const filled = path.replace('{date}', '2016-11-03').replaceAll(/\{\w+\}/g, gameId);
      const api = membersApi(test.services);
      for (const [turn, query] of ['', `?event_id=${gameId}`, '?league=EPL', '?window=all'].entries()) {
        const locale = LOCALES[turn % LOCALES.length] ?? 'en';
        const requestContext = {
          ...guestContext,
          locale,
          token: readers[who]?.token ?? null,
          tokenFrom: 'bearer' as const,
        };
        const response = await api.request(`/api${filled}${query}`, {}, { requestContext });
        const text = await response.text();
        const envelope = text.startsWith('{') ? envelopeSchema.parse(JSON.parse(text)) : null;
        // Our verifier computes with the sealed record of a pick, so it names its fields; no pick is in it.
        if (path !== '/public/verify-ledger.mjs') expect(bettingIn(envelope ?? text), query).toEqual([]);
        expect(documentedStatuses(contract), query).toContain(envelope?.http_code ?? response.status);
        if (envelope?.http_code !== 200) continue;
        expect(() => statsOnlySchema(contract.data).parse(envelope.data), query).not.toThrow();
        expect(
          () => statsOnlySchema(contract.meta ?? z.strictObject({})).parse(envelope.meta),
          query,
        ).not.toThrow();
      }
    },
  );
});

it('is served the verifier, in which no bet is, and refused the ledger as a file', async () => {
  const api = membersApi(test.services);
  const requestContext = {
    ...guestContext,
    token: readers['member who chose it']?.token ?? null,
    tokenFrom: 'bearer' as const,
  };
  expect((await api.request('/api/public/verify-ledger.mjs', {}, { requestContext })).status).toBe(200);
  const file = await api.request('/api/public/ledger.csv', {}, { requestContext });
  expect([file.status, Object(await file.json()).data]).toEqual([423, { reason: 'stats_only', until: null }]);
});

it('is the same for every guest of a brand that wants it', async () => {
  const home = pages.find(({ file }) => file === 'screens/home/screen.tsx');
  const guest = { locale: 'en', member: null, isBrand: true } as const;
  const answer = await sent(home?.file ?? '', '', guest);
  expect(answer.loaderData).toMatchObject({ kind: 'stats' });
  expect(bettingIn(answer)).toEqual([]);
});

it('closes the pages that are about bets through and through, and says so', async () => {
  for (const path of CLOSED_IN_STATS_ONLY.map((rest) => rest.slice(1))) {
    const file = pages.find((page) => page.path === path)?.file;
    if (file === undefined) continue;
    const answer = await sent(file, path, {
      locale: 'en',
      member: readers['member who chose it']?.member ?? null,
    });
    expect(answer, path).toMatchObject({ thrown: { init: { status: 423 }, data: { reason: 'stats_only' } } });
  }
});

it('finds betting where nothing hides it, so that looking for it means something', async () => {
  const { member } = await makeMember(test.services, { planDays: 1 });
  expect(
    bettingIn(await sent('screens/home/screen.tsx', '', { locale: 'en', member })).length,
  ).toBeGreaterThan(10);
});
