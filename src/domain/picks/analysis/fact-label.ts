import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Locale } from '#terms/locales.ts';
import type { Fact, FactTable } from './fact.ts';
import { phraseBooks } from './phrases/phrase-books.ts';

/** What a fact is, in words: the label of its id or of the id's end, with the team that it is about. */
export function factLabel(fact: Fact, facts: FactTable, locale: Locale): string {
  const { labels, labelOf } = phraseBooks[locale];
  const [first = '', ...rest] = fact.id.split('.');
  const end = rest.at(-1) ?? first;
  const isName = fact.unit === 'team' || fact.unit === 'league' || fact.unit === 'driver';
  const label = isName ? labels[fact.unit] : (labels[fact.id] ?? labels[rest.join('.')] ?? labels[end]);
  const about = isName ? undefined : (facts.get(`${first}.team`) ?? facts.get(first));
  const name = about?.unit === 'team' ? localText(about.names, locale) : null;
  if (name === null) return label ?? end;
  return labelOf.replace('{label}', label ?? end).replace('{name}', () => name);
}
