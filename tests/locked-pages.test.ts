import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertNews } from '#db/queries/news.ts';
import { newsGame } from '#db/tables/news-game.ts';
import { openMemberCalendar } from '#domain/accounts/calendar/member-calendar.ts';
import { addFavourite } from '#domain/accounts/favourite/add-favourite.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { newId } from '#platform/id.ts';
import { LOCALES } from '#terms/locales.ts';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { createMetrics } from '../src/http/metrics.ts';
import { pageContext } from '../src/page/page-context.ts';
import { type TestServices, testServices } from './support/database.ts';
import { minutesAfter } from './support/factories.ts';
import { type LockedPicks, moveLockedGame, plantLockedPicks, secretsIn } from './support/locked-picks.ts';
import { makeMember } from './support/members.ts';
import { makePageContext } from './support/page-context.ts';

/** A page's module, as the router sees it: everything that its HTML, its data and its head say comes from these two. */
type Screen = {
  readonly loader?: (args: LoaderFunctionArgs) => unknown;
  readonly meta?: (args: object) => unknown;
};

const screens = Object.entries(
  import.meta.glob<Screen>([
    '../src/screens/**/{screen,not-found}.tsx',
    '!../src/screens/{office,gallery}/**',
  ]),
);

let test: TestServices;
let planted: LockedPicks;
let members: Readonly<Record<string, Member | null>>;
/** An article about the game, whose page shows the game itself. */
const articleId = newId();
beforeAll(async () => {
  test = await testServices();
  planted = await plantLockedPicks(test);
  await writeArticle();
  members = { guest: null, 'member without a plan': (await makeMember(test.services)).member };
});
afterAll(() => test.close());

async function writeArticle(): Promise<void> {
  const { db, clock } = test.services;
  const now = clock.now();
  const common = { id: articleId, brand: 'blue', status: 'published', isSample: false } as const;
  const texts = { newsId: articleId, title: 'A title', summary: 'A summary', body: 'A text.' };
  await insertNews(
    db,
    [{ ...common, publishedAt: now, createdAt: now, updatedAt: now }],
    [{ ...texts, languageCode: 'en' }],
  );
  await db.insert(newsGame).values({ newsId: articleId, gameId: planted.gameId });
}

const queries = () => [
  '',
  `?open=${planted.gameId}`,
  `?id=${articleId}`,
  ...planted.ids.map((id) => `?pick=${id}&at=${test.services.clock.now().toISOString()}`),
  '?per_page=100&result=not_completed&window=all',
  '?method=expected_value',
  // As of instants at which the pick was published and its game had not begun, and of one that lies ahead.
  ...['', '&window=all&result=not_completed', '&league=EPL', '&sport=soccer'].map(
    (more) => `?as_of=${test.services.clock.now().toISOString()}${more}`,
  ),
  '?as_of=2999-01-01T00:00',
];

/** What a page sends to a reader: the data of its loader and its head, or the answer in their place. */
async function sent(
  { loader, meta }: Screen,
  options: { path: string; language: number; member: Member | null },
) {
  const locale = LOCALES[options.language % LOCALES.length] ?? 'en';
  const context = new RouterContextProvider();
  context.set(pageContext, makePageContext(test.services, { locale, member: options.member, path: '/' }));
  const request = new Request(`https://site.example/${locale}${options.path}`);
  try {
    const args = {
      request,
      context,
      params: { language: locale },
      unstable_pattern: '',
      unstable_url: new URL(request.url),
    };
    const loaderData = await loader?.(args as unknown as LoaderFunctionArgs);
    const head = meta?.({ loaderData, data: loaderData, matches: [], params: args.params, location: {} });
    return JSON.stringify({ loaderData, head });
  } catch (thrown) {
    if (thrown instanceof Response) return `${[...thrown.headers].join('\n')}\n${await thrown.text()}`;
    // What a loader throws otherwise, the error page shows.
    return JSON.stringify(thrown, Object.getOwnPropertyNames(thrown));
  }
}

async function everythingSent(screen: Screen, path: string, member: Member | null): Promise<string> {
  const parts = [];
  // Each language is asked for, each query too, but not all of them together.
  for (const [language, query] of queries().entries()) {
    parts.push(await sent(screen, { path: `/${path}${query}`, language, member }));
  }
  return parts.join('\n');
}

const nameOf = (file: string) => file.replace(/^.*screens\//, '').replace(/\/?screen\.tsx$|\.tsx$/, '');

it('knows the pages', () => {
  expect(screens.length).toBeGreaterThan(14);
  expect(screens.map(([file]) => nameOf(file))).toEqual(
    expect.arrayContaining([
      'home',
      'record',
      'unstarted-record',
      'statistics',
      'schedule',
      'proof',
      'why',
      'frame',
    ]),
  );
});

describe.each(['guest', 'member without a plan'])('a %s', (who) => {
  it.each(screens.map(([file, load]) => [nameOf(file), load] as const))(
    'gets with the page %s not one byte of a locked pick',
    async (name, load) => {
      const bytes = await everythingSent(await load(), name.replaceAll('-', ''), members[who] ?? null);
      expect(secretsIn(bytes, planted.secrets)).toEqual([]);
    },
  );
});

it('shows the game itself beside the article about it, so that its picks had every chance to be there', async () => {
  const [, load] = screens.find(([file]) => nameOf(file) === 'news') ?? [];
  if (load === undefined) return expect.unreachable();
  const bytes = await sent(await load(), { path: `/news?id=${articleId}`, language: 0, member: null });
  expect(bytes).toContain(planted.gameId);
});

describe('what other programs subscribe to', () => {
  it('holds not one byte of a locked pick, anyone who’s it is', async () => {
    const { services } = test;
    const { member } = await makeMember(services);
    const favourites = [
      { kind: 'league', id: 'EPL' },
      { kind: 'game', id: planted.gameId },
    ] as const;
    for (const favourite of favourites) await addFavourite(services, { member, ...favourite });
    const { token } = await openMemberCalendar(services, member);
    const options = { metrics: createMetrics(), isDataReady: async () => true, pages: null };
    const app = createHttpApp({ services, ...options, metricsToken: '', testEndpoints: null });
    const files = ['schedule.ics', 'schedule.ics?league=EPL', `calendar/${token}.ics`, 'news.rss'];
    for (const address of LOCALES.flatMap((locale) => files.map((file) => `/${locale}/${file}`))) {
      const answer = await app.request(`http://blue.localhost${address}`, {
        headers: { Host: 'blue.localhost' },
      });
      const bytes = `${[...answer.headers].join('\n')}\n${await answer.text()}`;
      expect(answer.status, address).toBe(200);
      // The game itself is there, so that its pick had every chance to be.
      if (address.includes('.ics')) expect(bytes.replaceAll('\r\n ', '')).toContain(planted.gameId);
      expect(secretsIn(bytes.replaceAll('\r\n ', ''), planted.secrets), address).toEqual([]);
    }
  });
});

describe('a member with a plan', () => {
  it('gets the values with the same page, so that looking for them means something', async () => {
    const { member } = await makeMember(test.services, { planDays: 1 });
    const [, load] = screens.find(([file]) => nameOf(file) === 'unstarted-record') ?? [];
    if (load === undefined) return expect.unreachable();
    const bytes = await everythingSent(await load(), 'unstartedrecord', member);
    const numbers = planted.secrets.filter(({ isWritten }) => !isWritten);
    expect(secretsIn(bytes, numbers).length).toBeGreaterThan(numbers.length / 2);
  });
});

describe.each(['guest', 'member without a plan'])(
  'once the game is moved beyond its first start, a %s',
  (who) => {
    beforeAll(async () => {
      const { startAt } = planted;
      if (test.services.clock.now() >= startAt) return;
      await moveLockedGame(test, minutesAfter(startAt, 180));
      test.setNow(minutesAfter(startAt, 60));
    });

    it.each(screens.map(([file, load]) => [nameOf(file), load] as const))(
      'still gets with the page %s not one byte of its picks',
      async (name, load) => {
        const bytes = await everythingSent(await load(), name.replaceAll('-', ''), members[who] ?? null);
        expect(secretsIn(bytes, planted.secrets)).toEqual([]);
      },
    );
  },
);
