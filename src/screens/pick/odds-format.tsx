import { createContext, type ReactNode, use } from 'react';
import { formatOddsAs, formatOfBet, type OddsFormat, type PricedBet } from '#i18n/odds-format.ts';

const Context = createContext<OddsFormat>('decimal');

/** Says in which format the prices below it are written. */
export function OddsFormatProvider({ format, children }: { format: OddsFormat; children: ReactNode }) {
  return <Context value={format}>{children}</Context>;
}

/**
 * The reader's format, and the writer of a price in it: `1.93`, `0.93`, `−108`; `-` when there is none. Where the bet is known it
 * is named, because not all bets are priced alike.
 */
export function useOdds(): {
  readonly format: OddsFormat;
  readonly odds: (value: number | null | undefined, bet?: PricedBet) => string;
} {
  const format = use(Context);
  return { format, odds: (value, bet) => formatOddsAs(value, formatOfBet(format, bet)) };
}
