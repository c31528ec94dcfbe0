import { formatNumber, formatSigned } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import type { BetType, Side } from '#terms/bets.ts';
import type { Locale } from '#terms/locales.ts';

type Advised = {
  readonly betType: BetType;
  readonly side: Side;
  readonly line: number | null;
  readonly home: string;
  readonly away: string;
};

type Writer = (advised: Advised) => string;

/** Looking a module up again costs as much as a query, so each language's words are fetched once. */
const writers = new Map<Locale, Promise<Writer>>();

/** Writes what was advised in one line of the reader's language: `Arsenal`, `Draw`, `Arsenal −1.0`, `Over 2.5`. */
export function recommendationWriter(locale: Locale): Promise<Writer> {
  const known = writers.get(locale) ?? makeWriter(locale);
  writers.set(locale, known);
  return known;
}

async function makeWriter(locale: Locale): Promise<Writer> {
  const translate = createTranslator<'sport'>({ locale, messages: await loadMessages(locale, ['sport']) });
  return ({ betType, side, line, home, away }) => {
    const name = side === 'home' ? home : side === 'away' ? away : translate(`sport.sides.${side}`);
    if (betType === 'win_loss') return name;
    if (betType === 'over_under') return `${name} ${formatNumber(line, 1)}`;
    // The line is the home side's handicap; seen from the other side it has the other sign.
    return `${name} ${formatSigned(side === 'away' ? -(line ?? 0) : line)}`;
  };
}
