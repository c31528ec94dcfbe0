import { localText } from '#domain/foundation/text/localized-text.ts';
import type { BetType, Side } from '#terms/bets.ts';
import type { Locale } from '#terms/locales.ts';
import { type Paragraph, type Part, plainText } from './compose-article.ts';
import type { Fact, FactTable } from './fact.ts';
import { numberWords, refusals } from './number-words.ts';
import { renderFact } from './render-fact.ts';

export type Stance = { readonly betType: BetType; readonly side: Side };

/** Why a text is refused, and where. */
export type ArticleError = {
  readonly code:
    | 'unknown_fact'
    | 'not_the_fact'
    | 'unbound_number'
    | 'unbound_name'
    | 'side_not_named'
    | 'other_side'
    | 'argues_against'
    | 'pick_without_stance';
  readonly paragraph: number;
  readonly text: string;
};

type ArticleToCheck = {
  readonly paragraphs: readonly Paragraph[];
  readonly facts: FactTable;
  readonly locale: Locale;
  /** The side that was picked; null where no pick stands. */
  readonly stance: Stance | null;
  /** Names that a text could drop without a fact: the other teams. */
  readonly names?: readonly string[];
};

/**
 * Holds a finished text against its facts. Every piece that names a fact must read exactly as the fact does; no other piece
 * may hold a number, as digits or as a word, a date, a team or a person; and the side it argues for is the side that was
 * picked. An article with an error is not published.
 */
export function checkArticle(article: ArticleToCheck): ArticleError[] {
  const names = namesOf(article);
  const errors = article.paragraphs.flatMap((paragraph, index) =>
    paragraph.flatMap((part) => {
      const code = partError(part, article, names);
      return code === null ? [] : [{ code, paragraph: index, text: part.text }];
    }),
  );
  return [...errors, ...stanceErrors(article)];
}

function partError(
  { text, fact: id }: Part,
  { facts, locale }: ArticleToCheck,
  names: readonly string[],
): ArticleError['code'] | null {
  if (id !== null) {
    const fact = facts.get(id);
    if (fact === undefined) return 'unknown_fact';
    return renderFact(fact, locale) === text ? null : 'not_the_fact';
  }
  // Digits of every script, and the characters that stand for numbers.
  if (/[\p{Nd}\p{No}\p{Nl}%％]/u.test(text)) return 'unbound_number';
  if (numberWords[locale].some((pattern) => pattern.test(text))) return 'unbound_number';
  return names.some((name) => text.includes(name)) ? 'unbound_name' : null;
}

/** Every spelling of every name among the facts, and the other names that are known. */
function namesOf({ facts, names = [] }: ArticleToCheck): readonly string[] {
  const own = [...facts.values()].flatMap((fact) => {
    if (fact.unit === 'team' || fact.unit === 'league') return Object.values(fact.names);
    return fact.unit === 'person' ? [fact.text] : [];
  });
  return [...new Set([...own, ...names])].filter((name) => name.length > 1);
}

function stanceErrors({ paragraphs, facts, locale, stance }: ArticleToCheck): ArticleError[] {
  const bound = paragraphs.flatMap((paragraph, index) =>
    paragraph.flatMap((part) => (part.fact?.startsWith('pick.') ? [{ part, index }] : [])),
  );
  if (stance === null) {
    return bound.map(({ part, index }) => ({
      code: 'pick_without_stance',
      paragraph: index,
      text: part.text,
    }));
  }
  const named = bound.filter(({ part }) => part.fact === 'pick.selection');
  if (named.length === 0) return [{ code: 'side_not_named', paragraph: -1, text: stance.side }];
  const errors: ArticleError[] = [];
  const selection = facts.get('pick.selection');
  if (!argues(selection, stance) || !isOwnCase(facts, stance))
    errors.push({ code: 'other_side', paragraph: named[0]?.index ?? 0, text: named[0]?.part.text ?? '' });
  for (const { index, part } of named) {
    const sentence = sentenceWith(paragraphs[index] ?? [], part);
    if (refusals[locale].test(sentence))
      errors.push({ code: 'argues_against', paragraph: index, text: sentence });
  }
  return errors;
}

function argues(fact: Fact | undefined, { betType, side }: Stance): boolean {
  return fact?.unit === 'selection' && fact.selection.betType === betType && fact.selection.side === side;
}

/** The team whose case is made is the one that was picked. */
function isOwnCase(facts: FactTable, { side }: Stance): boolean {
  const [argued, picked] = [facts.get('case.team'), facts.get(side)];
  if (argued?.unit !== 'team' || picked?.unit !== 'team') return true;
  return argued.names === picked.names || JSON.stringify(argued.names) === JSON.stringify(picked.names);
}

/** The words of the sentence in which a piece stands, without the facts in it, whose names may hold anything. */
function sentenceWith(paragraph: Paragraph, part: Part): string {
  const at = paragraph.indexOf(part);
  const isEnd = (one: Part) => one.fact === null && /[.。！？!?](?:\s|$|[^\s\d])/u.test(one.text);
  const first = paragraph.slice(0, at).findLastIndex(isEnd);
  const next = paragraph.slice(at + 1).findIndex(isEnd);
  const pieces = paragraph.slice(Math.max(0, first), next < 0 ? undefined : at + 2 + next);
  const words = pieces.filter((one) => one.fact === null);
  return plainText(
    words.map((one) => {
      const sentences = one.text.split(/[.。！？!?]/u);
      const isBefore = paragraph.indexOf(one) < at;
      return { text: (isBefore ? sentences.at(-1) : sentences[0]) ?? '', fact: null };
    }),
  );
}

/**
 * The numbers of a text in their order of size, dates as ISO days: the same list in all four languages of one article,
 * whatever order each of them says them in. A number in a team's own name belongs to the name.
 */
export function numbersOf(paragraphs: readonly Paragraph[], facts: FactTable, locale: Locale): string[] {
  const read = ({ text, fact: id }: Part): readonly string[] => {
    const fact = id === null ? undefined : facts.get(id);
    if (fact?.unit === 'date') return [fact.text];
    if (fact?.unit === 'team' || fact?.unit === 'league' || fact?.unit === 'person') return [];
    const name = fact?.unit === 'selection' ? localText(fact.selection.team ?? {}, locale) : '';
    return text.replace(name, '').match(/[+−-]?\p{Nd}+(?:[.,]\p{Nd}+)*%?/gu) ?? [];
  };
  return paragraphs.flat().flatMap(read).toSorted();
}
