import { formatNumber, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import type { RecordData } from '../data.server.ts';
import { MIN_FOR_RATE, rateLabels } from '../rate-labels.ts';
import { IntervalBar } from './interval-bar.tsx';
import { signedInterval } from './key-figures.tsx';

type Figures = NonNullable<RecordData['spread']['total']>;
type Row = { readonly key: string; readonly label: string; readonly figures: Figures };

/** Where the window was won and lost: one table, each return with its interval as a bar. */
export function Breakdown({ data: { spread, figures, unitUsd } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport'>();
  const { odds } = useOdds();
  const groups: readonly { readonly key: string; readonly title: string; readonly rows: readonly Row[] }[] = [
    {
      key: 'type',
      title: t('record.breakdown.type'),
      rows: spread.types.map(({ id, figures: own }) => ({
        key: id,
        label: id === 'win_loss' ? t('record.winner') : t(`sport.betTypes.${id}`),
        figures: own,
      })),
    },
    {
      key: 'odds',
      title: t('record.breakdown.odds'),
      rows: spread.bands.map(({ from, to, figures: own }) => ({
        key: String(from),
        label: bandText(from, to, odds),
        figures: own,
      })),
    },
    {
      key: 'sport',
      title: t('record.breakdown.sport'),
      rows: spread.sports.map(({ id, figures: own }) => ({
        key: id,
        label: t(`sport.sports.${id}`),
        figures: own,
      })),
    },
    {
      key: 'league',
      title: t('record.breakdown.league'),
      rows: spread.leagues.map(({ id, name, figures: own }) => ({ key: id, label: name, figures: own })),
    },
  ];
  if (spread.total === null) return null;
  // The groups are parts of the whole, so that none has an interval where the whole has none.
  const hasIntervals = intervalOf(spread.total) !== null;
  return (
    <section
      aria-labelledby="breakdown"
      className="min-w-0 rounded-b-8 border-t-2 border-main bg-surface p-4 shadow-card"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="breakdown" className="text-14 font-strong text-main">
          {t('record.breakdown.title')}
        </h2>
        <span className="text-12 text-ink-3">{t('record.breakdown.note')}</span>
      </div>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{t('record.breakdown.title')}</caption>
        <thead>
          <tr className="text-12 text-ink-3">
            <th scope="col" className="py-1 text-left font-regular">
              {t('record.breakdown.group')}
            </th>
            <Head>{t('record.picks')}</Head>
            <Head>{t('record.breakdown.won')}</Head>
            <Head isWide>{t('record.breakdown.units')}</Head>
            <th scope="col" className="w-16 py-1 pl-1.5 font-regular lg:w-[32%] lg:pl-3">
              {hasIntervals ? (
                <span aria-hidden="true" className="flex justify-center lg:justify-between">
                  <span className="max-lg:hidden">−100</span>
                  <span>0</span>
                  <span className="max-lg:hidden">+100</span>
                </span>
              ) : null}
              <span className="sr-only">{t('record.breakdown.return')}</span>
            </th>
            <Head>{t('record.breakdown.return')}</Head>
          </tr>
        </thead>
        <tbody>
          <GroupRow
            row={{ key: 'all', label: t('record.breakdown.all'), figures: spread.total }}
            unitUsd={unitUsd}
            isAll
          />
        </tbody>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key} className="border-t border-ink-3">
            <tr>
              <th scope="rowgroup" colSpan={6} className="pt-1.5 text-left text-12 font-regular text-ink-3">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <GroupRow key={row.key} row={row} unitUsd={unitUsd} />
            ))}
          </tbody>
        ))}
      </table>
      <p className="pt-2 text-12 text-ink-3">
        {t('record.breakdown.besides', {
          pass: formatNumber(figures.counts.result.pass),
          open: formatNumber(figures.counts.result.not_completed),
        })}
      </p>
    </section>
  );
}

function Head({ children, isWide = false }: { children: string; isWide?: boolean }) {
  return (
    <th
      scope="col"
      className={`py-1 pl-1.5 text-right align-bottom leading-4 font-regular wrap-normal lg:pl-3 lg:whitespace-nowrap ${isWide ? 'max-lg:hidden' : ''}`}
    >
      {children}
    </th>
  );
}

function GroupRow({
  row: { label, figures },
  unitUsd,
  isAll = false,
}: {
  row: Row;
  unitUsd: number;
  isAll?: boolean;
}) {
  const { t } = useLanguage<'record' | 'ui'>();
  const { picks, profit_cents: cents, roi } = figures;
  const won = rateLabels(figures.win_rate, t);
  const units = cents / 100 / unitUsd;
  const interval = intervalOf(figures);
  return (
    <tr className={`border-t border-line ${isAll ? 'font-medium text-main' : ''}`}>
      <th
        scope="row"
        className={`h-11 text-left wrap-normal lg:h-8 ${isAll ? 'font-medium' : 'font-regular'}`}
      >
        {label}
      </th>
      <td className="pl-1.5 text-right whitespace-nowrap lg:pl-3">{formatNumber(picks)}</td>
      <td className="pl-1.5 text-right whitespace-nowrap lg:pl-3">
        <Won rate={figures.win_rate} />
        {won.margin === null ? null : (
          <span className="block text-12 font-regular whitespace-nowrap text-ink-3 lg:ml-1.5 lg:inline">
            {won.margin}
          </span>
        )}
      </td>
      <td className="pl-3 text-right whitespace-nowrap max-lg:hidden">
        <SignedFigure value={units} text={formatSigned(units)} />
      </td>
      <td className="pl-1.5 lg:pl-3">
        {interval === null || roi.value === null ? null : (
          <IntervalBar
            value={roi.value}
            interval={interval}
            label={t('record.breakdown.interval', {
              low: formatSignedPercent(interval[0], 0),
              high: formatSignedPercent(interval[1], 0),
            })}
          />
        )}
      </td>
      <td
        className="pl-1.5 text-right whitespace-nowrap lg:pl-3"
        title={interval === null ? undefined : signedInterval(interval)}
      >
        {formatSignedPercent(roi.value)}
      </td>
    </tr>
  );
}

/** Of fewer than ten neither a share nor an interval is drawn. */
const intervalOf = ({ roi }: Figures) => (roi.n < MIN_FOR_RATE ? null : roi.interval);

/**
 * How many of a group were won: a share, and of fewer than ten the two counts as a fraction, since the count of picks beside it
 * would say the same words again.
 */
function Won({ rate }: { rate: Figures['win_rate'] }) {
  const { t } = useLanguage<'ui'>();
  const { value } = rateLabels(rate, t);
  if (rate.n === 0 || rate.n >= MIN_FOR_RATE) return value;
  return (
    <>
      <span aria-hidden="true">
        {formatNumber(rate.k)}/{formatNumber(rate.n)}
      </span>
      <span className="sr-only">{value}</span>
    </>
  );
}

/** `1.50–2.00`; the outer bands have one end. */
function bandText(from: number, to: number | null, odds: (value: number) => string): string {
  if (to === null) return `≥ ${odds(from)}`;
  return from > 1 ? `${odds(from)}–${odds(to)}` : `< ${odds(to)}`;
}
