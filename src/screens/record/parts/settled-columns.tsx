import { formatNumber, formatProfit } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Column } from '#ui/data-table.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { betTypeName, knownName } from '../../pick/bet-type-name.ts';
import { useOdds } from '../../pick/odds-format.tsx';
import type { RecordData, RecordListRow as Row } from '../data.server.ts';
import { SettledMatch } from './settled-match.tsx';

const TONES = {
  win: 'win',
  lose: 'lose',
  draw: 'draw',
  cancel: 'neutral',
  pass: 'neutral',
  not_completed: 'live',
} as const;

/** What is shown of a settled pick: the match with its score, then what was picked, at which odds, and what came of it. */
export function useSettledColumns(data: RecordData): readonly [Column<Row>, ...Column<Row>[]] {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const { odds } = useOdds();
  return [
    {
      key: 'match',
      header: t('sport.fields.match'),
      render: (row) => <SettledMatch row={row} data={data} />,
    },
    {
      key: 'pick',
      header: t('sport.fields.recommendation'),
      wideOnly: true,
      render: (row) => <Picked row={row} />,
    },
    {
      key: 'odds',
      header: t('sport.fields.odds'),
      numeric: true,
      wideOnly: true,
      render: (row) => odds(row.odds, row),
    },
    {
      key: 'confidence',
      header: t('sport.fields.confidence'),
      numeric: true,
      wideOnly: true,
      render: ({ confidence }) => (confidence === null ? '-' : formatNumber(confidence)),
    },
    {
      key: 'units',
      header: t('sport.fields.units'),
      numeric: true,
      wideOnly: true,
      render: ({ units }) => (units === null ? '-' : formatNumber(units, 1)),
    },
    {
      key: 'result',
      header: t('sport.fields.result'),
      wideOnly: true,
      render: (row) => <Result row={row} />,
    },
    {
      key: 'profit',
      header: t('sport.fields.profit'),
      numeric: true,
      render: (row) => (
        <span className="inline-grid justify-items-end gap-1">
          <span className="md:hidden">
            <Result row={row} />
          </span>
          <SignedFigure value={row.profit} text={formatProfit(row.profit, 'USD', data.locale)} />
        </span>
      ),
    },
  ];
}

/** The bet, its kind, and for a total the sum of both scores, since that is what it was on. */
function Picked({ row }: { row: Row }) {
  const { t } = useLanguage<'record' | 'sport'>();
  const total = row.bet_type === 'over_under' ? row.total_score : null;
  return (
    <span className="grid min-w-28 leading-5">
      <span className="font-medium text-main">{row.recommendation ?? '-'}</span>
      <span className="text-12 text-ink-3">
        {betTypeName(row, t)}
        {total === null ? null : ` · ${t('sport.fields.total_score')} ${formatNumber(total)}`}
      </span>
    </span>
  );
}

function Result({ row }: { row: Row }) {
  const { t } = useLanguage<'record' | 'sport'>();
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Badge tone={TONES[row.result]}>{knownName(row.result, t(`sport.results.${row.result}`))}</Badge>
      {row.corrections > 0 ? <Badge tone="warn">{t('record.list.corrected')}</Badge> : null}
      {row.withdrawal ? <Badge tone="warn">{t('record.list.withdrawn')}</Badge> : null}
    </span>
  );
}
