import { formatMinute, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useBrandName, useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { ApprovalStatus } from '../parts/approval-status.tsx';
import { ByWhom } from '../parts/by-whom.tsx';
import { useSubjectText } from '../parts/use-subject-text.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { ApprovalData } from './data.server.ts';

type Shown = ApprovalData['request'];

/** Who asked for what and why, and how things are and would be, side by side. */
export function ApprovalPage({ approval }: { approval: Shown }) {
  const { t } = useLanguage<'office-approvals' | 'office-frame'>();
  const { zone } = useOffice();
  const nameOf = useBrandName();
  return (
    <>
      {approval.is_own && approval.status === 'open' ? (
        <Notice>
          {approval.effective_at === null
            ? t('office-approvals.ownHint')
            : t('office-approvals.ownAlone', { time: formatMinute(approval.effective_at, zone) })}
        </Notice>
      ) : null}
      {approval.blocked === 'linked' && approval.status === 'open' ? (
        <Notice>{t('office-frame.secondPerson.linked')}</Notice>
      ) : null}
      <Panel title={t('office-approvals.asked')}>
        <DetailList
          details={[
            [t('office-approvals.status'), <ApprovalStatus key="s" status={approval.status} />],
            [t('office-approvals.about'), <Subject key="a" approval={approval} />],
            [t('office-approvals.brand'), nameOf(approval.brand)],
            [t('office-approvals.by'), <ByWhom key="b" who={approval.proposer} at={approval.proposed_at} />],
            [t('office-approvals.reason'), approval.reason],
            ...(approval.effective_at === null
              ? []
              : [
                  [
                    t('office-approvals.effective'),
                    <OfficeTime key="e" at={approval.effective_at} />,
                  ] as const,
                ]),
            ...(approval.failed_at === null || approval.failure === null
              ? []
              : [
                  [
                    t('office-approvals.failed'),
                    t('office-approvals.failure', {
                      time: formatMinute(approval.failed_at, zone),
                      error: approval.failure,
                    }),
                  ] as const,
                ]),
            approval.decided_at === null
              ? [t('office-approvals.lapses'), <OfficeTime key="l" at={approval.lapses_at} />]
              : [
                  t('office-approvals.decidedBy'),
                  <ByWhom key="d" who={approval.decider} at={approval.decided_at} />,
                ],
          ]}
        />
      </Panel>
      {approval.changes.length === 0 ? null : <Changes approval={approval} />}
    </>
  );
}

const PAGES = { order: '/office/orders/', member: '/office/members/' } as const;

function Subject({ approval }: { approval: Shown }) {
  const may = useMay();
  const href = useOfficeHref();
  const label = useSubjectText()(approval);
  const { kind, id } = approval.subject;
  const isOpen = (kind === 'order' && may('orders.view')) || (kind === 'member' && may('members.view'));
  if (!isOpen || id === null) return label;
  return <TextLink href={href(`${PAGES[kind]}${id}`)}>{label}</TextLink>;
}

function Changes({ approval: { changes, status } }: { approval: Shown }) {
  const { t } = useLanguage<'office-approvals'>();
  const write = useChangeText();
  const isOpen = status === 'open';
  const title = t('office-approvals.changes');
  return (
    <Panel title={title}>
      {/* Its cells keep the panel's margin themselves, which leaves a phone room for all columns. */}
      <div className="-mx-4 min-w-0 [&>p]:px-4">
        <OfficeTable
          label={title}
          isPlain
          rows={changes}
          rowKey={({ field }) => field}
          empty="-"
          columns={[
            {
              key: 'field',
              header: t('office-approvals.field'),
              render: ({ field }) => (
                <span className="break-keep">{t(`office-approvals.fields.${field}`)}</span>
              ),
            },
            ...(isOpen
              ? [
                  {
                    key: 'before',
                    header: t('office-approvals.before'),
                    render: ({ type, before }: Shown['changes'][number]) => (
                      <span className="wrap-anywhere text-ink-3">{write(type, before)}</span>
                    ),
                  },
                ]
              : []),
            {
              key: 'after',
              header: t(isOpen ? 'office-approvals.after' : 'office-approvals.wanted'),
              render: ({ type, after }) => (
                <span className="font-medium wrap-anywhere">{write(type, after)}</span>
              ),
            },
          ]}
        />
      </div>
    </Panel>
  );
}

const STATES = ['unpaid', 'reported', 'partial', 'error', 'paid', 'cancelled', 'expired', 'failed'] as const;

/** One side of a change in words. */
function useChangeText(): (
  type: Shown['changes'][number]['type'],
  value: string | number | boolean | null,
) => string {
  const { t } = useLanguage<'office-approvals' | 'office-orders'>();
  const { zone } = useOffice();
  const money = useMoney();
  return (type, value) => {
    if (value === null) return t('office-approvals.none');
    if (typeof value === 'boolean') return t(value ? 'office-approvals.yes' : 'office-approvals.no');
    if (typeof value === 'number') return type === 'money' ? money(value) : formatNumber(value);
    if (type === 'instant') return formatMinute(value, zone);
    const state = type === 'order_state' ? STATES.find((known) => known === value) : undefined;
    return state === undefined ? value : t(`office-orders.state.${state}`);
  };
}
