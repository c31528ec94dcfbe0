import { describe, expect, it } from 'vitest';
import { numberWords } from '#domain/picks/analysis/number-words.ts';
import { topics } from '#domain/picks/analysis/topics.ts';
import { LOCALES } from '#terms/locales.ts';
import { phraseBooks } from './phrase-books.ts';

const dataIn = (phrase: string) =>
  [...phrase.matchAll(/\{([^{}|]+)\}/g)].map(([, id = '']) => id).filter((id) => !id.startsWith('w:'));
/** Words that put money, trust or mood behind a movement of odds. */
const claimedCauses = {
  en: /money|market|cooled|backed|punters|support|faith|betting/i,
  zh_TW: /資金|市場|保守|問津|看好|看淡|靠攏|買盤/,
  zh_HK: /資金|市場|追捧|捧場|反彈|看好|看淡/,
  vi: /tiền|thị trường|tin|đổ về|ủng hộ/i,
} as const satisfies Record<(typeof LOCALES)[number], RegExp>;

describe.each(LOCALES)('the phrases in %s', (locale) => {
  const book = phraseBooks[locale];

  it.each(Object.entries(book.topics))('of %s name no fact that is not of their topic', (id, phrases) => {
    const topic = Object.entries(topics).find(([known]) => known === id)?.[1];
    const wanted = topic?.facts ?? [];
    const isWanted = (fact: string) =>
      fact.startsWith('tally:')
        ? wanted.some((one) => one.startsWith(`${fact.slice('tally:'.length)}.`))
        : wanted.some((one) => one === fact);
    for (const phrase of phrases) expect(dataIn(phrase).filter((fact) => !isWanted(fact))).toEqual([]);
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  it('hold no number themselves, neither as digits nor as a word', () => {
    for (const phrase of Object.values(book.topics).flat()) {
      const bare = phrase.replaceAll(/\{[^{}]+\}/g, '…').replaceAll(/\[[\w.]+(?:\/[\w.]+)?\?/g, '');
      expect(bare).not.toMatch(/[\p{Nd}%]/u);
      for (const pattern of numberWords[locale]) expect(bare).not.toMatch(pattern);
    }
  });

  it('say of odds that they moved, and not why, because no fact says why', () => {
    const moves = [...book.topics['move.shorter'], ...book.topics['move.longer']].join('\n');
    expect(moves).not.toMatch(claimedCauses[locale]);
  });

  it('are not those of the other Chinese market', () => {
    const other = locale === 'zh_TW' ? 'zh_HK' : 'zh_TW';
    const shared = Object.values(book.topics)
      .flat()
      .filter((phrase) => Object.values(phraseBooks[other].topics).flat().includes(phrase));
    expect(shared).toEqual([]);
  });
});

describe('the reasons of a forecast in English', () => {
  it.each(Object.entries(phraseBooks.en.drivers))(
    'are noun phrases, which fit wherever a sentence names a reason: %s',
    (_code, reason) => {
      expect(reason).not.toMatch(/^(?:how|what|that|whether|why|where|when|who|because)\b/);
      // A clause has a verb of its own, which a sentence such as "counts against them is …" cannot take in.
      expect(reason).not.toMatch(/\b(?:has|have|is|are|was|were|do|does|did)\b/);
    },
  );

  it('are never what a figure would be without, because most of them cannot be taken away', () => {
    expect(phraseBooks.en.topics['driver.against'].join('\n')).not.toContain('without {driver.against}');
  });
});
