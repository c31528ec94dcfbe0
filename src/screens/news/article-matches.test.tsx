import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertNews } from '#db/queries/news.ts';
import { newsGame } from '#db/tables/news-game.ts';
import { newsTeam } from '#db/tables/news-team.ts';
import { gameIdOf, teamIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, minutesAfter } from '#tests/support/factories.ts';
import { htmlOf, openGuestSite } from '#tests/support/guest-site.ts';
import { type LockedPicks, plantLockedPicks, secretsIn } from '#tests/support/locked-picks.ts';
import { makeMember } from '#tests/support/members.ts';
import { brandOf, makePageContext } from '#tests/support/page-context.ts';
import { addSmallRows, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import { loadNews, type NewsData } from './data.server.ts';
import { NewsPage } from './parts/news-page.tsx';

const [ofGame, ofTeam, ofPlain, ofNothing] = [newId(), newId(), newId(), newId()];
const ids = [ofGame, ofTeam, ofPlain, ofNothing];

let test: TestServices;
let planted: LockedPicks;
beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  planted = await plantLockedPicks(test);
  const { db, clock } = test.services;
  const at = clock.now();
  await insertNews(
    db,
    ids.map((id) => ({
      id,
      brand: 'blue',
      status: 'published' as const,
      isSample: false,
      publishedAt: id === ofGame ? at : minutesAfter(at, -1),
      createdAt: at,
      updatedAt: at,
    })),
    ids.map((newsId) => ({
      newsId,
      languageCode: 'en' as const,
      title: 'A title',
      summary: 'A summary',
      body: 'A text.',
    })),
  );
  const startAt = minutesAfter(planted.startAt, 10);
  await addSmallRows(test.services, { games: [smallGame({ key: 'plain', startAt, awayKey: 'EPL/Greens' })] });
  await addForecast(test.services, { gameKey: 'plain', knownAt: minutesAfter(at, -5) });
  await db.insert(newsGame).values([
    { newsId: ofGame, gameId: planted.gameId },
    { newsId: ofPlain, gameId: gameIdOf(SMALL_SOURCE, 'plain') },
  ]);
  await db.insert(newsTeam).values({ newsId: ofTeam, teamId: teamIdOf('EPL', 'EPL/Greens') });
});
afterAll(() => test.close());

async function article(id: string, own: Parameters<typeof makePageContext>[1] = {}) {
  const data = await loadNews(
    makePageContext(test.services, { path: '/news', ...own }),
    new Request(`https://site.example/en/news?id=${id}`),
    10,
  );
  if (data.kind !== 'article') throw new Error('This is no article.');
  return data;
}

function Page() {
  const { data } = useLoaderData<{ data: NewsData; messages: object }>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <NewsPage data={data} />
    </LanguageProvider>
  );
}

const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** The page's HTML, and what of it stands in the card of a match, as text. */
async function shown(data: NewsData) {
  const messages = await loadMessages('en', ['shell', 'ui']);
  const { brand } = makePageContext(test.services);
  const html = renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { root: { brand, data, messages } } }} />,
  );
  const [card = ''] = /<section[^>]* data-match=.*?<\/section>/s.exec(html) ?? [];
  return { html, card: textOf(card) };
}

describe('an article about a game that is to come', () => {
  it('shows it to a guest with the number of its picks, and not one byte of what they say', async () => {
    const data = await article(ofGame);
    expect(data.matches).toMatchObject([
      { game: { id: planted.gameId }, isNamed: true, picks: { locked: 3, open: [] }, chances: null },
    ]);
    const { html, card } = await shown(data);
    expect(card).toMatch(/Premier League .*Reds .*Blues .*3 picks · .*See plans/);
    expect(secretsIn(`${html}${JSON.stringify(data)}`, planted.secrets)).toEqual([]);
  });

  it('names it once: not below the text too', async () => {
    const data = await article(ofGame);
    expect(data.article.games).toEqual([]);
  });

  it('shows a member with a plan what was picked, and leads to it', async () => {
    const { member } = await makeMember(test.services, { planDays: 1 });
    const data = await article(ofGame, { member });
    expect(data.matches).toMatchObject([{ picks: { locked: 0, open: [{}, {}, {}] } }]);
    const { html, card } = await shown(data);
    expect(card).toContain('Open the picks');
    expect(html).toContain(`/en/unstartedRecord?open=${planted.gameId}`);
    expect(secretsIn(html, planted.secrets)).not.toEqual([]);
  });

  it('says nothing of picks where nothing about bets is shown', async () => {
    const data = await article(ofGame, { brand: { ...brandOf('blue'), statsOnly: true } });
    expect(data.matches).toMatchObject([{ picks: null, hasPicks: false, chances: null }]);
    expect((await shown(data)).card).not.toMatch(/pick|plans/i);
  });

  it('is another page for guests from its start on, when its picks open', async () => {
    const until: Date[] = [];
    await article(ofGame, { goodUntil: (at) => until.push(at) });
    expect(Math.min(...until.map(Number))).toBe(planted.startAt.getTime());
  });
});

it('the list leads with its newest article, with its match and how many picks it has', async () => {
  const context = makePageContext(test.services, { path: '/news' });
  const data = await loadNews(context, new Request('https://site.example/en/news'), 10);
  const { html } = await shown(data);
  const [lead = ''] = /<article[^>]*data-card.*?<\/article>/s.exec(html) ?? [];
  expect(textOf(lead)).toMatch(/A title .*Reds .*\d\d:\d\d .*Blues .*3 picks/);
  expect(secretsIn(`${html}${JSON.stringify(data)}`, planted.secrets)).toEqual([]);
});

describe('an article about a team', () => {
  it('shows what it plays next, and that no pick is made of it', async () => {
    const data = await article(ofTeam);
    expect(data.matches).toMatchObject([
      { game: { id: gameIdOf(SMALL_SOURCE, 'poor') }, isNamed: false, picks: null, chances: null },
    ]);
    expect((await shown(data)).card).toMatch(/Next match · Premier League .*Greens .*Blues .*No pick yet/);
  });
});

describe('an article about a game without a pick', () => {
  it('shows a guest none of our chances before it begins, and a member with a plan all of them', async () => {
    expect(await article(ofPlain)).toMatchObject({ matches: [{ picks: null, chances: null }] });
    const { member } = await makeMember(test.services, { planDays: 1 });
    const data = await article(ofPlain, { member });
    expect(data.matches).toMatchObject([{ picks: null, chances: { home: 0.5, draw: 0.25, away: 0.25 } }]);
    expect((await shown(data)).card).toMatch(/No pick yet .*Reds 50.0% .*Draw 25.0% .*Greens 25.0%/);
  });
});

it('an article about neither shows no match', async () => {
  const data = await article(ofNothing);
  expect(data.matches).toEqual([]);
  expect((await shown(data)).card).toBe('');
});

describe('once its game has begun, an article', () => {
  beforeAll(async () => {
    const knownAt = minutesAfter(planted.startAt, 20);
    const playing = { knownAt, status: 'in_progress', elapsed: 20, half: 1 } as const;
    const state = smallState({ ...playing, gameKey: 'secret', homeScore: 1, awayScore: 0 });
    await addSmallRows(test.services, { games: [], states: [state] });
    test.setNow(minutesAfter(planted.startAt, 21));
  });

  it('shows its score, its minute and, to everybody, its picks', async () => {
    const data = await article(ofGame);
    expect(data.matches).toMatchObject([{ picks: { locked: 0, open: [{}, {}, {}] } }]);
    const { card } = await shown(data);
    expect(card).toMatch(/1–0 .*20(?:'|&#x27;) .*Score as of/);
    expect(card).not.toMatch(/See plans|Open the pick/);
  });

  it('is another page for guests as soon as its score is another one', async () => {
    const site = await openGuestSite(test.services);
    site.setPage(async (request, context) => htmlOf(context, { data: await loadNews(context, request, 10) }));
    const score = async () =>
      /"score":{"home":(\d),"away":(\d)/.exec((await site.ask(`/en/news?id=${ofGame}`)).text)?.slice(1);
    expect(await score()).toEqual(['1', '0']);
    const knownAt = minutesAfter(planted.startAt, 21);
    const state = smallState({
      gameKey: 'secret',
      knownAt,
      status: 'in_progress',
      homeScore: 1,
      awayScore: 1,
    });
    await addSmallRows(test.services, { games: [], states: [state] });
    await expect.poll(score).toEqual(['1', '1']);
    expect(site.made).toHaveLength(2);
    await site.close();
  });

  it('shows our chances to everybody where no pick was made', async () => {
    expect(await article(ofPlain)).toMatchObject({ matches: [{ chances: { home: 0.5 } }] });
  });
});
