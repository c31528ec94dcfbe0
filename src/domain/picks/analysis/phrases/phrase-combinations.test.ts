import { describe, expect, it } from 'vitest';
import { numbersOf } from '#domain/picks/analysis/check-article.ts';
import { type Part, plainText, sayPhrase } from '#domain/picks/analysis/compose-article.ts';
import { topicIds } from '#domain/picks/analysis/topics.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { phraseGames } from '#tests/support/phrase-games.ts';
import { phraseBooks } from './phrase-books.ts';

const isChinese = (locale: Locale) => locale.startsWith('zh');

/** What no sentence of any language may hold. */
const BROKEN = [
  ['an unfilled place', /[{}[\]@…|]|undefined|null/],
  ['two spaces', /\s{2}/],
  ['a space before a stop', /\s[,.;:!?，。；：、！？]/u],
  ['two stops in a row', /[,.;:!?，。；：、！？]{2}/u],
  ['a word twice', /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu],
  ['a count of nothing', /(?<![\d.–-])0(?![\d.%–-])/u],
  ['an average of nothing', /(?<![\d.])0\.0(?!\d)/u],
] as const;

/** What each language's own grammar and style forbid. */
const WRONG: Readonly<Record<Locale, readonly (readonly [string, RegExp])[]>> = {
  en: [
    [
      'a team in the singular',
      /(?:^|[.;:,] |and |who )(?:Arsenal|Inter Miami CF) (?:has|is|was|wins|starts|meets|faces|needs|hosts)\b/,
    ],
    ['one of many', /(?<![\d.])1 (?:wins|defeats|days|draws|units|games|matches|meetings|goals)\b/],
    ['many of one', /(?<![\d.])(?:[2-9]|\d{2,}) (?:win|defeat|day|draw|unit|game|match|meeting|goal)\b/],
    ['a for an', /\ba (?=[aeio]|8|11\b|18\b)/i],
    ['an for a', /\ban (?![aeiou8]|11\b|18\b)/i],
    ['a small letter at the start', /^[a-z]|[.?!] [a-z]/],
    [
      'a mood or a cause that is no fact',
      /money|believ|hope|fear|worr|glad|crowd|momentum|legs|memor|remember|surely|certain|nobody|whoever|punters/i,
    ],
    ['the word price for odds', /\bprices?\b|\bpriced\b/i],
    [
      'a verb in the singular after odds or factors',
      /\b(?:odds|factors),? (?:which )?(?:lowers|lifts|counts|is|has)\b/,
    ],
  ],
  zh_TW: [
    ['a sign of half width', /[,;:!?()]|\.(?!\d)/],
    ['a space between Chinese characters', /\p{Script=Han} \p{Script=Han}/u],
    ['no space beside a number', /\p{Script=Han}[\d+−]|[\d%]\p{Script=Han}/u],
    ['a mood or a cause that is no fact', /資金|看好|看淡|人氣|氣勢|手感|剋星|綁手|止血|士氣|記得|超水準/],
    ['words of Hong Kong', /仗|主客和|贏面|推介|注碼|預期值|初開|和波/],
  ],
  zh_HK: [
    ['a sign of half width', /[,;:!?()]|\.(?!\d)/],
    ['a space between Chinese characters', /\p{Script=Han} \p{Script=Han}/u],
    ['no space beside a number', /\p{Script=Han}[\d+−]|[\d%]\p{Script=Han}/u],
    ['a mood or a cause that is no fact', /資金|追捧|看好|看淡|士氣|氣勢|止蝕|記憶|反彈|殊不/],
    ['words that are spoken', /[呢嘅唔冇喺咗哋啲]/],
    ['words of Taiwan', /推薦|期望值|注額|不讓分|大小分/],
  ],
  vi: [
    ['a small letter at the start', /^\p{Ll}|[.?!] \p{Ll}/u],
    ['a mood or a cause that is no fact', /tiền|đổ về|nỗi lo|khắc tinh|vào phom|trôi|hẳn còn nhớ|thể lực/i],
    ['the pronoun nó', /(?<!\p{L})nó(?!\p{L})/iu],
    ['the word giá for odds', /(?<!đánh )(?<!\p{L})giá(?! trị)(?!\p{L})/iu],
    ['words of a machine', /bất phân|chuyến làm khách|hiệu suất/i],
  ],
};

const sentences = (text: string, locale: Locale) =>
  text.match(isChinese(locale) ? /。/g : /[.?!](?=\s|$)/g)?.length ?? 0;

describe.each(LOCALES)('every phrase in %s, of every game', (locale) => {
  it.each(topicIds)('%s', (topic) => {
    const games = phraseGames(topic);
    const said = phraseBooks[locale].topics[topic].flatMap((phrase) =>
      games.map(({ sport, facts }): readonly Part[] => sayPhrase(phrase, facts, { sport, locale })),
    );
    const texts = new Set(said.map(plainText));
    const wanted = topic.startsWith('form.') ? 2 : 1;
    const errors = [...texts].flatMap((text) => [
      ...[...BROKEN, ...WRONG[locale]].flatMap(([what, wrong]) => (wrong.test(text) ? [[what, text]] : [])),
      ...(sentences(text, locale) === wanted ? [] : [[`not ${wanted} sentences`, text]]),
      ...(/[.。?!]$/.test(text) ? [] : [['no stop at its end', text]]),
    ]);
    expect(errors).toEqual([]);
  });
});

describe('the numbers of a topic', () => {
  it.each(topicIds)('%s are the same in every phrase and language, whatever the counts', (topic) => {
    for (const { sport, facts } of phraseGames(topic)) {
      const numbers = LOCALES.flatMap((locale) =>
        phraseBooks[locale].topics[topic].map((phrase) =>
          numbersOf([sayPhrase(phrase, facts, { sport, locale })], facts, locale),
        ),
      );
      for (const list of numbers) expect(list).toEqual(numbers[0]);
    }
  });
});

describe('the forms of a count', () => {
  const won = (own: number) => {
    const phrase = '{home} [home.venue.win/home.venue.n?won none || won all || won some].';
    const games = phraseGames('venue').filter(
      ({ facts }) => facts.get('home.venue.win')?.unit === 'count' && winsOf(facts) === own,
    );
    return new Set(
      games.map(({ sport, facts }) => plainText(sayPhrase(phrase, facts, { sport, locale: 'en' }))),
    );
  };
  const winsOf = (facts: ReturnType<typeof phraseGames>[number]['facts']) => {
    const fact = facts.get('home.venue.win');
    return fact !== undefined && 'value' in fact ? fact.value : null;
  };

  it('are of their own for nothing and for everything', () => {
    expect([...won(0)]).toEqual(['Arsenal won none.']);
    expect([...won(5)]).toEqual(['Arsenal won all.']);
    expect([...won(1)]).toEqual(['Arsenal won some.']);
  });

  it('are of their own for an average of nothing', () => {
    const goals = new Set(
      phraseGames('form.three').map(({ sport, facts }) =>
        plainText(
          sayPhrase('They score [home.l5.for?none || {home.l5.for}].', facts, { sport, locale: 'en' }),
        ),
      ),
    );
    expect([...goals].toSorted()).toEqual(['They score 1.8.', 'They score none.']);
  });

  it('leave out of a row what is nothing, and say what is all of it as such', () => {
    const rows = new Set(
      phraseGames('form.three').map(({ sport, facts }) =>
        plainText(sayPhrase('They have {tally:home.l5}.', facts, { sport, locale: 'en' })),
      ),
    );
    expect(rows).toContain('They have won all of their last 5.');
    expect(rows).toContain('They have lost all of their last 5.');
    expect(rows).toContain('They have drawn 2 and lost 3 of their last 5.');
    expect(rows).toContain('They have won 3, drawn 1 and lost 1 of their last 5.');
  });
});
