import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findArticle } from '#db/queries/article.ts';
import { pickWithdrawal } from '#db/tables/pick-withdrawal.ts';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { LOCALES } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, addPolicy, goodOdds, INSUFFICIENT, minutesAfter } from '#tests/support/factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import { plainText } from './compose-article.ts';
import { showArticle } from './show-article.ts';
import { storedArticle } from './stored-article.ts';
import { writeArticles } from './write-articles.ts';

const NOW = new Date('2016-11-20T08:00:00Z');
const KICK_OFF = minutesAfter(NOW, 8 * 60);
const DAY = 24 * 60;
const [COMING, POOR, PLAYED] = ['coming', 'poor', 'played-0'];

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const past = Array.from({ length: 8 }, (_, index) => {
    const startAt = minutesAfter(KICK_OFF, -(index + 1) * 5 * DAY);
    const [homeKey, awayKey] = index % 2 === 0 ? ['EPL/Reds', 'EPL/Blues'] : ['EPL/Blues', 'EPL/Reds'];
    return { game: smallGame({ key: `played-${index}`, startAt, homeKey, awayKey }), startAt, index };
  });
  await insertSmallSeason(test.services, {
    games: [
      ...past.map(({ game }) => game),
      smallGame({ key: COMING, startAt: KICK_OFF }),
      smallGame({ key: POOR, startAt: minutesAfter(KICK_OFF, 60), homeKey: 'EPL/Greens' }),
    ],
    states: past.map(({ startAt, index }) =>
      smallState({
        gameKey: `played-${index}`,
        status: 'completed',
        knownAt: minutesAfter(startAt, 120),
        homeScore: 2 + (index % 2),
        awayScore: 1,
      }),
    ),
    odds: goodOdds(COMING, minutesAfter(NOW, -60)),
  });
  await addPolicy(test.services);
  const knownAt = minutesAfter(NOW, -30);
  await addForecast(test.services, { gameKey: COMING, knownAt });
  await addForecast(test.services, { gameKey: POOR, knownAt, ...INSUFFICIENT });
  test.setNow(NOW);
});
afterAll(() => test.close());

const ask = (key: string, isEntitled = true, asOf?: Date) =>
  showArticle(test.services, {
    gameId: gameIdOf(SMALL_SOURCE, key),
    locale: 'en',
    isEntitled,
    asOf: asOf?.toISOString(),
  });

describe('the state of an article', () => {
  it('is analyzing until the worker has written it, and then ready or, without a plan, locked', async () => {
    expect((await ask(COMING)).state).toBe('analyzing');
    expect(await writeArticles(test.services)).toEqual({ written: 1, refused: 0, waiting: 0 });
    expect(await writeArticles(test.services)).toEqual({ written: 0, refused: 0, waiting: 0 });
    const ready = await ask(COMING);
    expect(ready).toMatchObject({ state: 'ready', stance: null });
    const text = ready.paragraphs.map(plainText).join(' ');
    expect(text).toContain('Reds');
    const locked = await ask(COMING, false);
    expect(locked).toMatchObject({ state: 'locked', paragraphs: [], facts: [], stance: null });
  });

  it('is insufficient where the data do not suffice, and for a game that began without one', async () => {
    expect((await ask(POOR)).state).toBe('insufficient');
    expect((await ask(PLAYED)).state).toBe('insufficient');
    await expect(ask('unknown')).rejects.toThrow('no game');
  });
});

describe('a pick', () => {
  it('makes a new article that argues for it, and its withdrawal another one that argues for none', async () => {
    const before = await ask(COMING);
    await publishPicks(test.services, { source: SMALL_SOURCE });
    expect(await writeArticles(test.services)).toMatchObject({ written: 1 });
    const argued = await ask(COMING);
    expect(argued.stance).not.toBeNull();
    expect(argued.facts.find(({ id }) => id === 'pick.selection')?.source).toMatchObject({
      table: 'pick',
      key: expect.stringMatching(/^2016-11-20\/\d{4}$/),
    });
    const row = await findArticle(test.services.db, {
      gameId: argued.event_id,
      asOf: test.services.clock.now(),
    });
    const withdrawn = { reason: 'line_up', note: 'test', withdrawnAt: test.services.clock.now() } as const;
    await test.services.db
      .insert(pickWithdrawal)
      .values({ ...withdrawn, pickId: row?.pickId ?? '', withdrawnBy: 'test' });
    await writeArticles(test.services);
    const after = await ask(COMING);
    expect(after.stance).not.toEqual(argued.stance);
    const asOf = new Date(before.written_at ?? '');
    expect((await ask(COMING, true, asOf)).paragraphs).toEqual(before.paragraphs);
  });
});

describe('the facts', () => {
  it('hold nothing that became known after the article, and name the rows they come from', async () => {
    const { $client } = test.services.db;
    const { rows } = await $client.query<{ facts: unknown; texts: unknown; known_at: Date }>(
      'select facts, texts, known_at from article',
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      for (const { source } of storedArticle(row).facts)
        expect(new Date(source.knownAt ?? 0).getTime()).toBeLessThanOrEqual(row.known_at.getTime());
    }
    const form = (await ask(COMING)).facts.find(({ id }) => id === 'home.l5.win');
    expect(form).toMatchObject({ label: 'Reds: Wins', unit: 'count', source: { table: 'game_state' } });
    expect(form?.source.key.split(',')).toHaveLength(5);
  });

  it('are the same whatever becomes known later', async () => {
    const written = (await ask(COMING)).paragraphs;
    await insertSmallSeason(test.services, {
      games: [],
      states: [
        smallState({
          gameKey: PLAYED,
          status: 'completed',
          homeScore: 9,
          awayScore: 9,
          knownAt: minutesAfter(NOW, 30),
        }),
      ],
    });
    expect((await ask(COMING)).paragraphs).toEqual(written);
  });

  it('cannot be changed in the database', async () => {
    await expect(test.services.db.$client.query("update article set texts = '{}'")).rejects.toThrow(
      'permission denied',
    );
    await expect(test.services.db.$client.query('delete from article')).rejects.toThrow('permission denied');
  });
});

describe('a run', () => {
  it('takes a bounded number and says what waits', async () => {
    const more = Array.from({ length: 3 }, (_, index) => `more-${index}`);
    await insertSmallSeason(test.services, {
      games: more.map((key, index) => smallGame({ key, startAt: minutesAfter(KICK_OFF, 100 + index) })),
    });
    for (const gameKey of more)
      await addForecast(test.services, { gameKey, knownAt: minutesAfter(NOW, -30) });
    expect(await writeArticles(test.services, { most: 2 })).toEqual({ written: 2, refused: 0, waiting: 1 });
    expect(await writeArticles(test.services, { most: 2 })).toEqual({ written: 1, refused: 0, waiting: 0 });
  });

  it('lets the language model of the deployment write, and checks it', async () => {
    const server = createServer((_request, response) => {
      response.end(JSON.stringify({ choices: [{ message: { content: '{"paragraphs": ["won 9 of 9"]}' } }] }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    await insertSmallSeason(test.services, {
      games: [smallGame({ key: 'with-model', startAt: minutesAfter(KICK_OFF, 200) })],
    });
    await addForecast(test.services, { gameKey: 'with-model', knownAt: minutesAfter(NOW, -30) });
    const services = { ...test.services, env: { ...test.services.env, LLM_URL: url } };
    expect(await writeArticles(services)).toMatchObject({ written: 1 });
    server.close();
    for (const locale of LOCALES) {
      const shown = await showArticle(services, {
        gameId: gameIdOf(SMALL_SOURCE, 'with-model'),
        locale,
        isEntitled: true,
      });
      expect(shown.paragraphs.length).toBeGreaterThan(1);
    }
  });
});
