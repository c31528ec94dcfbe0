import type { z } from 'zod';
import type { lockedPickSchema, openPickSchema } from '#api/pick.contract.ts';

/** What a row shows of a pick that the reader may not see yet. */
export type LockedRowPick = Pick<z.output<typeof lockedPickSchema>, 'id' | 'locked' | 'sport' | 'bet_type'>;

/** What a row shows of a pick that is open. */
export type OpenRowPick = Pick<
  z.output<typeof openPickSchema>,
  | 'id'
  | 'locked'
  | 'event'
  | 'sport'
  | 'bet_type'
  | 'side'
  | 'line'
  | 'min_odds'
  | 'market_p'
  | 'ev'
  | 'units'
  | 'is_free'
> & { readonly odds: { readonly value: number }; readonly p: { readonly win: number } };
