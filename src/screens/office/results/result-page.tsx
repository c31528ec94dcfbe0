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

const PARTS = ['missing', 'typed', 'corrections', 'changes', 'disputed'] as const;

/**
 * Games without an end, typed results, corrections that wait, results that their source changed, and those that providers tell
 * differently. Of what there is nothing, one line says so at the end.
 */
export function ResultPage({ results }: { results: ResultReview }) {
  const { t } = useLanguage<'office-results'>();
  const quiet = PARTS.filter((part) => results[part].length === 0);
  return (
    <>
      {results.missing.length === 0 ? null : <Missing results={results} />}
      {results.typed.length === 0 ? null : <TypedList typed={results.typed} />}
      {results.corrections.length === 0 ? null : <Corrections results={results} />}
      {results.changes.length === 0 ? null : <Changes results={results} />}
      {results.disputed.length === 0 ? null : <DisputedResults disputed={results.disputed} />}
      {quiet.length === 0 ? null : (
        <ul data-card className="grid gap-1.5 rounded-8 bg-surface p-4 text-14 text-ink-2 shadow-card">
          {quiet.map((part) => (
            <li key={part}>{t(`office-results.${part}.empty`)}</li>
          ))}
        </ul>
      )}
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
              status === 'canceled' ? (
                <span className="break-keep max-md:block max-md:min-w-16">
                  {t('office-results.final.canceled')}
                </span>
              ) : (
                scoreText(score)
              ),
          },
          {
            key: 'evidence',
            header: t('office-results.evidence'),
            roomy: true,
            render: ({ evidence, proposed_by: by }) => (
              <span className="wrap-anywhere">
                {evidence}
                {/* On a phone who proposed it stands here, in the place of a column of its own. */}
                <span className="block text-12 text-ink-3 md:hidden">{by}</span>
              </span>
            ),
          },
          { key: 'by', header: t('office-results.by'), wideOnly: true, render: ({ proposed_by: by }) => by },
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
