import type { Locale } from '#terms/locales.ts';
import type { Sport } from '#terms/sports.ts';
import { chooseForms } from './count-forms.ts';
import { type FactTable, numberOf } from './fact.ts';
import { phraseBooks } from './phrases/phrase-books.ts';
import type { ArticlePlan } from './plan-article.ts';
import { choose } from './plan-article.ts';
import { renderFact } from './render-fact.ts';
import type { TopicId } from './topics.ts';

/** A piece of a text; whatever is a fact is a piece of its own. */
export type Part = { readonly text: string; readonly fact: string | null };
export type Paragraph = readonly Part[];

/** Says a plan in a language. Which of a topic's phrases is taken follows from the seed. */
export function composeArticle(
  plan: ArticlePlan,
  facts: FactTable,
  options: { readonly sport: Sport; readonly locale: Locale; readonly seed: string },
): Paragraph[] {
  const { between } = phraseBooks[options.locale];
  return plan.map((topics) => {
    const sentences = topics.map((topic) => sayPhrase(phraseOf(topic, options), facts, options));
    const parts = sentences.flatMap((parts, index) =>
      index === 0 ? parts : [{ text: between, fact: null }, ...parts],
    );
    return joinParts(parts);
  });
}

function phraseOf(topic: TopicId, options: { readonly locale: Locale; readonly seed: string }): string {
  const phrases = phraseBooks[options.locale].topics[topic];
  return phrases[choose(phrases.length, options.seed, options.locale, topic)] ?? phrases[0];
}

/** `{fact}`, `{w:word}` of the sport, or `{fact|one|other}`, a word that follows the fact's number. */
const PLACE = /\{([^{}]+)\}/;

/** One phrase with its facts in their places. */
export function sayPhrase(
  phrase: string,
  facts: FactTable,
  options: { readonly sport: Sport; readonly locale: Locale },
): Part[] {
  const parts = fill(phrase, facts, options);
  return joinParts(options.locale.startsWith('zh') ? spaceScripts(parts) : parts);
}

function fill(
  phrase: string,
  facts: FactTable,
  { sport, locale }: { readonly sport: Sport; readonly locale: Locale },
): Part[] {
  const book = phraseBooks[locale];
  const words = new Map(Object.entries(book.words[sport]));
  return chooseForms(phrase, facts, book)
    .split(PLACE)
    .map((piece, index): Part => {
      if (index % 2 === 0) return { text: piece, fact: null };
      if (piece.startsWith('w:')) return { text: words.get(piece.slice(2)) ?? '', fact: null };
      const [id = '', one, other = ''] = piece.split('|');
      const fact = facts.get(id);
      if (fact === undefined) throw new Error(`The phrase names ${id}, which is no fact of this game.`);
      if (one !== undefined) return { text: numberOf(facts, id) === 1 ? one : other, fact: null };
      return { text: renderFact(fact, locale), fact: id };
    });
}

/** A thin gap where Chinese meets Latin letters or digits across two pieces, as one writes it. */
function spaceScripts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index) => {
    const before = parts[index - 1]?.text.at(-1) ?? '';
    const first = part.text.at(0) ?? '';
    const meet =
      (/\p{Script=Han}/u.test(before) && /[\p{Script=Latin}\d+−]/u.test(first)) ||
      (/[\p{Script=Latin}\d%]/u.test(before) && /\p{Script=Han}/u.test(first));
    return meet ? [{ text: ' ', fact: null }, part] : [part];
  });
}

/** Neighbouring pieces without a fact become one; empty ones go. */
function joinParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '') continue;
    if (last && last.fact === null && part.fact === null)
      joined[joined.length - 1] = { text: last.text + part.text, fact: null };
    else joined.push(part);
  }
  return joined;
}

/** A paragraph as a reader sees it. */
export const plainText = (paragraph: Paragraph): string => paragraph.map(({ text }) => text).join('');
