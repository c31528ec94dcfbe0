import { feedbackStepsContract } from '#api/office/feedback/[id]/steps.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import { anyText, writtenIn } from '../text/local-text-fields.tsx';
import { StateBadges } from '../text/state-badges.tsx';
import type { FeedbackData, OfficeFeedback } from './data.server.ts';
import { FeedbackDialog, sourceKey } from './feedback-dialog.tsx';

const TONES: Readonly<Record<OfficeFeedback['state'], BadgeTone>> = {
  shown: 'win',
  hidden: 'neutral',
  withdrawn: 'lose',
};

/** What members said, whether it is shown, and what is known of their consent. */
export function FeedbackList({ feedback, meta, now }: FeedbackData) {
  const { t } = useLanguage<'office-content'>();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterSelect
          name="shelf"
          label={t('office-content.state')}
          anyLabel={t('office-content.all')}
          options={(['shown', 'waiting', 'withdrawn'] as const).map((value) => ({
            value,
            label: t(`office-content.feedback.shelf.${value}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-content.feedback.title')}
        columns={useColumns(now)}
        rows={feedback}
        rowKey={({ id }) => id}
        empty={t('office-content.feedback.empty')}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/content-exports/feedback')} />
    </>
  );
}

function useColumns(now: string): readonly [OfficeColumn<OfficeFeedback>, ...OfficeColumn<OfficeFeedback>[]] {
  const { t, locale } = useLanguage<'office-content'>();
  const may = useMay();
  const actions: OfficeColumn<OfficeFeedback> = {
    key: 'actions',
    header: t('office-content.actions'),
    render: (row) =>
      row.state === 'withdrawn' ? null : (
        <RowActions>
          <Step step={row.state === 'shown' ? 'hide' : 'publish'} feedback={row} />
          <FeedbackDialog feedback={row} now={now} />
          {row.is_sample ? null : <Step step="withdraw" feedback={row} />}
        </RowActions>
      ),
  };
  return [
    {
      key: 'name',
      header: t('office-content.feedback.name'),
      render: (row) => (
        <>
          {row.name}
          <span className="block text-12 text-ink-3">
            <span className="whitespace-nowrap">
              {t('office-content.feedback.stars', { count: row.rating })}
            </span>{' '}
            · <span className="whitespace-nowrap">{row.given_on}</span>
          </span>
          <State feedback={row} isNarrow />
        </>
      ),
    },
    {
      key: 'words',
      header: t('office-content.feedback.words'),
      wideOnly: true,
      render: ({ texts }) => (
        <span className="block max-w-prose whitespace-pre-line">
          {anyText(texts, locale)}
          <span className="block text-12 text-ink-3">{writtenIn(texts)}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('office-content.state'),
      wideOnly: true,
      render: (row) => <State feedback={row} />,
    },
    {
      key: 'proof',
      header: t('office-content.feedback.proof'),
      wideOnly: true,
      render: ({ consent_on: consent, source, source_reference: reference }) => (
        <>
          <span className="whitespace-nowrap">
            {consent === null
              ? t('office-content.feedback.noConsent')
              : t('office-content.feedback.consented', { day: consent })}
          </span>
          <span className="block text-12 wrap-anywhere text-ink-3">
            {source === null ? '-' : t(sourceKey(source))} {reference}
          </span>
        </>
      ),
    },
    ...(may('content.edit') ? [actions] : []),
  ];
}

/** Whether readers see it; on a phone it stands below the name instead of in a column of its own. */
function State({ feedback, isNarrow }: { feedback: OfficeFeedback; isNarrow?: boolean }) {
  const { t } = useLanguage<'office-content'>();
  const label = t(`office-content.feedback.states.${feedback.state}`);
  return (
    <StateBadges
      tone={TONES[feedback.state]}
      label={label}
      isSample={feedback.is_sample}
      isNarrow={isNarrow === true}
    />
  );
}

function Step({
  step,
  feedback: { id, name, version },
}: {
  step: 'publish' | 'hide' | 'withdraw';
  feedback: OfficeFeedback;
}) {
  const { t } = useLanguage<'office-content'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const title = t(`office-content.feedback.${step}.title`, { name });
  const takeBack = (seen: number) =>
    call(feedbackStepsContract, {
      params: { id },
      body: { step: step === 'publish' ? 'hide' : 'publish', version: seen },
    });
  return (
    <ActionDialog
      verb={t(`office-content.feedback.${step}.verb`)}
      label={title}
      title={title}
      text={t(`office-content.feedback.${step}.text`)}
      withReason={step === 'withdraw'}
      {...(step === 'withdraw' ? { tone: 'danger' as const } : {})}
      send={(form) => {
        const reason = reasonOf(form);
        return call(feedbackStepsContract, {
          params: { id },
          body: { step, version, ...(reason === '' ? {} : { reason }) },
        });
      }}
      onDone={(done) =>
        say({
          tone: 'success',
          text: t(`office-content.feedback.${step}.done`, { name }),
          // Who withdraws their words has taken them back for good.
          ...(step === 'withdraw' ? {} : { undo: () => takeBack(done.version) }),
        })
      }
    />
  );
}
