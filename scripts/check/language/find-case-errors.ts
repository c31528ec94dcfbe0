import type { WrittenText } from './read-texts.ts';

type CaseError = { readonly place: string; readonly text: string };

/** A label, a state or a sentence that begins with a capital in English begins with one in Vietnamese too. */
export function findCaseErrors(texts: readonly WrittenText[]): CaseError[] {
  const english = new Map(
    texts.filter(({ locale }) => locale === 'en').map(({ place, text }) => [place, text]),
  );
  return texts.flatMap(({ locale, place, text }) => {
    if (locale !== 'vi' || !/^\p{Lu}/u.test(bare(english.get(place) ?? ''))) return [];
    if (!/^\p{Ll}/u.test(bare(text))) return [];
    return [{ place: `${locale} ${place}`, text: `begins small, its English with a capital: ${text}` }];
  });
}

const bare = (text: string) => text.replace(/^[“(]/, '');
