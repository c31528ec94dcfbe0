import type { z } from 'zod';
import type { readingSchema } from './own-bet.contract.ts';

/** How a bet is written, as the use cases receive it. */
export function readingOf(reading: z.output<typeof readingSchema>) {
  return {
    dayOrder: reading.day_order,
    decimalMark: reading.decimal_mark,
    oddsFormat: reading.odds_format,
    returnKind: reading.return_kind,
    currency: reading.currency,
    zone: reading.zone,
  };
}
