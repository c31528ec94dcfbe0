import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { WaitingTime } from '../money/waiting-time.tsx';
import type { OrderDetail } from './data.server.ts';

/** Whose order it is, for which plan, and, while it is open, how long it has waited. */
export function OrderLead({ detail, now }: { detail: OrderDetail; now: string }) {
  const { t } = useLanguage<'office-orders'>();
  const may = useMay();
  const href = useOfficeHref();
  const { order, member } = detail;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {may('members.view') ? (
        <TextLink href={href(`/office/members/${member.uuid}`)}>{member.nick_name}</TextLink>
      ) : (
        <span className="font-medium text-main">{member.nick_name}</span>
      )}
      <span>{member.email_masked}</span>
      <span>{order.plan.name}</span>
      {order.status === 'pending' ? (
        <span className="inline-flex items-center gap-1">
          {t('office-orders.queue.waiting')}
          <WaitingTime since={detail.waiting_since} now={now} isOverdue={detail.is_overdue} />
        </span>
      ) : null}
    </span>
  );
}
