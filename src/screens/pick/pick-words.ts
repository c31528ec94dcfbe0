import type { z } from 'zod';
import type { openPickSchema } from '#api/pick.contract.ts';
import { formatNumber, formatSigned } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';

type PickedSide = Pick<z.output<typeof openPickSchema>, 'bet_type' | 'side' | 'line' | 'event'>;

/** What is picked, in one line: `Arsenal`, `Draw`, `Arsenal −1.0`, `Over 2.5`. */
export function pickWords({ bet_type, side, line, event }: PickedSide, t: Translate<'sport'>): string {
  switch (bet_type) {
    case 'win_loss':
      return sideName(side, event, t);
    case 'run_line':
      // The line is the home side's handicap; seen from the other side it has the other sign.
      return `${sideName(side, event, t)} ${formatSigned(side === 'away' ? -(line ?? 0) : line)}`;
    case 'over_under':
      return `${t(`sport.sides.${side}`)} ${formatNumber(line, 1)}`;
  }
}

function sideName(side: PickedSide['side'], event: PickedSide['event'], t: Translate<'sport'>): string {
  if (side === 'home') return event.home.name;
  return side === 'away' ? event.away.name : t(`sport.sides.${side}`);
}
