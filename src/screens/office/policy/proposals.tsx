import { policyProposalContract } from '#api/office/policy/proposals/[id].contract.ts';
import { formatSignedPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inSentences } from '#i18n/punctuation.ts';
import type { ApprovalAnswer } from '#terms/approvals.ts';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { Panel } from '../panel.tsx';
import { ByWhom } from '../parts/by-whom.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { PolicyRoom } from './data.server.ts';
import { useSettingsText } from './use-settings-text.ts';

type Proposal = PolicyRoom['proposals'][number];
const TONES = { open: 'warn', approved: 'win', refused: 'lose', outdated: 'neutral' } as const;

/** What was proposed: the one that waits can be decided here, by another person than the one who proposed it. */
export function Proposals({ room: { proposals } }: { room: PolicyRoom }) {
  const { t } = useLanguage<'office-policy' | 'office-frame'>();
  const href = useOfficeHref();
  const settings = useSettingsText();
  if (proposals.length === 0) return null;
  const title = t('office-policy.proposals');
  const waiting = proposals.filter(({ state }) => state === 'open');
  const isOwn = waiting.some(({ blocked }) => blocked === 'own');
  const isLinked = waiting.some(({ blocked }) => blocked === 'linked');
  return (
    <Panel title={title}>
      {isOwn ? <Notice>{t('office-policy.ownHint')}</Notice> : null}
      {isLinked ? <Notice>{t('office-frame.secondPerson.linked')}</Notice> : null}
      <OfficeTable
        label={title}
        isPlain
        rows={proposals}
        rowKey={({ id }) => id}
        empty="-"
        columns={[
          {
            key: 'settings',
            header: t('office-policy.settings'),
            roomy: true,
            render: ({ simulation }) => (
              <TextLink href={href('/office/policy', { try: simulation.id })}>
                {settings.all(simulation)}
              </TextLink>
            ),
          },
          {
            key: 'state',
            header: t('office-policy.state'),
            render: ({ state }) => <Badge tone={TONES[state]}>{t(`office-policy.states.${state}`)}</Badge>,
          },
          {
            key: 'roi',
            header: t('office-policy.figure.roi'),
            numeric: true,
            wideOnly: true,
            render: ({ simulation: { report } }) =>
              `${formatSignedPercent(report.proposed.roi)} · n = ${formatNumber(report.proposed.picks)}`,
          },
          {
            key: 'note',
            header: t('office-policy.note'),
            roomy: true,
            render: (options) => <Note proposal={options} />,
          },
          {
            key: 'by',
            header: t('office-policy.by'),
            render: ({ proposed_by: by, proposed_at: at }) => <ByWhom who={by} at={at} />,
          },
          {
            key: 'actions',
            header: t('office-policy.actions'),
            render: (options) => (
              <div className="flex gap-2 whitespace-nowrap">
                {options.can.approve ? <Decide proposal={options} decision="approved" /> : null}
                {options.can.refuse ? <Decide proposal={options} decision="refused" /> : null}
              </div>
            ),
          },
        ]}
      />
    </Panel>
  );
}

function Note({ proposal: { note, decided_by: by, decision_note: answer } }: { proposal: Proposal }) {
  return (
    <>
      {note}
      {by === null ? null : (
        <span className="block text-12 text-ink-3">
          {by}: {answer}
        </span>
      )}
    </>
  );
}

function Decide({ proposal, decision }: { proposal: Proposal; decision: ApprovalAnswer }) {
  const { t, locale } = useLanguage<'office-policy'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const settings = useSettingsText();
  // Who proposed it can do nothing else with it.
  const isTakenBack = decision === 'refused' && !proposal.can.approve;
  return (
    <ActionDialog
      verb={t(isTakenBack ? 'office-policy.takeBack' : `office-policy.decide.${decision}.verb`)}
      title={t(`office-policy.decide.${decision}.title`)}
      text={inSentences(locale, [
        settings.all(proposal.simulation),
        t(`office-policy.decide.${decision}.text`),
      ])}
      tone={decision === 'approved' ? 'primary' : 'secondary'}
      withReason
      send={(form) =>
        call(policyProposalContract, {
          params: { id: proposal.id },
          body: { decision, reason: reasonOf(form) },
        })
      }
      onDone={() => say({ tone: 'success', text: t(`office-policy.decide.${decision}.done`) })}
    />
  );
}
