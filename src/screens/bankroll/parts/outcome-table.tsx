import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { BankrollData } from '../data.server.ts';

type Seasons = NonNullable<BankrollData['bankroll']>['ours'];

/** What the seasons came to, with our chances and without an edge. */
export function OutcomeTable({ ours, fair }: { ours: Seasons; fair: Seasons }) {
  const { t } = useLanguage<'bankroll'>();
  const rows = [
    { key: 'halved', say: ({ halved }: Seasons) => formatPercent(halved) },
    { key: 'behind', say: ({ behind }: Seasons) => formatPercent(behind) },
    { key: 'median', say: ({ fan }: Seasons) => formatPercent(fan.at(-1)?.median, 0) },
    {
      key: 'range',
      say: ({ fan }: Seasons) => `${formatPercent(fan.at(-1)?.low, 0)}–${formatPercent(fan.at(-1)?.high, 0)}`,
    },
    { key: 'run', say: ({ losingRun }: Seasons) => formatNumber(losingRun.median) },
    { key: 'runHigh', say: ({ losingRun }: Seasons) => formatNumber(losingRun.high) },
  ] as const;
  return (
    <DataTable
      label={t('bankroll.outcome.label')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          header: <span className="sr-only">{t('bankroll.outcome.label')}</span>,
          render: ({ key }) => (
            <span className="block min-w-28 md:min-w-32">{t(`bankroll.outcome.${key}`)}</span>
          ),
        },
        {
          key: 'ours',
          header: t('bankroll.fan.ours'),
          numeric: true,
          render: ({ say }) => <span className="font-medium text-main">{say(ours)}</span>,
        },
        { key: 'fair', header: t('bankroll.fan.fair'), numeric: true, render: ({ say }) => say(fair) },
      ]}
    />
  );
}
