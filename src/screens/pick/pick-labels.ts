import type { z } from 'zod';
import type { openPickSchema } from '#api/pick.contract.ts';
import { formatNumber, formatSigned } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';

type PickedSide = Pick<z.output<typeof openPickSchema>, 'bet_type' | 'side' | 'line' | 'event'>;

/** What is picked, in one line: `Arsenal`, `Draw`, `Arsenal −1.0`, `Over 2.5`. */
export function pickLabel(pick: PickedSide, t: Translate<'sport'>): string {
  const { side, handicap } = pickParts(pick, t);
  return handicap === null ? side : `${side} ${handicap}`;
}

/** The same in two parts, for a place in which a name and its handicap do not fit into one line. */
export function pickParts(
  { bet_type, side, line, event }: PickedSide,
  t: Translate<'sport'>,
): { readonly side: string; readonly handicap: string | null } {
  switch (bet_type) {
    case 'win_loss':
      return { side: sideName(side, event, t), handicap: null };
    case 'run_line':
      // The line is the home side's handicap; seen from the other side it has the other sign.
      return {
        side: sideName(side, event, t),
        handicap: formatSigned(side === 'away' ? -(line ?? 0) : line),
      };
    case 'over_under':
      return { side: `${t(`sport.sides.${side}`)} ${formatNumber(line, 1)}`, handicap: null };
  }
}

function sideName(side: PickedSide['side'], event: PickedSide['event'], t: Translate<'sport'>): string {
  if (side === 'home') return event.home.name;
  return side === 'away' ? event.away.name : t(`sport.sides.${side}`);
}
