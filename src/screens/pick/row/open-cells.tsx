import type { ReactNode } from 'react';
import { formatNumber, formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { BandBar } from '#ui/band-bar.tsx';
import { classNames } from '#ui/class-names.ts';
import { ValuePill } from '#ui/value-pill.tsx';
import { betTypeName } from '../bet-type-name.ts';
import { useOdds } from '../odds-format.tsx';
import { pickLabel, pickParts } from '../pick-labels.ts';
import { narrowOnly, wideOnly } from './row-grid.ts';
import type { OpenRowPick } from './row-pick.ts';

export interface RowValue {
  /** Per unit at the odds and under the tax of the reader's own market; null where that is not known. */
  readonly ev: number | null;
  /** How it was reckoned, in a sentence. */
  readonly title?: string;
  /** The lowest odds worth a bet there. */
  readonly goodTo: number;
}

interface OpenCellsProps {
  pick: OpenRowPick;
  band?: readonly [low: number, high: number] | null;
  value?: RowValue | null;
  isGood?: boolean | null;
  end?: ReactNode;
  withdrawal?: string | null;
}

/** The cells of a pick that the reader may see, each in its place of the row's grid. */
export function OpenCells({
  pick,
  band = null,
  value = null,
  isGood = null,
  end,
  withdrawal = null,
}: OpenCellsProps) {
  const { t } = useLanguage<'pick' | 'sport'>();
  const { odds } = useOdds();
  const ev = value === null ? pick.ev : value.ev;
  const units = formatNumber(pick.units, 1);
  const lowest = odds(value?.goodTo ?? pick.min_odds, pick);
  const { side, handicap } = pickParts(pick, t);
  return (
    <>
      <span className="row-span-2 grid min-w-0 @min-[900px]:row-span-1">
        <span className="flex min-w-0 items-center gap-2">
          <strong
            className="min-w-0 text-14 leading-4 font-strong tracking-tight text-main @min-[900px]:flex @min-[900px]:gap-1 @min-[900px]:leading-5 @min-[900px]:tracking-normal"
            title={pickLabel(pick, t)}
          >
            {/* A long name may be shortened; without its handicap the bet would be another one. */}
            <span className="@min-[900px]:truncate">{side}</span>
            {handicap === null ? null : <span className={`${wideOnly} whitespace-nowrap`}>{handicap}</span>}
          </strong>
          {withdrawal === null ? null : (
            <span className={wideOnly}>
              <Badge tone="warn">{withdrawal}</Badge>
            </span>
          )}
        </span>
        <span className={`${wideOnly} truncate text-12 leading-4 text-ink-3`}>
          {betTypeName(pick, t)}
          {pick.is_free ? <FreeMark /> : null}
        </span>
        <span className={`${narrowOnly} text-12 leading-4 text-ink-3`}>
          {handicap === null ? null : (
            <strong className="mr-1.5 text-14 font-strong text-main">{handicap}</strong>
          )}
          {withdrawal !== null ? (
            <span className="font-medium text-warn">{withdrawal}</span>
          ) : isGood === false ? (
            t('pick.row.below', { odds: lowest })
          ) : (
            t('pick.row.sub', { units, odds: lowest })
          )}
          {pick.is_free ? <FreeMark /> : null}
        </span>
      </span>
      <span
        className={classNames(
          'col-start-3 row-start-1 text-right text-16 leading-5 font-strong text-main @min-[900px]:col-start-2',
          isGood === false && 'text-ink-3 line-through',
        )}
        title={t('pick.row.published', { odds: odds(pick.odds.value, pick) })}
      >
        {odds(pick.odds.value, pick)}
      </span>
      <Chance pick={pick} band={band} isFaint={isGood === false} />
      <span className="col-start-3 row-start-2 text-right text-12 leading-4 @min-[900px]:col-start-4 @min-[900px]:row-start-1 @min-[900px]:text-14">
        {ev === null ? '-' : <ValuePill value={ev} text={formatSignedPercent(ev)} title={value?.title} />}
      </span>
      {end === undefined ? (
        <>
          <span className={`${wideOnly} text-right text-14 @min-[900px]:col-start-5`}>{units}</span>
          <span
            className={`${wideOnly} justify-self-end text-right text-14 text-ink-2 @min-[900px]:col-start-6`}
          >
            {isGood === false ? (
              // The column is as wide as a price; that the price fell below it is said by the tone and the odds that are struck through.
              <Badge tone="warn">
                <span className="sr-only">{t('pick.row.below', { odds: lowest })}</span>
                <span aria-hidden="true" title={t('pick.row.below', { odds: lowest })}>
                  {lowest}
                </span>
              </Badge>
            ) : (
              lowest
            )}
          </span>
        </>
      ) : (
        <span className={`${wideOnly} text-right text-14 @min-[900px]:col-start-5 @min-[900px]:col-span-2`}>
          {end}
        </span>
      )}
    </>
  );
}

/** The pick of the day that is open to everybody. */
function FreeMark() {
  const { t } = useLanguage<'pick'>();
  return (
    <span
      data-free
      className="ml-1.5 rounded-4 bg-primary-100 px-1 font-medium whitespace-nowrap text-primary-ink"
    >
      {t('pick.free')}
    </span>
  );
}

/** The probability with its band as figures and as a bar: beside each other in a wide row, one above the other in a narrow one. */
function Chance({
  pick,
  band,
  isFaint,
}: {
  pick: OpenRowPick;
  band: OpenCellsProps['band'];
  isFaint: boolean;
}) {
  const { t } = useLanguage<'pick'>();
  const { p, market_p: market } = pick;
  const range = band ? `${formatNumber(band[0] * 100, 0)}–${formatNumber(band[1] * 100, 0)}` : null;
  return (
    <span className="col-start-2 row-span-2 row-start-1 grid items-center gap-x-2 gap-y-1 @min-[900px]:col-start-3 @min-[900px]:row-span-1 @min-[900px]:grid-cols-[4.5rem_1fr]">
      <span className="order-2 @min-[900px]:order-1">
        <BandBar share={p.win} band={band ?? null} market={market} isFaint={isFaint} />
      </span>
      <span className="order-1 text-14 leading-4 whitespace-nowrap text-ink @min-[900px]:order-2">
        {formatPercent(p.win)} {range === null ? null : <span className="text-12 text-ink-3">{range}</span>}
        {market === null ? null : (
          <span className="sr-only">{t('pick.row.marketAt', { share: formatPercent(market) })}</span>
        )}
      </span>
    </span>
  );
}
