import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listComing } from '#domain/picks/pick/list-coming.ts';
import { listRecord } from '#domain/picks/record/list-record.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { addSmallRows, smallGame } from '#tests/support/small-season.ts';
import { findPublicPicks } from '../home/picks.server.ts';
import { loadOngoing } from '../unstarted-record/data.server.ts';
import { MatchRows } from './row/match-rows.tsx';
import { StartTime } from './start-time.tsx';

const PUBLISHED = new Date('2016-11-20T02:00:00Z');
const START = minutesAfter(PUBLISHED, 600);
const MOVED_TO = minutesAfter(START, 150);

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishSmallPicks(test, { publishedAt: PUBLISHED, starts: [START, START] });
  await addSmallRows(test.services, {
    games: [smallGame({ key: '0', startAt: MOVED_TO, knownAt: minutesAfter(PUBLISHED, 60) })],
  });
  test.setNow(minutesAfter(PUBLISHED, 120));
});
afterAll(() => test.close());

async function html(node: ReactNode): Promise<string> {
  const messages = await loadMessages('en', ['pick', 'sport']);
  const page = renderToStaticMarkup(
    <StaticRouter location="/">
      <LanguageProvider locale="en" messages={messages}>
        {node}
      </LanguageProvider>
    </StaticRouter>,
  );
  return page.replace(/<time datetime="([^"]*)"[^>]*>[^<]*<\/time>/gi, '[$1]');
}

async function upcoming() {
  const { member } = await makeMember(test.services, { planDays: 30 });
  const request = new Request('https://site.example/en/unstartedRecord');
  const { picks } = await loadOngoing(
    makePageContext(test.services, { path: '/unstartedrecord', member }),
    request,
  );
  return Promise.all(
    picks.map((pick) =>
      html(
        <MatchRows match={pick} zone="Etc/UTC">
          {null}
        </MatchRows>,
      ),
    ),
  );
}

const [FIRST, MOVED] = [START.toISOString(), MOVED_TO.toISOString()];
const NOTE = 'Start when published: 2016-11-20 12:00';

describe('a pick whose game was moved', () => {
  it('shows when its game begins now, and for when it was published; another one says nothing of that', async () => {
    const [unmoved, moved] = await upcoming();
    expect(unmoved).toContain(`[${FIRST}]`);
    expect(unmoved).not.toContain('Start when published:');
    expect(moved).toContain(`[${MOVED}]`);
    expect(moved).not.toContain(`[${FIRST}]`);
    expect(moved).toContain(NOTE);
  });

  it('shows what was known at the instant at which a reader looks', async () => {
    const asOf = minutesAfter(PUBLISHED, 30).toISOString();
    const { picks } = await listComing(test.services, {
      locale: 'en',
      isEntitled: true,
      asOf,
      page: 1,
      perPage: 10,
    });
    expect(picks.map((pick) => pick.game_start_at)).toEqual([FIRST, FIRST]);
  });

  it('says the same at the home page and, once it has begun, in the record', async () => {
    const { free, locked } = await findPublicPicks(test.services, 'en');
    const shownAtHome = [free, ...locked].flatMap((pick) => (pick === null ? [] : [pick]));
    expect(shownAtHome.map((pick) => pick.game_start_at)).toContain(MOVED);
    test.setNow(minutesAfter(MOVED_TO, 10));
    const { rows } = await listRecord(test.services, {
      locale: 'en',
      origin: 'live',
      window: 'all',
      result: 'not_completed',
      page: 1,
      perPage: 10,
    });
    const shown = await Promise.all(rows.map((row) => html(<StartTime pick={row} zone="Etc/UTC" />)));
    expect(shown.toSorted()).toEqual([`[${FIRST}]`, `[${MOVED}]<span>${NOTE}</span>`].toSorted());
  });
});
