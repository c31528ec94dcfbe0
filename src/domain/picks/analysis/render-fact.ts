import { localText } from '#domain/foundation/text/localized-text.ts';
import { formatNumber, formatOdds, formatPercent, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import type { Locale } from '#terms/locales.ts';
import type { Fact, Selection } from './fact.ts';
import { phraseBooks } from './phrases/phrase-books.ts';

/**
 * A fact as it stands in a text. Each language has exactly one form of it, and the digits are the same in all of them, so
 * that a text can be compared with its facts letter by letter.
 */
export function renderFact(fact: Fact, locale: Locale): string {
  switch (fact.unit) {
    case 'team':
    case 'league':
      return localText(fact.names, locale);
    case 'person':
      return fact.text;
    case 'driver':
      return phraseBooks[locale].drivers[fact.text] ?? fact.text;
    case 'date':
      return phraseBooks[locale].date(Number(fact.text.slice(5, 7)), Number(fact.text.slice(8, 10)));
    case 'score':
      return `${fact.home}–${fact.away}`;
    case 'selection':
      return renderSelection(fact.selection, locale);
    case 'count':
    case 'days':
      return String(fact.value);
    case 'share':
      return formatPercent(fact.value);
    case 'signed_share':
      return formatSignedPercent(fact.value);
    case 'odds':
      return formatOdds(fact.value);
    case 'average':
    case 'total':
    case 'units':
      return formatNumber(fact.value, 1);
  }
}

function renderSelection({ betType, side, line, team }: Selection, locale: Locale): string {
  const { sides } = phraseBooks[locale];
  const name = team === null ? '' : localText(team, locale);
  if (betType === 'over_under') return sides[side].replace('{line}', formatNumber(line, 1));
  if (betType === 'run_line') return `${name} ${formatSigned(line)}`;
  return side === 'draw' ? sides.draw : sides.wins.replace('{team}', name);
}
