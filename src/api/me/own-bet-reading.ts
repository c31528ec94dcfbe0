import type { z } from 'zod';
import type { readingSchema } from './own-bet.contract.ts';

/** How a bet is told, as the use cases are handed it. */
export function readingOf(told: z.output<typeof readingSchema>) {
  return {
    dayOrder: told.day_order,
    decimalMark: told.decimal_mark,
    oddsFormat: told.odds_format,
    returnKind: told.return_kind,
    currency: told.currency,
    zone: told.zone,
  };
}
