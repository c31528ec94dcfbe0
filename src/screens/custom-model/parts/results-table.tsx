import type { ReactNode } from 'react';
import type { ModelFigures } from '#api/custom-strategy-model/model.contract.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import type { ShownModel } from '../model-content.ts';
import { Figure, RateFigure, ReturnFigure, UnitsFigure } from './figure-cells.tsx';

export interface ResultColumn {
  readonly key: string;
  readonly header: ReactNode;
  /** Null where there is no record of this kind yet. */
  readonly figures: ModelFigures | null;
  /** The return without luck; left out where nothing was chosen. */
  readonly deflated?: ShownModel['deflated'];
}

type Row = {
  readonly key: string;
  readonly label: string;
  readonly render: (figures: ModelFigures, column: ResultColumn) => ReactNode;
};

/** The same figures of several records beside each other: of a backtest never without the forward record. */
export function ResultsTable({ label, columns }: { label: string; columns: readonly ResultColumn[] }) {
  const { t } = useLanguage<'customModel'>();
  const rows = useRows(columns.some(({ deflated }) => deflated));
  const first: Column<Row> = {
    key: 'figure',
    header: t('customModel.results.figure'),
    render: (row) => <span className="block min-w-16 text-ink-2">{row.label}</span>,
  };
  const others = columns.map(
    (column): Column<Row> => ({
      key: column.key,
      header: column.header,
      numeric: true,
      render: (row) => (column.figures === null ? '-' : row.render(column.figures, column)),
    }),
  );
  return <DataTable label={label} rows={rows} rowKey={({ key }) => key} columns={[first, ...others]} />;
}

function useRows(hasDeflated: boolean): readonly Row[] {
  const { t } = useLanguage<'customModel'>();
  const { odds } = useOdds();
  const deflated: Row = {
    key: 'deflated',
    label: t('customModel.results.deflated'),
    render: (_figures, { deflated: without }) =>
      without ? <ReturnFigure figure={without} /> : <Figure value="-" />,
  };
  return [
    {
      key: 'picks',
      label: t('customModel.results.picks'),
      render: ({ picks, games }) => (
        <Figure value={formatNumber(picks)} note={t('customModel.results.ofGames', { games })} />
      ),
    },
    {
      key: 'record',
      label: t('customModel.results.record'),
      render: ({ win, lose, draw }) => <Figure value={`${win}–${lose}–${draw}`} />,
    },
    {
      key: 'rate',
      label: t('customModel.results.winRate'),
      render: (figures) => <RateFigure rate={figures.win_rate} />,
    },
    { key: 'roi', label: t('customModel.results.roi'), render: ({ roi }) => <ReturnFigure figure={roi} /> },
    ...(hasDeflated ? [deflated] : []),
    {
      key: 'profit',
      label: t('customModel.results.profit'),
      render: ({ profit_units: value, picks }) => <UnitsFigure value={value} n={picks} />,
    },
    {
      key: 'run',
      label: t('customModel.results.run'),
      render: ({ longest_losing_run: run, picks }) => (
        <Figure value={picks === 0 ? '-' : formatNumber(run)} />
      ),
    },
    {
      key: 'close',
      label: t('customModel.results.close'),
      render: (figures) => <ReturnFigure figure={{ ...figures.closing_value, interval: null }} />,
    },
    {
      key: 'beat',
      label: t('customModel.results.beatClose'),
      render: (figures) => <RateFigure rate={figures.beat_close} />,
    },
    {
      key: 'odds',
      label: t('customModel.results.odds'),
      render: ({ mean_odds: mean }) => <Figure value={odds(mean)} />,
    },
  ];
}
