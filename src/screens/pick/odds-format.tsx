import { createContext, type ReactNode, use } from 'react';
import { formatOddsAs, type OddsFormat } from '#i18n/odds-format.ts';

const Context = createContext<OddsFormat>('decimal');

/** Says in which format the prices below it are written. */
export function OddsFormatProvider({ format, children }: { format: OddsFormat; children: ReactNode }) {
  return <Context value={format}>{children}</Context>;
}

/** The reader's format, and the writer of a price in it: `1.93`, `0.93`, `−108`; `-` when there is none. */
export function useOdds(): {
  readonly format: OddsFormat;
  readonly odds: (value: number | null | undefined) => string;
} {
  const format = use(Context);
  return { format, odds: (value) => formatOddsAs(value, format) };
}
