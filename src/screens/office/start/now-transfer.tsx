import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { ConfirmDialog } from '../money/confirm-dialog.tsx';
import { useMoney } from '../money/use-money.ts';
import { WaitingTime } from '../money/waiting-time.tsx';
import type { WaitingWork } from './data.server.ts';
import { NowRow } from './now-row.tsx';

type Transfer = WaitingWork['transfers']['items'][number];

/** A transfer that waits, with the line of the bank that seems to be it and the button that takes it. */
export function NowTransfer({
  transfer,
  now,
  isFirst,
}: {
  transfer: Transfer;
  now: string;
  /** Of those that a line matches, the one that is done next: its button is the only filled one. */
  isFirst: boolean;
}) {
  const { t } = useLanguage<'office-orders'>();
  const href = useOfficeHref();
  const may = useMay();
  const money = useMoney();
  const { proposal } = transfer;
  const missing = transfer.amount - transfer.amount_paid;
  return (
    <NowRow
      age={
        transfer.is_overdue ? (
          <span className="font-medium text-lose">
            <WaitingTime since={transfer.waiting_since} now={now} isOverdue={false} />
            {/* Where the bank has nothing, the verdict says it to everyone. */}
            {proposal === null ? null : <span className="sr-only">{t('office-orders.overdue')}</span>}
          </span>
        ) : (
          <WaitingTime since={transfer.waiting_since} now={now} isOverdue={false} />
        )
      }
      what={
        <>
          <TextLink href={href(`/office/orders/${transfer.id}`)}>{money(missing)}</TextLink> {transfer.plan}
        </>
      }
      who={transfer.member.nick_name}
      evidence={[
        ...(proposal === null
          ? [t('office-orders.queue.noMatch')]
          : [t(`office-orders.reason.${proposal.reason}`), proposal.line.booking_date.slice(5)]),
        ...(transfer.report === null ? [t('office-orders.queue.unreported')] : []),
      ].join(' · ')}
      verdict={
        transfer.is_overdue && proposal === null ? (
          <Badge tone="lose">{t('office-orders.overdue')}</Badge>
        ) : (
          <Verdict gap={proposal === null ? null : proposal.line.amount - missing} />
        )
      }
      action={
        proposal === null || !may('orders.confirm') ? null : (
          <ConfirmDialog
            order={{
              id: transfer.id,
              order_no: transfer.order_no,
              nick_name: transfer.member.nick_name,
              missing,
              payment_ref: transfer.payment_ref,
              version: transfer.version,
            }}
            line={proposal.line}
            report={transfer.report}
            tone={isFirst ? 'primary' : 'secondary'}
          />
        )
      }
    />
  );
}

/** What the proposed line makes of the order: nothing found, exact, short or over. */
function Verdict({ gap }: { gap: number | null }) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  if (gap === null) return <Badge>{t('office-orders.match.none')}</Badge>;
  if (gap === 0) return <Badge tone="win">{t('office-orders.match.exact')}</Badge>;
  const amount = money(Math.abs(gap));
  return (
    <Badge tone="warn">
      {t(gap > 0 ? 'office-orders.take.over' : 'office-orders.take.short', { amount })}
    </Badge>
  );
}
