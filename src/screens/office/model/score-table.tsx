import { formatDate } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useLeagueName, useOffice } from '../frame/office-context.ts';
import { Panel } from '../panel.tsx';
import { writeScore } from '../parts/write-score.ts';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { Model } from './data.server.ts';

type Score = Model['scores'][number];
type Figure = 'brier' | 'log_loss' | 'rps' | 'ece';

/** Per league and market: the model's scores with the closing price's beside them on the same games. */
export function ScoreTable({ model: { scores } }: { model: Model }) {
  const { t } = useLanguage<'office-models' | 'sport'>();
  const { zone } = useOffice();
  const leagueName = useLeagueName();
  const [first] = scores;
  const figure = (key: Figure): OfficeColumn<Score> => ({
    key,
    header: t(`office-models.figure.${key}`),
    numeric: true,
    render: (score) => (
      <>
        {formatNumber(score[key], 4)}
        <span className="block text-12 text-ink-3">{writeScore(score.close?.[key])}</span>
      </>
    ),
  });
  return (
    <Panel title={t('office-models.scores')}>
      <p className="text-14 text-ink-2">
        {first === undefined
          ? t('office-models.noScores')
          : t('office-models.scoresText', {
              from: formatDate(first.held_out.from, zone),
              until: formatDate(first.held_out.until, zone),
            })}
      </p>
      <OfficeTable
        label={t('office-models.scores')}
        isPlain
        rows={scores}
        rowKey={({ league, bet_type: market }) => `${league}/${market}`}
        empty={t('office-models.unmeasured')}
        columns={[
          { key: 'league', header: t('office-models.league'), render: ({ league }) => leagueName(league) },
          {
            key: 'market',
            header: t('office-models.market'),
            render: ({ bet_type: market }) => (
              <span className="break-keep">{t(`sport.betTypes.${market}`)}</span>
            ),
          },
          {
            key: 'n',
            header: 'n',
            numeric: true,
            render: ({ n, close_n: priced }) => (
              <>
                {formatNumber(n)}
                <span className="block text-12 text-ink-3">{formatNumber(priced)}</span>
              </>
            ),
          },
          figure('log_loss'),
          figure('brier'),
          figure('rps'),
          figure('ece'),
          {
            key: 'difference',
            header: t('office-models.againstClose'),
            numeric: true,
            render: (score) => <Difference {...score} />,
          },
        ]}
      />
      <p className="text-12 text-ink-3">{t('office-models.scoresHint')}</p>
    </Panel>
  );
}

/** A difference of log loss with its interval; below zero is better. */
export function Difference({
  difference,
  interval,
}: {
  difference: number | null;
  interval: readonly [number, number] | null;
}) {
  if (difference === null) return '-';
  const signed = (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value, 4)}`;
  return (
    <>
      {signed(difference)}
      {interval === null ? null : (
        <span className="block text-12 text-ink-3">
          {signed(interval[0])} … {signed(interval[1])}
        </span>
      )}
    </>
  );
}
