import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBettingWord } from '#domain/picks/stats-only/betting-words.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import type { Sport } from '#terms/sports.ts';
import { makeArticleInput } from '#tests/support/article-inputs.ts';
import { checkArticle, numbersOf } from './check-article.ts';
import { composeArticle, type Paragraph, plainText } from './compose-article.ts';
import { MAX_SENTENCES, planArticle } from './plan-article.ts';
import { type TopicId, topics } from './topics.ts';
import { requireBound, UnboundArticleError, type WrittenArticle, writeArticle } from './write-article.ts';

const SPORTS: readonly Sport[] = ['soccer', 'basketball', 'baseball'];
const game = fc.record({
  sport: fc.constantFrom(...SPORTS),
  seed: fc.nat(100_000).map(String),
  hasPick: fc.boolean(),
});
const written = game.map((input) => writeArticle(makeArticleInput(input)));

/** The article with one piece of one language exchanged. */
function withPart(
  article: WrittenArticle,
  locale: Locale,
  at: { readonly paragraph: number; readonly part: number },
  text: string,
): WrittenArticle {
  const paragraphs = article.texts[locale].map((paragraph, index) =>
    index !== at.paragraph
      ? paragraph
      : paragraph.map((part, place) => (place === at.part ? { ...part, text } : part)),
  );
  return { ...article, texts: { ...article.texts, [locale]: paragraphs } };
}

const places = (paragraphs: readonly Paragraph[]) =>
  paragraphs.flatMap((parts, paragraph) => parts.map((piece, part) => ({ paragraph, part, piece })));

describe('an article', () => {
  it('says the same numbers in all four languages, and each of them is a fact of its game', () => {
    fc.assert(
      fc.property(written, ({ facts, texts }) => {
        const numbers = LOCALES.map((locale) => numbersOf(texts[locale], facts, locale));
        expect(numbers[0]?.length).toBeGreaterThan(4);
        for (const list of numbers) expect(list).toEqual(numbers[0]);
        for (const locale of LOCALES) {
          const loose = texts[locale].flat().filter(({ fact }) => fact === null);
          expect(loose.map(({ text }) => text).join('')).not.toMatch(/\p{Nd}/u);
        }
      }),
    );
  });

  it('is refused when one digit of one number is changed, in whatever language', () => {
    fc.assert(
      fc.property(
        written,
        fc.constantFrom(...LOCALES),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (article, locale, n, by) => {
          const numbered = places(article.texts[locale]).filter(({ piece }) => /\d/.test(piece.text));
          const place = numbered[n % numbered.length];
          if (!place) return;
          const changed = place.piece.text.replace(/\d/, (digit) => String((Number(digit) + by) % 10));
          expect(() => requireBound(withPart(article, locale, place, changed))).toThrow(UnboundArticleError);
        },
      ),
    );
  });

  it('is refused when a number, a date or a team is slipped in between its facts', () => {
    const slips: Record<Locale, readonly string[]> = {
      en: [' 3 ', ' ٣ ', ' three of them ', ' in October '],
      zh_TW: ['3', '３', '三連勝', '兩場'],
      zh_HK: ['3', '十場', '三連勝', '兩仗'],
      vi: [' 3 ', ' ba trận ', ' tháng mười '],
    };
    const article = writeArticle(makeArticleInput({ sport: 'soccer', seed: '7' }));
    const home = article.facts.get('home');
    for (const locale of LOCALES) {
      const place = places(article.texts[locale]).find(({ piece }) => piece.fact === null);
      const name = home?.unit === 'team' ? (home.names[locale] ?? '') : '';
      for (const slip of [...slips[locale], name]) {
        const changed = withPart(
          article,
          locale,
          place ?? { paragraph: 0, part: 0 },
          `${place?.piece.text}${slip}`,
        );
        expect(() => requireBound(changed), `${locale} ${slip}`).toThrow(UnboundArticleError);
      }
    }
  });

  it('is refused when a team stands in the place of the other', () => {
    const article = writeArticle(makeArticleInput({ sport: 'basketball', seed: '3' }));
    for (const locale of LOCALES) {
      const home = places(article.texts[locale]).find(({ piece }) => piece.fact === 'home');
      const away = places(article.texts[locale]).find(({ piece }) => piece.fact === 'away');
      if (!home || !away) throw new Error('both teams should be named');
      expect(() => requireBound(withPart(article, locale, home, away.piece.text))).toThrow('not_the_fact');
    }
  });
});

it('gives a figure of its lead once, and in its body the others alone', () => {
  const leads = new Map<string, number>();
  fc.assert(
    fc.property(written, ({ texts }) => {
      for (const locale of LOCALES) {
        const said = texts[locale].flat().map(({ fact }) => fact);
        const times = (fact: string) => said.filter((one) => one === fact).length;
        if (times('hot.win') + times('hot.n') > 0) {
          expect(said).not.toContain('home.l5.win');
          expect(said).toContain('home.l5.for');
          leads.set('hot', (leads.get('hot') ?? 0) + 1);
        }
        expect(times('p.home')).toBeLessThanOrEqual(1);
        for (const lead of ['dog.team', 'gap.team']) {
          if (!said.includes(lead)) continue;
          expect(said).not.toContain('p.home');
          leads.set(lead, (leads.get(lead) ?? 0) + 1);
        }
        if (!said.includes('x.home')) throw new Error('the expected score should be said');
      }
    }),
    { numRuns: 200, seed: 20 },
  );
  expect([...leads.keys()].toSorted()).toEqual(['dog.team', 'gap.team', 'hot']);
});

describe('the side that is argued', () => {
  it('is the side that was picked, and any other is refused', () => {
    fc.assert(
      fc.property(game, (options) => {
        const input = makeArticleInput({ ...options, hasPick: true });
        const article = writeArticle(input);
        expect(article.stance).toEqual({ betType: input.pick?.betType, side: input.pick?.side });
        const other = article.stance?.side === 'home' ? 'away' : 'home';
        const turned = {
          ...article,
          stance: { betType: input.pick?.betType ?? 'win_loss', side: other } as const,
        };
        expect(() => requireBound(turned)).toThrow('other_side');
        expect(() => requireBound({ ...article, stance: null })).toThrow('pick_without_stance');
      }),
    );
  });

  it('cannot be turned round by a word', () => {
    const article = writeArticle(makeArticleInput({ sport: 'soccer', seed: '11' }));
    const { facts, stance } = article;
    const words: Record<Locale, string> = { en: ' avoid ', zh_TW: '不要', zh_HK: '避開', vi: ' tránh ' };
    for (const locale of LOCALES) {
      const all = places(article.texts[locale]);
      const at = all.findIndex(({ piece }) => piece.fact === 'pick.selection');
      const before = all[at - 1];
      if (!before) throw new Error('words should stand before the pick');
      const { texts } = withPart(article, locale, before, `${before.piece.text}${words[locale]}`);
      const errors = checkArticle({ paragraphs: texts[locale], facts, locale, stance });
      expect(errors.map(({ code }) => code)).toEqual(['argues_against']);
    }
  });

  it('is none where no pick stands: nothing of a pick is said', () => {
    const article = writeArticle(makeArticleInput({ sport: 'baseball', seed: '5', hasPick: false }));
    expect(article.stance).toBeNull();
    expect(article.plan.flat().filter((topic) => topic.startsWith('pick.'))).toEqual([]);
  });
});

describe('many articles', () => {
  const many = SPORTS.flatMap((sport) =>
    Array.from({ length: 120 }, (_, seed) =>
      writeArticle(makeArticleInput({ sport, seed: String(seed), hasPick: seed % 5 > 0 })),
    ),
  );

  it('take up every topic, in many orders, and open in many ways', () => {
    const taken = new Set(many.flatMap(({ plan }) => plan.flat()));
    expect((Object.keys(topics) as TopicId[]).filter((id) => !taken.has(id))).toEqual([]);
    expect(new Set(many.map(({ plan }) => plan.join('|'))).size).toBeGreaterThan(150);
    expect(new Set(many.map(({ plan }) => plan[0]?.[0])).size).toBeGreaterThan(7);
  });

  it.each(LOCALES)('have at most eight sentences in %s', (locale) => {
    const stops = locale.startsWith('zh') ? /。/g : /[.?!](?= |$)/g;
    // Names have dots of their own, as St. Louis does.
    const textOf = (paragraph: Paragraph) =>
      plainText(paragraph.map((part) => (part.fact === null ? part : { ...part, text: '…' })));
    const counts = many.map(({ texts }) =>
      texts[locale].map(textOf).reduce((sum, text) => sum + (text.match(stops)?.length ?? 0), 0),
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_SENTENCES);
    expect(MAX_SENTENCES).toBe(8);
  });

  it.each(LOCALES)('share no sentence frame too often in %s', (locale) => {
    const frames = many.map(({ texts }) =>
      plainText(
        texts[locale].flat().map(({ text, fact }) => ({ text: fact === null ? text : '…', fact: null })),
      ),
    );
    expect(new Set(frames).size).toBeGreaterThan(many.length * 0.97);
  });

  it('say the same of the same game, no matter who writes it again', () => {
    for (const sport of SPORTS) {
      const input = makeArticleInput({ sport, seed: '42' });
      expect(writeArticle(input).texts).toEqual(writeArticle(input).texts);
    }
  });
});

describe('what anyone reads who is shown nothing of bets', () => {
  it('has no word of betting and no price in any language, and says the same numbers in all', () => {
    fc.assert(
      fc.property(game, (options) => {
        const { facts } = writeArticle(makeArticleInput(options));
        const composing = { sport: options.sport, seed: options.seed };
        const plan = planArticle(facts, { ...composing, withoutBets: true });
        expect(plan.flat().length).toBeGreaterThan(1);
        const texts = LOCALES.map((locale) => composeArticle(plan, facts, { ...composing, locale }));
        for (const text of texts) expect(findBettingWord(text.map(plainText).join(' '))).toBeNull();
        const units = new Set(texts.flat(2).map(({ fact }) => facts.get(fact ?? '')?.unit));
        expect(
          [...units].filter((unit) => unit === 'odds' || unit === 'units' || unit === 'selection'),
        ).toEqual([]);
        const numbers = LOCALES.map((locale, index) => numbersOf(texts[index] ?? [], facts, locale));
        for (const list of numbers) expect(list).toEqual(numbers[0]);
      }),
    );
  });

  it('calls no one in form who won half of their last games or fewer', () => {
    fc.assert(
      fc.property(game, (options) => {
        const { facts, plan } = writeArticle(makeArticleInput(options));
        const [won, n] = ['hot.win', 'hot.n'].map((id) => {
          const fact = facts.get(id);
          return fact !== undefined && 'value' in fact ? fact.value : 0;
        });
        if (plan.flat().includes('lead.hot')) expect(2 * Number(won)).toBeGreaterThan(Number(n));
      }),
    );
  });
});
