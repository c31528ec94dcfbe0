import { typedResultContract } from '#api/office/results/[id].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useLeagueName } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import { checkFinal, FinalFields, finalOf } from '../parts/final-fields.tsx';
import { scoreText } from '../parts/score-text.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { ResultReview } from './data.server.ts';

type Typed = ResultReview['typed'][number];
const TONES = { open: 'warn', approved: 'win', refused: 'neutral' } as const;

/** Results that a person typed: the second one types the score again without having seen it. */
export function TypedList({ typed }: { typed: readonly Typed[] }) {
  const { t } = useLanguage<'office-results' | 'office-frame'>();
  const leagueName = useLeagueName();
  const title = t('office-results.typed.title');
  return (
    <Panel title={title}>
      <OfficeTable
        label={title}
        isPlain
        rows={typed}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'game',
            header: t('office-results.game'),
            roomy: true,
            render: ({ league, home, away }) => `${leagueName(league)} · ${home} – ${away}`,
          },
          {
            key: 'score',
            header: t('office-results.score'),
            roomy: true,
            render: ({ can, status, score }) => {
              if (can.confirm) return <span className="text-ink-3">{t('office-results.typed.hidden')}</span>;
              return status === 'canceled' ? t('office-results.final.canceled') : scoreText(score);
            },
          },
          {
            key: 'state',
            header: t('office-results.state'),
            render: ({ state }) => (
              <Badge tone={TONES[state]}>{t(`office-results.typed.states.${state}`)}</Badge>
            ),
          },
          {
            key: 'evidence',
            header: t('office-results.evidence'),
            roomy: true,
            render: ({ evidence }) => evidence,
          },
          {
            key: 'by',
            header: t('office-results.by'),
            roomy: true,
            render: ({ proposed_by: by, proposed_at: at, decided_by: second }) => (
              <>
                {by}, <OfficeTime at={at} />
                {second === null ? null : <span className="block text-12 text-ink-3">{second}</span>}
              </>
            ),
          },
          {
            key: 'actions',
            header: t('office-results.actions'),
            render: (options) => (
              <div className="flex gap-2 whitespace-nowrap">
                {options.can.confirm ? <Confirm typed={options} /> : null}
                {options.can.refuse ? <Refuse typed={options} /> : null}
                {options.blocked === 'linked' && options.can.refuse ? (
                  <span className="max-w-60 text-12 whitespace-normal text-ink-3">
                    {t('office-frame.secondPerson.linked')}
                  </span>
                ) : null}
              </div>
            ),
          },
        ]}
      />
    </Panel>
  );
}

function Confirm({ typed }: { typed: Typed }) {
  const { t } = useLanguage<'office-results'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { id, home, away } = typed;
  return (
    <ActionDialog
      verb={t('office-results.confirm.verb')}
      title={t('office-results.confirm.title', { home, away })}
      text={t('office-results.confirm.text')}
      withReason
      reasonHint={t('office-results.confirm.hint')}
      fields={(errors) => <FinalFields errors={errors} sport={null} home={home} away={away} />}
      check={(form) =>
        checkFinal(form, {
          score: t('office-results.final.badScore'),
          parts: t('office-results.final.badParts'),
        })
      }
      send={(form) =>
        call(typedResultContract, {
          params: { id },
          body: { final: finalOf(form) ?? { status: 'canceled' }, reason: reasonOf(form) },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-results.confirm.done') })}
    />
  );
}

function Refuse({ typed: { id, home, away } }: { typed: Typed }) {
  const { t } = useLanguage<'office-results'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-results.refuse.verb')}
      title={t('office-results.refuse.title', { home, away })}
      text={t('office-results.refuse.text')}
      withReason
      send={(form) => call(typedResultContract, { params: { id }, body: { reason: reasonOf(form) } })}
      onDone={() => say({ tone: 'success', text: t('office-results.refuse.done') })}
    />
  );
}
