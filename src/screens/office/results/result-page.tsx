import { useLanguage } from '#i18n/language-provider.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import { scoreText } from '../parts/score-text.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { ResultReview } from './data.server.ts';
import { DisputedResults } from './disputed-results.tsx';
import { TypeResult } from './type-result.tsx';
import { TypedList } from './typed-list.tsx';
import { useGameColumns } from './use-game-columns.ts';

/** Games without an end, typed results, corrections that wait, and results that their source changed. */
export function ResultPage({ results }: { results: ResultReview }) {
  return (
    <>
      <Missing results={results} />
      <TypedList typed={results.typed} />
      <Corrections results={results} />
      <Changes results={results} />
      <DisputedResults disputed={results.disputed} />
    </>
  );
}

function Missing({ results: { missing } }: { results: ResultReview }) {
  const { t } = useLanguage<'office-results'>();
  const gameColumns = useGameColumns();
  const may = useMay();
  const title = t('office-results.missing.title');
  return (
    <Panel title={title}>
      <OfficeTable
        label={title}
        isPlain
        rows={missing}
        rowKey={({ game_id: id }) => id}
        empty={t('office-results.missing.empty')}
        columns={[
          ...gameColumns,
          {
            key: 'picks',
            header: t('office-results.missing.picks'),
            numeric: true,
            render: ({ picks }) => picks,
          },
          {
            key: 'actions',
            header: t('office-results.actions'),
            isHidden: !may('results.propose'),
            render: (game) => <TypeResult game={game} />,
          },
        ]}
      />
    </Panel>
  );
}

function Corrections({ results: { corrections } }: { results: ResultReview }) {
  const { t } = useLanguage<'office-results'>();
  const href = useOfficeHref();
  const title = t('office-results.corrections.title');
  return (
    <Panel title={title}>
      <OfficeTable
        label={title}
        isPlain
        rows={corrections}
        rowKey={({ id }) => id}
        rowHref={({ pick_id: pick }) => href(`/office/picks/${pick}`)}
        empty={t('office-results.corrections.empty')}
        columns={[
          {
            key: 'at',
            header: t('office-results.proposedAt'),
            roomy: true,
            render: ({ proposed_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'score',
            header: t('office-results.score'),
            render: ({ status, score }) =>
              status === 'canceled' ? t('office-results.final.canceled') : scoreText(score),
          },
          {
            key: 'evidence',
            header: t('office-results.evidence'),
            roomy: true,
            render: ({ evidence }) => evidence,
          },
          { key: 'by', header: t('office-results.by'), render: ({ proposed_by: by }) => by },
        ]}
      />
    </Panel>
  );
}

function Changes({ results: { changes } }: { results: ResultReview }) {
  const { t } = useLanguage<'office-results'>();
  const href = useOfficeHref();
  const title = t('office-results.changes.title');
  return (
    <Panel title={title}>
      <OfficeTable
        label={title}
        isPlain
        rows={changes}
        rowKey={({ pick_id: pick, known_at: at }) => `${pick} ${at}`}
        rowHref={({ pick_id: pick }) => href(`/office/picks/${pick}`)}
        empty={t('office-results.changes.empty')}
        columns={[
          {
            key: 'serial',
            header: t('office-results.serial'),
            render: ({ serial }) => <span className="whitespace-nowrap">{serial ?? '-'}</span>,
          },
          {
            key: 'settled',
            header: t('office-results.changes.settled'),
            render: ({ settled }) =>
              `${scoreText(settled.score)} · ${t(`office-results.results.${settled.result}`)}`,
          },
          {
            key: 'reported',
            header: t('office-results.changes.reported'),
            render: ({ reported }) =>
              `${scoreText(reported.score)} · ${reported.result === null ? '-' : t(`office-results.results.${reported.result}`)}`,
          },
          {
            key: 'at',
            header: t('office-results.changes.at'),
            roomy: true,
            render: ({ known_at: at }) => <OfficeTime at={at} />,
          },
        ]}
      />
    </Panel>
  );
}
