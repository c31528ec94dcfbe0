import { type FactTable, numberOf } from './fact.ts';
import type { PhraseBook, Tally } from './phrases/phrase-book.ts';

/**
 * `{tally:home.l5}`, `[home.venue.win/home.venue.n?none || all || some]`, and `[home.l5.for?none || some]` for an average, which
 * has no whole; the forms hold places of their own.
 */
const TALLY = /\{tally:([\w.]+)\}/g;
const FORMS = /\[([\w.]+)\/([\w.]+)\?([^\]]*)\]/g;
const AVERAGE_FORMS = /\[([\w.]+)\?([^\]]*)\]/g;

/**
 * Puts in the form of words that fits the counts of a game. "0 of 5" and "5 of 5" are how a machine reads a table; a language
 * says "none of their last 5" and "all of their last 5", so both have forms of their own, which name no count that is nothing;
 * nor does it score "0.0 goals", but none.
 */
export function chooseForms(phrase: string, facts: FactTable, book: PhraseBook): string {
  return phrase
    .replaceAll(TALLY, (_place, subject: string) => sayTally(tallyOf(book, subject), subject, facts))
    .replaceAll(FORMS, (_place, id: string, total: string, forms: string) => {
      const [none = '', all = '', some = ''] = listForms(forms);
      const count = numberOf(facts, id);
      return count === 0 ? none : count === numberOf(facts, total) ? all : some;
    })
    .replaceAll(AVERAGE_FORMS, (_place, id: string, forms: string) => {
      const [none = '', some = ''] = listForms(forms);
      return numberOf(facts, id) === 0 ? none : some;
    });
}

const listForms = (forms: string): readonly string[] => forms.split('||').map((form) => form.trim());

/** The recent games of both sides are counted in one way, their meetings in another. */
function tallyOf(book: PhraseBook, subject: string): Tally {
  return subject === 'h2h' ? book.tallies.meetings : book.tallies.recent;
}

function sayTally(tally: Tally, subject: string, facts: FactTable): string {
  const counted = Object.entries(tally.pieces).filter(
    ([key]) => (numberOf(facts, `${subject}.${key}`) ?? 0) > 0,
  );
  const [only] = counted;
  const isAll = counted.length === 1 && only !== undefined;
  const text = isAll
    ? tally.all[only[0]]
    : tally.whole.replace('…', () =>
        joined(
          counted.map(([, piece]) => piece),
          tally.joins,
        ),
      );
  if (text === undefined) throw new Error(`The tally of ${subject} has no form for all of its games.`);
  return text.replaceAll('@', subject);
}

function joined(pieces: readonly string[], [comma, and]: Tally['joins']): string {
  const last = pieces.at(-1) ?? '';
  return pieces.length < 2 ? last : `${pieces.slice(0, -1).join(comma)}${and}${last}`;
}
