import type { WrittenText } from './read-texts.ts';
import { wordRules } from './word-rules.ts';

type WordError = { readonly place: string; readonly text: string };

/** What in these texts a style sheet of their language forbids. */
export function findWordErrors(texts: readonly WrittenText[]): WordError[] {
  return texts.flatMap(({ locale, place, text }) =>
    wordRules[locale].flatMap(({ pattern, instead, except }) => {
      const found = pattern.exec(bare(text));
      if (found === null || except?.test(place)) return [];
      return [{ place: `${locale} ${place}`, text: `says “${found[0]}”; write: ${instead}` }];
    }),
  );
}

/** The words alone: what stands in braces, and how a phrase chooses among its endings, are names for the code. */
function bare(text: string): string {
  return text.replaceAll(/\{[^{}]+\}/g, '{}').replaceAll(/\[[\w./]+\?/g, '[');
}
