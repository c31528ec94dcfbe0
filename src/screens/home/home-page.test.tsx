import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { addFavourite } from '#domain/accounts/favourite/add-favourite.ts';
import { seedSamples } from '#domain/content/samples/seed-samples.ts';
import { batchRows, gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy } from '#tests/support/factories.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { insertReadyForecast, smallOdds } from '#tests/support/small-picks.ts';
import {
  addSmallRows,
  insertSmallSeason,
  SMALL_SOURCE,
  smallGame,
  smallState,
} from '#tests/support/small-season.ts';
import { type HomeData, loadHome } from './data.server.ts';
import { HomePage } from './parts/home-page.tsx';
import { Today } from './parts/today.tsx';
import { loadToday, type TodayData } from './today.server.ts';

const PUBLISHED = new Date('2016-11-20T08:00:00Z');
const hours = (count: number) => new Date(PUBLISHED.getTime() + count * 3_600_000);
/** The earliest, which is the free one, is worth least. */
const ODDS = [2.07, 2.08, 2.16, 2.1, 2.12];
const LOCKED = 'Subscription Plan Unlock Content';

let test: TestServices;
let members: { free: MadeMember['member']; paying: MadeMember['member'] };
beforeAll(async () => {
  test = await testServices();
  const before = new Date(PUBLISHED.getTime() - 60_000);
  await insertSmallSeason(test.services, {
    games: ODDS.map((_, index) => smallGame({ key: String(index), startAt: hours(index + 1) })),
    odds: ODDS.map((odds, index) => smallOdds(String(index), before, odds)),
  });
  for (const index of ODDS.keys()) await insertReadyForecast(test.services, String(index), before);
  await addPolicy(test.services);
  test.setNow(PUBLISHED);
  await publishPicks(test.services, { source: SMALL_SOURCE });
  members = {
    free: (await makeMember(test.services)).member,
    paying: (await makeMember(test.services, { planDays: 30 })).member,
  };
});
afterAll(() => test.close());

type Shown = { readonly home?: HomeData; readonly today?: TodayData };

function Page() {
  const { data, messages } = useLoaderData<{ data: Shown; messages: HomeData['messages'] }>();
  return (
    <LanguageProvider locale="en" messages={messages}>
      {data.home === undefined ? null : <HomePage data={data.home} />}
      {data.today === undefined ? null : <Today data={data.today} />}
    </LanguageProvider>
  );
}

const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
const request = () => new Request('https://site.example/en');

async function htmlOf(data: Shown, messages: object) {
  const frame = await loadMessages('en', ['shell', 'ui', 'contact']);
  const context = makePageContext(test.services, { member: null });
  const site = { brand: context.brand, data, messages: { ...frame, ...messages } };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: site } }} />);
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** Home as a guest gets it now: all of it, and the card of tonight's picks as HTML and as text. */
async function home() {
  const data = await loadHome(makePageContext(test.services, { member: null }), request());
  const all = await htmlOf({ home: data }, data.messages);
  const [, card = ''] = /<article(.*?)<\/article>/s.exec(all) ?? [];
  return { all, card, text: textOf(card) };
}

/** Home as a member gets it now, as of their last visit. */
async function today(who: keyof typeof members, lastVisitAt: Date | null = null) {
  const member = { ...members[who], lastVisitAt };
  const context = makePageContext(test.services, { member });
  const data = await loadToday(context, member, request());
  const all = await htmlOf({ today: data }, data.messages);
  return { all, text: textOf(all), picks: data.cards.picks };
}

const state = (hour: number, over: Partial<Parameters<typeof smallState>[0]>) =>
  insertFacts(
    test.services.db,
    batchRows(
      SMALL_SOURCE,
      {
        games: [],
        states: [smallState({ gameKey: '0', knownAt: hours(hour), status: 'in_progress', ...over })],
        odds: [],
        references: [],
      },
      new Date('2100-01-01T00:00:00Z'),
    ),
  );

describe('home of a guest', () => {
  it('shows in its first view how to sign up, what a plan opens, and the record', async () => {
    test.setNow(hours(0.1));
    const { all } = await home();
    const hero = all.split('</header>')[0] ?? '';
    expect(hero).toContain('href="/en/register"');
    expect(hero).toMatch(/href="\/en\/subscribe"[^>]*>Unlock the next 4 picks/);
  });

  it('names the free pick so, and beside it the next matches by their start, with their count and nothing of their content', async () => {
    test.setNow(hours(0.1));
    const { card, text } = await home();
    expect(text).not.toMatch(/strongest|Ranked by/i);
    expect(text).toContain('Today’s free pick');
    expect(card).toContain('data-figure="min"');
    const rows = card.split('data-locked=').slice(1).map(textOf);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatch(/1 pick/);
    expect(rows.join()).not.toMatch(/@|%/);
    expect(text).toContain('4 picks, each open to everyone once its match starts');
    expect(text).toContain(LOCKED);
  });

  it('draws a chance as the same share of a bar wherever it stands', async () => {
    test.setNow(hours(0.1));
    const { card } = await home();
    // At odds of 2.07 a bet has to win 48.31% of the time.
    expect(card).toContain('x="48.31%"');
    expect(card).toContain('break-even 48.3%');
  });

  it('says in the place of a receipt that there is no pick, as the card of the free one does', async () => {
    test.setNow(hours(0.1));
    const data = await loadHome(makePageContext(test.services, { member: null }), request());
    const nothing = { ...data, picks: { free: null, next: [], lockedCount: 0 } };
    const said = async (shown: HomeData) =>
      (await htmlOf({ home: shown }, data.messages)).match(/No picks at the moment/g)?.length ?? 0;
    expect(await said(data)).toBe(0);
    expect(await said(nothing)).toBe(2);
  });

  it('shows no sample where members speak', async () => {
    const { services } = test;
    await seedSamples(services.db, { brand: 'blue', name: 'Trueline', now: services.clock.now() });
    expect((await home()).all).not.toContain('id="feedback"');
  });

  it('counts the members, in hundreds, once there are a hundred', async () => {
    expect((await home()).all).not.toMatch(/At least [\d,]+ members/);
    await test.services.db.$client.query(
      `insert into account (uuid, brand, email, nick_name, status, locale, created_at, updated_at)
       select gen_random_uuid(), 'blue', n || '@example.com', 'M', 'active', 'en', $1, $1 from generate_series(1, 230) as n`,
      [PUBLISHED],
    );
    // Past the minutes for which the figures of the page are kept.
    test.setNow(hours(0.3));
    expect((await home()).all).toMatch(/At least 200 members/);
  });
});

describe('home of a member', () => {
  it('is their day, with the picks open to those with a plan, and never the page that sells', async () => {
    test.setNow(hours(0.1));
    const { all, text } = await today('paying');
    expect(all).not.toContain(LOCKED);
    expect(all).not.toContain('href="/en/subscribe"');
    expect(all).not.toContain('href="/en/register"');
    expect(all.match(/data-pick=/g)).toHaveLength(5);
    expect(text).toMatch(/: 3[01] days left/);
    expect(text).toContain('2.16');
  });

  it('names the next games where no pick is to come, each on the way to what is known of it', async () => {
    const member = { ...members.paying, lastVisitAt: null };
    const context = makePageContext(test.services, { member });
    // A minute before the picks were published.
    test.setNow(new Date(PUBLISHED.getTime() - 30_000));
    const data = await loadToday(context, member, request());
    expect(data.waiting).toHaveLength(5);
    const html = await htmlOf({ today: data }, data.messages);
    expect(textOf(html)).toContain('Matches without a pick');
    for (const { event } of data.waiting) expect(html).toContain(`/en/unstartedRecord?open=${event.id}`);
    test.setNow(hours(0.1));
    expect((await loadToday(context, member, request())).waiting).toEqual([]);
  });

  it('locks the paid ones without a plan, with one way to the plans', async () => {
    test.setNow(hours(0.1));
    const { all, text, picks } = await today('free');
    expect(text).toContain(LOCKED);
    expect(all.match(/href="\/en\/subscribe"/g)).toHaveLength(1);
    const locked = picks.filter((pick) => pick.locked);
    expect(locked).toHaveLength(4);
    for (const pick of locked) expect(Object.keys(pick)).not.toEqual(expect.arrayContaining(['odds']));
    expect(text).not.toContain('days left');
  });
});

describe('the free pick', () => {
  it('is said to have started once it has, without odds that are still good', async () => {
    test.setNow(hours(1.01));
    const { card, text } = await home();
    expect(text).toContain('The match has started and has no result yet');
    expect(card).not.toContain('data-figure="min"');
    expect(card.match(/data-locked=/g)).toHaveLength(2);
  });

  it('is said to be in play while its match is played, with the score and the minute as they are known now', async () => {
    await state(1.02, { homeScore: 0, awayScore: 0 });
    await state(1.395, { homeScore: 1, awayScore: 0, half: 1, elapsed: 23 });
    test.setNow(hours(1.39));
    expect((await home()).text).toContain('0–0');
    // 36 seconds later: within the minute for which the figures of the page are kept.
    test.setNow(hours(1.4));
    const { card, text } = await home();
    expect(text).toContain('The match is in play');
    expect(text).toContain('23&#x27; In play');
    expect(text).toContain('1–0');
    expect(text).toMatch(/Score as of \d\d:\d\d\./);
    expect(card).not.toContain(`dateTime="${hours(1).toISOString()}"`);
    expect(card).not.toMatch(/data-figure="(min|profit)"/);
  });

  it('is settled when its match is over, and no longer today’s on another day', async () => {
    await state(3, { status: 'completed', homeScore: 2, awayScore: 0 });
    test.setNow(hours(3.5));
    await settlePicks(test.services);
    const { card, text } = await home();
    expect(text).toContain('Today’s free pick');
    expect(card).toContain('data-figure="profit"');
    expect(text).toContain('The match is over and the pick is settled');
    expect(text).toContain('Win');
    expect(text).not.toContain('In play');
    expect(text).toContain('2–0');
    // Midnight in Taipei.
    test.setNow(hours(8.5));
    expect((await home()).text).toContain('Latest free pick');
  });

  it('is among what came of the picks since a member was last here, and not among it for one who came later', async () => {
    test.setNow(hours(4));
    const { text } = await today('paying', hours(0.5));
    expect(text).toContain('1 pick won');
    expect(text).toMatch(/Since your last visit, [^:]+ \d\d:\d\d(?!:)/);
    expect((await today('paying', hours(3.9))).text).toContain(
      'No pick has been settled since your last visit',
    );
  });
});

describe('the games in play that a member follows', () => {
  it('stand in their day with the score, the minute, its hour and what we picked', async () => {
    const { services } = test;
    await addFavourite(services, { member: members.paying, kind: 'game', id: gameIdOf(SMALL_SOURCE, '1') });
    test.setNow(hours(4.1));
    expect((await today('paying')).all).not.toContain('data-game=');
    const state = smallState({
      gameKey: '1',
      knownAt: hours(4.1),
      status: 'in_progress',
      homeScore: 2,
      awayScore: 1,
    });
    await addSmallRows(services, { games: [], states: [{ ...state, half: 1, elapsed: 29 }] });
    test.setNow(hours(4.11));
    const { all } = await today('paying');
    const [row = ''] = /data-game=.*?<\/li>/s.exec(all) ?? [];
    expect(textOf(row)).toMatch(/29(?:'|&#x27;) First half .*Reds 2 .*Blues 1 .*@ 2.08/);
    expect(textOf(all)).toMatch(/Scores as of \d\d:\d\d/);
    expect((await today('free')).all).not.toContain('data-game=');
  });
});
