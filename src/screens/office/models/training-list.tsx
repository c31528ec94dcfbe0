import { cancelTrainingContract } from '#api/office/models/trainings/[id]/cancel.contract.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import { useRecipe } from '../parts/use-recipe.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { Training } from './data.server.ts';

const TONES: Readonly<Record<Training['status'], BadgeTone>> = {
  queued: 'neutral',
  running: 'brand',
  done: 'win',
  failed: 'lose',
  canceled: 'neutral',
};

/** What was asked of the worker, how far it is, and what came of it. */
export function TrainingList({ trainings }: { trainings: readonly Training[] }) {
  const { t } = useLanguage<'office-models' | 'sport'>();
  const may = useMay();
  const recipe = useRecipe();
  return (
    <Panel title={t('office-models.trainings')}>
      <OfficeTable
        label={t('office-models.trainings')}
        isPlain
        rows={trainings}
        rowKey={({ id }) => id}
        empty={t('office-models.noTrainings')}
        columns={[
          {
            key: 'at',
            header: t('office-models.askedAt'),
            roomy: true,
            render: (row) => <OfficeTime at={row.asked_at} />,
          },
          {
            key: 'what',
            header: t('office-models.what'),
            roomy: true,
            render: (row) => (
              <>
                {t(`office-models.kind.${row.kind}`)} · {t(`sport.sports.${row.sport}`)}
                {/* On a phone an address in a column of its own would break after every few letters. */}
                <span className="block text-12 wrap-anywhere text-ink-3 md:hidden">
                  <AskedBy row={row} />
                </span>
              </>
            ),
          },
          { key: 'state', header: t('office-models.stateHead'), render: (row) => <Standing row={row} /> },
          {
            key: 'recipe',
            header: t('office-models.recipe'),
            wideOnly: true,
            render: ({ hyper_parameters: parameters }) => recipe(parameters),
          },
          {
            key: 'by',
            header: t('office-models.askedBy'),
            wideOnly: true,
            render: (row) => <AskedBy row={row} />,
          },
          {
            key: 'actions',
            header: t('office-models.actions'),
            isHidden: !may('models.run') || !trainings.some(isOpen),
            render: (row) => (isOpen(row) ? <CallOff id={row.id} /> : null),
          },
        ]}
      />
    </Panel>
  );
}

function isOpen({ status }: Training): boolean {
  return status === 'queued' || status === 'running';
}

function AskedBy({ row: { asked_by: by, note } }: { row: Training }) {
  const { t } = useLanguage<'office-models'>();
  if (by === 'system') return t('office-models.system');
  return (
    <>
      {by}
      <span className="block text-12 text-ink-3">{note}</span>
    </>
  );
}

function Standing({ row: { status, stage, done, total, failure } }: { row: Training }) {
  const { t } = useLanguage<'office-models' | 'sport'>();
  const known = failure === 'time_limit' || failure === 'worker_died' ? failure : 'broken';
  return (
    <div className="grid gap-1">
      <span>
        <Badge tone={TONES[status]}>{t(`office-models.status.${status}`)}</Badge>
      </span>
      {failure === null ? null : (
        <span className="text-12 text-lose">{t(`office-models.failure.${known}`)}</span>
      )}
      {status === 'running' && stage !== null ? (
        <>
          <span className="text-12 text-ink-3">
            {t(`office-models.stage.${stage}`)}
            {total > 0 ? ` ${formatNumber(done)} / ${formatNumber(total)}` : ''}
          </span>
          <progress
            {...(total > 0 ? { max: total, value: done } : {})}
            aria-label={t(`office-models.stage.${stage}`)}
            className="h-1.5 w-32 accent-(--primary-ink)"
          />
        </>
      ) : null}
    </div>
  );
}

function CallOff({ id }: { id: string }) {
  const { t } = useLanguage<'office-models' | 'sport'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-models.callOff.verb')}
      title={t('office-models.callOff.title')}
      text={t('office-models.callOff.text')}
      tone="danger"
      send={() => call(cancelTrainingContract, { params: { id }, body: {} })}
      onDone={() => say({ tone: 'info', text: t('office-models.callOff.done') })}
    />
  );
}
