import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Timeline, type TimelineStep } from '#ui/timeline.tsx';
import type { PurchaseOrder } from '../data.server.ts';

const BAD_ENDS = new Set(['failed', 'cancelled', 'expired']);

/** What has happened to the order, each step with its time, and what comes. */
export function OrderHistory({ order }: { order: PurchaseOrder }) {
  const { t } = useLanguage<'purchase'>();
  const done = order.timeline.map(
    (step, index): TimelineStep => ({
      key: String(index),
      title: t(`purchase.step.${step.action}`),
      time: step.at,
      text: step.reason ?? undefined,
      state: BAD_ENDS.has(step.status) && step.action !== 'record_owed' ? 'failed' : 'done',
    }),
  );
  const isReported = order.payment_status === 'reported' || order.payment_status === 'error';
  const coming: TimelineStep[] =
    order.status === 'pending'
      ? [
          ...(isReported
            ? []
            : [{ key: 'transfer', title: t('purchase.step.toTransfer'), state: 'current' as const }]),
          {
            key: 'check',
            title: t('purchase.step.toCheck'),
            state: isReported ? ('current' as const) : ('coming' as const),
          },
          { key: 'begin', title: t('purchase.step.toBegin'), state: 'coming' },
        ]
      : [];
  return (
    <Card className="grid content-start gap-4 rounded-t-none border-t-2 border-main">
      <h2 className="text-16 font-strong">{t('purchase.history')}</h2>
      <Timeline label={t('purchase.history')} steps={[...done, ...coming]} />
    </Card>
  );
}
