import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { makeSheet } from '#tests/support/game-sheets.ts';
import { buildFacts } from '../build-facts.ts';
import { numberWords } from '../number-words.ts';
import { topics } from '../topics.ts';
import { phraseBooks } from './phrase-books.ts';

const factsIn = (phrase: string) =>
  [...phrase.matchAll(/\{([^{}|]+)\}/g)].map(([, id = '']) => id).filter((id) => !id.startsWith('w:'));
/** Facts that read as a number or a date, by their ids over many games. */
const numeric = new Set(
  (['soccer', 'baseball'] as const).flatMap((sport) =>
    Array.from({ length: 60 }, (_, seed) => buildFacts(makeSheet({ sport, seed: String(seed) })))
      .flatMap((facts) => [...facts.values()])
      .filter(({ unit }) => !['team', 'league', 'person', 'driver'].includes(unit))
      .map(({ id }) => id),
  ),
);

describe.each(locales)('the phrases in %s', (locale) => {
  const book = phraseBooks[locale];

  it.each(Object.entries(book.topics))(
    'of %s name each number of their topic once, and no other fact',
    (id, phrases) => {
      const topic = Object.entries(topics).find(([known]) => known === id)?.[1];
      const wanted = topic?.facts ?? [];
      for (const phrase of phrases) {
        const named = factsIn(phrase);
        expect(named.filter((fact) => !wanted.some((one) => one === fact))).toEqual([]);
        expect(named.filter((fact) => numeric.has(fact)).toSorted()).toEqual(
          wanted.filter((fact) => numeric.has(fact)).toSorted(),
        );
      }
      expect(new Set(phrases).size).toBe(phrases.length);
    },
  );

  it('hold no number themselves, neither as digits nor as a word', () => {
    for (const phrase of Object.values(book.topics).flat()) {
      const bare = phrase.replaceAll(/\{[^{}]+\}/g, '…');
      expect(bare).not.toMatch(/[\p{Nd}%]/u);
      for (const pattern of numberWords[locale]) expect(bare).not.toMatch(pattern);
    }
  });

  it('are not those of the other Chinese market', () => {
    const other = locale === 'zh_TW' ? 'zh_HK' : 'zh_TW';
    const shared = Object.values(book.topics)
      .flat()
      .filter((phrase) => Object.values(phraseBooks[other].topics).flat().includes(phrase));
    expect(shared).toEqual([]);
  });
});
