import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { seedSamples } from '#domain/content/samples/seed-samples.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy } from '#tests/support/factories.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { pageFacts } from '#tests/support/page-facts.ts';
import { insertReadyForecast, smallOdds } from '#tests/support/small-picks.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import { type HomeData, loadHome } from './data.server.ts';
import { HomePage } from './parts/home-page.tsx';

const PUBLISHED = new Date('2016-11-20T08:00:00Z');
const hours = (count: number) => new Date(PUBLISHED.getTime() + count * 3_600_000);
/** The earliest, which is the free one, is worth least. */
const ODDS = [2.07, 2.08, 2.16, 2.1, 2.12];
const LOCKED = 'Subscription Plan Unlock Content';

let test: TestServices;
let members: Record<'guest' | 'free' | 'paying', MadeMember['member'] | null>;
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
    guest: null,
    free: (await makeMember(test.services)).member,
    paying: (await makeMember(test.services, { planDays: 30 })).member,
  };
});
afterAll(() => test.close());

function Page() {
  const { data, messages } = useLoaderData<{ data: HomeData; messages: HomeData['messages'] }>();
  return (
    <LanguageProvider locale="en" messages={messages}>
      <HomePage data={data} />
    </LanguageProvider>
  );
}

const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);

/** The first view of the page as this reader gets it now: its picks as text, section by section. */
async function home(who: keyof typeof members) {
  const facts = pageFacts(test.services, { member: members[who] });
  const data = await loadHome(facts, new Request('https://site.example/en'));
  const frame = await loadMessages('en', ['shell', 'ui', 'contact']);
  const site = { brand: facts.brand, data, messages: { ...frame, ...data.messages } };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: site } }} />);
  const [picks = ''] = html.split('id="how"');
  return { all: html, picks, text: picks.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') };
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

describe('the first view', () => {
  it('shows a guest how to sign up and where the plans are, and nobody who is signed in', async () => {
    test.setNow(hours(0.1));
    const hero = async (who: keyof typeof members) => (await home(who)).all.split('</header>')[0] ?? '';
    expect(await hero('guest')).toContain('href="/en/register"');
    expect(await hero('guest')).toContain('href="/en/subscribe"');
    for (const who of ['free', 'paying'] as const) {
      expect(await hero(who)).not.toContain('/register');
      expect(await hero(who)).not.toContain('/subscribe');
    }
  });

  it('counts the leagues where there are too few members to be counted', async () => {
    const counters = (await home('guest')).all.split('id="counters"')[1]?.split('</section>')[0] ?? '';
    expect(counters).toMatch(/href="#leagues"[^>]*>.*Leagues covered/s);
    expect(counters).not.toContain('Members');
  });
});

describe('home of a member with a plan', () => {
  it('shows the strongest coming picks open, and tells nobody who has paid to subscribe', async () => {
    test.setNow(hours(0.1));
    const { picks, all, text } = await home('paying');
    expect(all).not.toContain(LOCKED);
    expect(all).not.toContain('href="/en/subscribe"');
    expect(picks.match(/data-pick=/g)).toHaveLength(3);
    expect(text).toContain('Ranked by expected value');
    // By value: 2.16, 2.12, 2.10 at the same chance.
    const shown = ['@ 2.16', '@ 2.12', '@ 2.10'].map((odds) => text.indexOf(odds));
    expect(shown.every((place) => place >= 0)).toBe(true);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
  });
});

describe.each(['guest', 'free'] as const)('home without a plan (%s)', (who) => {
  it('names the free pick so, and the two others by the start, not by a strength that they need not have', async () => {
    test.setNow(hours(0.1));
    const { picks, text } = await home(who);
    expect(text).not.toMatch(/strongest|Ranked by/i);
    expect(text).toContain('Today’s free pick');
    expect(text).toContain('One pick a day is open to everyone');
    expect(picks).toContain('data-figure="min"');
    expect(text).toContain('Starting next The next matches that have a pick');
    expect([...new Set(text.match(/2016-11-20\/000\d/g))]).toEqual([
      '2016-11-20/0001',
      '2016-11-20/0002',
      '2016-11-20/0003',
    ]);
    expect(text).toContain(LOCKED);
  });
});

describe('home', () => {
  it('draws a chance as the same share of a bar everywhere', async () => {
    test.setNow(hours(0.1));
    const { all } = await home('guest');
    // At odds of 2.07 a bet has to win 48.31% of the time.
    expect(all).toContain('width="48.31%"');
  });

  it('shows no sample where members speak', async () => {
    const { services } = test;
    await seedSamples(services.db, { brand: 'blue', name: 'Trueline', now: services.clock.now() });
    expect((await home('guest')).all).not.toContain('id="feedback"');
  });
});

describe('the free pick', () => {
  it('is said to have started once it has, without odds that are still good', async () => {
    test.setNow(hours(1.01));
    const { picks, text } = await home('guest');
    expect(text).toContain('The match has started and has no result yet');
    expect(picks).not.toContain('data-figure="min"');
    expect(text.indexOf('2016-11-20/0003')).toBeGreaterThan(text.indexOf('2016-11-20/0002'));
  });

  it('is said to be in play while its match is played', async () => {
    await state(1.02, { homeScore: 0, awayScore: 0 });
    test.setNow(hours(1.5));
    const { picks, text } = await home('guest');
    expect(text).toContain('The match is in play');
    expect(text).toContain('In play');
    expect(picks).not.toContain('data-figure="min"');
  });

  it('is settled when its match is over, and no longer today’s on another day', async () => {
    await state(3, { status: 'completed', homeScore: 2, awayScore: 0 });
    test.setNow(hours(3.5));
    await settlePicks(test.services);
    const { text } = await home('guest');
    expect(text).toContain('Today’s free pick');
    expect(text).toContain('The match is over and the pick is settled');
    expect(text).toContain('Win');
    expect(text).not.toContain('In play');
    // Midnight in Taipei.
    test.setNow(hours(8.5));
    expect((await home('guest')).text).toContain('Latest free pick');
  });
});
