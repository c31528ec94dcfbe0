import { formatPercent, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { Figures, Simulation } from './data.server.ts';

type Row = {
  readonly key: 'picks' | 'winRate' | 'roi' | 'roiTried' | 'profit' | 'clv' | 'drawdown' | 'losingRun';
  readonly write: (figures: Figures) => readonly [value: string, small: string];
};
type Interval = Figures['roi_interval'];

const range = (interval: Interval, write: (value: number) => string) =>
  interval === null ? '' : interval.map(write).join(' … ');
const withSample = (interval: string, n: number) =>
  [interval, `n = ${formatNumber(n)}`].filter((part) => part !== '').join(' · ');
const signed = (value: number) => formatSignedPercent(value);

const ROWS: readonly Row[] = [
  {
    key: 'picks',
    write: (figures) => [formatNumber(figures.picks_per_day, 1), `n = ${formatNumber(figures.picks)}`],
  },
  {
    key: 'winRate',
    write: (figures) => [
      formatPercent(figures.win_rate),
      withSample(
        range(figures.win_interval, (value) => formatPercent(value)),
        figures.decided,
      ),
    ],
  },
  { key: 'roi', write: (figures) => [formatSignedPercent(figures.roi), range(figures.roi_interval, signed)] },
  { key: 'roiTried', write: (figures) => ['', range(figures.roi_interval_tried, signed)] },
  {
    key: 'profit',
    write: (figures) => [formatSigned(figures.profit_units), formatNumber(figures.staked_units, 1)],
  },
  {
    key: 'clv',
    write: (figures) => [
      formatSignedPercent(figures.closing_value),
      withSample(range(figures.closing_interval, signed), figures.closing_n),
    ],
  },
  { key: 'drawdown', write: (figures) => [formatNumber(figures.max_drawdown_units, 1), ''] },
  { key: 'losingRun', write: (figures) => [formatNumber(figures.longest_losing_run), ''] },
];

/** The figures of a try beside those of the policy in force, each rate with its interval and its sample. */
export function PolicyFigures({ report, version }: { report: Simulation['report']; version: number }) {
  const { t } = useLanguage<'office-policy'>();
  return (
    <OfficeTable
      label={t('office-policy.result')}
      isPlain
      rows={ROWS}
      rowKey={({ key }) => key}
      empty="-"
      columns={[
        {
          key: 'figure',
          header: t('office-policy.figureHead'),
          render: ({ key }) => t(`office-policy.figure.${key}`),
        },
        {
          key: 'proposed',
          header: t('office-policy.proposed'),
          numeric: true,
          render: ({ write }) => <Figure pair={write(report.proposed)} />,
        },
        {
          key: 'present',
          header: t('office-policy.presentVersion', { version }),
          numeric: true,
          render: ({ key, write }) => (key === 'roiTried' ? '' : <Figure pair={write(report.present)} />),
        },
      ]}
    />
  );
}

function Figure({ pair: [value, small] }: { pair: readonly [string, string] }) {
  return (
    <>
      {value}
      {small === '' ? null : <span className="block text-12 text-ink-3">{small}</span>}
    </>
  );
}
