import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { formatOddsAs } from '#i18n/odds-format.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { SMALL_SOURCE } from '#tests/support/small-season.ts';
import { showArticle } from './show-article.ts';
import { writeArticles } from './write-articles.ts';

const gameId = gameIdOf(SMALL_SOURCE, '0');

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const publishedAt = new Date('2016-11-20T08:00:00Z');
  await publishSmallPicks(test, { publishedAt, starts: [new Date('2016-11-20T12:00:00Z')] });
  await writeArticles(test.services);
});
afterAll(() => test.close());

it('says odds as the reader has them written, in the text and in the list of facts, and all else as it is', async () => {
  const options = { gameId, isEntitled: true, locale: 'vi' } as const;
  const decimal = await showArticle(test.services, options);
  const american = await showArticle(test.services, { ...options, oddsFormat: 'american' });
  const odds = decimal.facts.filter(({ unit }) => unit === 'odds');
  expect(odds.length).toBeGreaterThan(1);
  const written = new Map(odds.map(({ id, text }) => [id, formatOddsAs(Number(text), 'american')]));
  expect([...written.values()].every((text) => /^[+−]\d{3,}$/.test(text))).toBe(true);
  expect(american.paragraphs).toEqual(
    decimal.paragraphs.map((parts) =>
      parts.map((part) => ({ ...part, text: written.get(part.fact ?? '') ?? part.text })),
    ),
  );
  expect(american.facts).toEqual(
    decimal.facts.map((fact) => ({ ...fact, text: written.get(fact.id) ?? fact.text })),
  );
});
