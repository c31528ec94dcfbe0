import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTeamAliases } from '#db/queries/team-alias.ts';
import { createNewsAnswerStore } from '#domain/content/news/news-answer-store.ts';
import { createAnswerStore } from '#domain/forecasting/sport/answer-store.ts';
import { teamIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { expectVerbatim, HOSTILE, officeHtml } from '#tests/support/office-html.tsx';
import * as aliasesScreen from '../../screens/office/aliases/screen.tsx';
import { aliasesContract } from './aliases.contract.ts';
import { feedsContract } from './feeds.contract.ts';

const SOURCE = 'the-odds-api';
const reason = 'the reason of a test';

let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices({
    ODDS_API_KEY: 'sample-key',
    RSS_URLS: 'https://a.example/rss?key=secret, https://b.example/rss',
  });
  const { db, clock } = test.services;
  const at = clock.now();
  for (const name of ['Arsenal', 'Leeds', 'Burnley']) {
    await db.$client.query(
      `insert into league (id, sport, names, country, position, covered, source, known_at)
        values ('EPL', 'soccer', '{"en": "EPL"}', 'ENG', 1, true, 'x', now()) on conflict do nothing`,
    );
    await db.$client.query(
      `insert into team (id, league_id, key, names, source, known_at) values ($1, 'EPL', $2, $3, 'x', now())`,
      [teamIdOf('EPL', `EPL/${name}`), `EPL/${name}`, { en: name }],
    );
  }
  const open = ['Leedz Utd', 'Port Vale', 'All-Stars', 'Two at once', HOSTILE];
  await insertTeamAliases(
    db,
    open.map((alias) => ({ source: SOURCE, leagueId: 'EPL', alias, status: 'open', seenAt: at })),
  );
  office = await openOffice(test.services);
});
afterAll(() => test.close());

const list = async (state = 'open', who = 'analyst') =>
  aliasesContract.data.parse((await office.get(`/aliases?state=${state}`, who)).data);
const find = async (alias: string, state = 'open') => (await list(state)).find((one) => one.alias === alias);
const decide = (alias: string, decision: object, who = 'analyst', version = 1) =>
  office.post('/aliases/decide', { source: SOURCE, league: 'EPL', alias, version, decision, reason }, who);
const finder = () => createAnswerStore(test.services, { source: SOURCE, provider: SOURCE }).teams();

describe('GET /office/aliases', () => {
  it('200: lists what waits, with the teams it may stand for, the likeliest first', async () => {
    expect((await list()).map(({ alias }) => alias)).toEqual([
      HOSTILE,
      'All-Stars',
      'Leedz Utd',
      'Port Vale',
      'Two at once',
    ]);
    expect((await list('open&q=vale')).map(({ alias }) => alias)).toEqual(['Port Vale']);
    expect(await list('open&q=epl')).toHaveLength(5);
    expect(await list('open&q=NBA')).toEqual([]);
    expect((await find('Leedz Utd'))?.candidates[0]).toMatchObject({ key: 'EPL/Leeds', name: 'Leeds' });
  });

  it('302 for no one, 404 for whom it is no business of', async () => {
    expect((await office.get('/aliases', null)).http_code).toBe(302);
    expect((await office.get('/aliases', 'support')).http_code).toBe(404);
    expect((await office.get('/aliases?state=odd', 'owner')).http_code).toBe(422);
  });
});

describe('POST /office/aliases/decide', () => {
  it('200: an alias finds its team from the next answer on', async () => {
    expect((await finder())('EPL', 'Leedz Utd')).toBeNull();
    expect((await decide('Leedz Utd', { kind: 'alias', team: 'EPL/Leeds' })).data).toMatchObject({
      status: 'matched',
      team: 'Leeds',
    });
    expect((await finder())('EPL', 'Leedz Utd')).toBe('Leeds');
  });

  it('200: a new team is one of the league’s, with its names', async () => {
    const decision = { kind: 'new_team', name: 'Port Vale', zh_TW: '維爾港' };
    expect((await decide('Port Vale', decision)).data).toMatchObject({
      status: 'matched',
      team: 'Port Vale',
    });
    expect((await finder())('EPL', 'Port Vale')).toBe('Port Vale');
    const { rows } = await test.services.db.$client.query(
      `select names from team where key = 'EPL/Port Vale'`,
    );
    expect(rows).toEqual([{ names: { en: 'Port Vale', zh_TW: '維爾港', zh_HK: '維爾港', vi: 'Port Vale' } }]);
  });

  it('200: what is refused stays out, and can be opened again by anyone who sees its newest version', async () => {
    expect((await decide('All-Stars', { kind: 'refuse' })).data).toMatchObject({
      status: 'ignored',
      version: 2,
    });
    expect(await find('All-Stars', 'decided')).toMatchObject({ status: 'ignored', team: null, version: 2 });
    expect((await decide('All-Stars', { kind: 'reopen' }, 'owner', 2)).http_code).toBe(200);
    expect(await find('All-Stars')).toMatchObject({ status: 'open', version: 3, decided_by: null });
  });

  it('409: of two who decide at once the second learns who was faster', async () => {
    const both = await Promise.all([
      decide('Two at once', { kind: 'alias', team: 'EPL/Burnley' }, 'owner'),
      decide('Two at once', { kind: 'refuse' }, 'analyst'),
    ]);
    expect(both.map(({ http_code: code }) => code).toSorted()).toEqual([200, 409]);
    expect((await decide('Leedz Utd', { kind: 'refuse' }, 'owner', 2)).http_code).toBe(409);
  });

  it('422 for a team of no one, one that is there, and no reason; 404 for whom it is no business of', async () => {
    const alias = { kind: 'alias', team: 'EPL/Nobody' };
    expect((await decide('All-Stars', alias, 'owner', 3)).messages.input_validates).toHaveProperty('team');
    const known = { kind: 'new_team', name: 'Arsenal FC' };
    expect((await decide('All-Stars', known, 'owner', 3)).messages.input_validates).toHaveProperty('name');
    expect((await decide('All-Stars', { kind: 'maybe' })).http_code).toBe(422);
    for (const who of ['auditor', 'support', 'finance'])
      expect((await decide('All-Stars', { kind: 'refuse' }, who)).http_code).toBe(404);
    expect((await decide('Nobody asked', { kind: 'refuse' })).http_code).toBe(404);
  });

  it('302 for no one, and the log names every decision with what stood before', async () => {
    const input = {
      source: SOURCE,
      league: 'EPL',
      alias: 'x',
      version: 1,
      decision: { kind: 'refuse' },
      reason,
    };
    expect((await office.post('/aliases/decide', input, null)).http_code).toBe(302);
    const { rows } = await test.services.db.$client.query(
      `select action, detail from audit where subject_kind = 'alias' and subject_id like '%Leedz Utd'`,
    );
    expect(rows).toEqual([
      {
        action: 'alias.alias',
        detail: {
          before: { status: 'open', team: null },
          after: { status: 'matched', team: 'Leeds' },
          reason,
        },
      },
    ]);
  });
});

describe('GET /office/feeds', () => {
  const look = async () => feedsContract.data.parse((await office.get('/feeds', 'analyst')).data);

  it('200: reports how each source answers, without what is secret in an address, and when one is left alone', async () => {
    const now = test.services.clock.now();
    const bad = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
    const answer = {
      status: 500,
      body: null,
      etag: null,
      lastModified: null,
      retryAfterS: null,
      failure: 'status 500',
    };
    const store = createNewsAnswerStore(test.services);
    for (const minutes of [9, 6, 2]) {
      await store.keep({ ...answer, feed: 'https://a.example/rss', askedAt: bad(minutes) }, []);
      await test.services.db.$client.query(
        `insert into feed_answer (source, endpoint, league_id, days_from, asked_at, status, failure, refused)
          values ($1, 'odds', 'EPL', 0, $2, 500, 'status 500', '[]')`,
        [SOURCE, bad(minutes)],
      );
    }
    const { games, questions, news } = await look();
    expect(news).toMatchObject([
      {
        feed: 'https://a.example/rss',
        state: 'left_alone',
        failures: 3,
        good_at: null,
        failure: 'status 500',
      },
      { feed: 'https://b.example/rss', state: 'never', asked_at: null, next_at: null },
    ]);
    expect(news[0]?.next_at).toBe(new Date(bad(2).getTime() + 8 * 60_000).toISOString());
    expect(games.providers[0]).toMatchObject({ failures_in_row: 3, open_aliases: 2 });
    expect(games.providers[0]?.left_alone_until).toBe(new Date(bad(2).getTime() + 120_000).toISOString());
    expect(questions).toMatchObject([
      { endpoint: 'odds', league: 'EPL', status: 500, failure: 'status 500' },
    ]);
  });

  it('302 for no one, 404 for whom it is no business of', async () => {
    expect((await office.get('/feeds', null)).http_code).toBe(302);
    expect((await office.get('/feeds', 'content')).http_code).toBe(404);
  });
});

it('what a feed calls a team stands in the page word for word, and is no tag', async () => {
  const options = { token: office.token('owner'), screen: aliasesScreen, path: '/office/aliases' };
  expectVerbatim(await officeHtml(test.services, options));
});
