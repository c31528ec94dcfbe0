import { byLocale } from '#domain/foundation/text/localized-text.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import type { ArticleInput } from './article-input.ts';
import { buildFacts } from './build-facts.ts';
import { type ArticleError, checkArticle, numbersOf, type Stance } from './check-article.ts';
import { composeArticle, type Paragraph } from './compose-article.ts';
import type { FactTable } from './fact.ts';
import { type ArticlePlan, planArticle } from './plan-article.ts';

export type ArticleTexts = Readonly<Record<Locale, readonly Paragraph[]>>;

export type WrittenArticle = {
  readonly facts: FactTable;
  readonly plan: ArticlePlan;
  readonly stance: Stance | null;
  readonly texts: ArticleTexts;
};

/** A text that broke its binding to the facts; nothing of the article is published. */
export class UnboundArticleError extends Error {
  readonly errors: readonly ArticleError[];

  constructor(locale: Locale, errors: readonly ArticleError[]) {
    super(
      `The article in ${locale} is refused: ${errors.map(({ code, text }) => `${code} "${text}"`).join(', ')}`,
    );
    this.errors = errors;
  }
}

/** Writes a game's article in all languages from one table of facts. Throws where a text does not hold to it. */
export function writeArticle(input: ArticleInput): WrittenArticle {
  const facts = buildFacts(input);
  const options = { sport: input.sport, seed: input.gameId };
  const plan = planArticle(facts, options);
  const { pick } = input;
  const stance = pick === null ? null : { betType: pick.betType, side: pick.side };
  const texts = byLocale((locale) => composeArticle(plan, facts, { ...options, locale }));
  const article = { facts, plan, stance, texts };
  requireBound(article);
  return article;
}

/** Throws where a text says what is no fact, argues for another side, or where the languages differ in a number. */
export function requireBound({ facts, stance, texts }: WrittenArticle): void {
  const numbers = LOCALES.map((locale) => numbersOf(texts[locale], facts, locale).join(' '));
  for (const [index, locale] of LOCALES.entries()) {
    const errors = checkArticle({ paragraphs: texts[locale], facts, locale, stance });
    if (errors.length > 0) throw new UnboundArticleError(locale, errors);
    if (numbers[index] !== numbers[0]) {
      const text = `${numbers[0]} / ${numbers[index]}`;
      throw new UnboundArticleError(locale, [{ code: 'unbound_number', paragraph: -1, text }]);
    }
  }
}
