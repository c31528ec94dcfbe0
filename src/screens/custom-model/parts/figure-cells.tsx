import type { ReactNode } from 'react';
import { formatPercent, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { returnInterval, shareInterval } from '../figure-labels.ts';

type Interval = readonly [number, number];
type Rate = {
  readonly value: number | null;
  readonly k: number;
  readonly n: number;
  readonly interval: Interval | null;
};
type Return = { readonly value: number | null; readonly n: number; readonly interval: Interval | null };

/** A share of fewer than ten is no percentage: it reads `3 of 7` (docs/product/schedule.md). */
const MIN_FOR_RATE = 10;

/** A figure, and below it, smaller, how sure it is. Stands at the side to which the text around it is set. */
export function Figure({ value, note }: { value: ReactNode; note?: ReactNode }) {
  return (
    <span className="grid gap-0.5">
      <span className="font-medium text-main">{value}</span>
      {note ? <span className="text-12 font-regular whitespace-normal text-ink-3">{note}</span> : null}
    </span>
  );
}

export function RateFigure({ rate: { value, k, n, interval } }: { rate: Rate }) {
  const { t } = useLanguage<'ui'>();
  if (n === 0 || value === null) return <Figure value="-" />;
  const sample = t('ui.sample', { k, n });
  if (n < MIN_FOR_RATE) return <Figure value={sample} />;
  return (
    <Figure
      value={formatPercent(value)}
      note={
        <>
          {interval === null ? null : (
            <span className="block whitespace-nowrap">{shareInterval(interval)}</span>
          )}
          {sample}
        </>
      }
    />
  );
}

export function ReturnFigure({ figure: { value, n, interval } }: { figure: Return }) {
  const { t } = useLanguage<'ui'>();
  if (n === 0 || value === null) return <Figure value="-" />;
  return (
    <Figure
      value={<SignedFigure value={value} text={formatSignedPercent(value)} />}
      note={
        <span className="whitespace-nowrap">
          {interval === null ? t('ui.sampleSize', { n }) : returnInterval(interval)}
        </span>
      }
    />
  );
}

export function UnitsFigure({ value, n }: { value: number; n: number }) {
  return <Figure value={n === 0 ? '-' : <SignedFigure value={value} text={formatSigned(value)} />} />;
}
