import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { useOffice } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import { Panel } from '../panel.tsx';
import type { OrderDetail } from './data.server.ts';

type Step = OrderDetail['timeline'][number];

/** What happened to the order, by whom, and why. */
export function OrderTimeline({ detail: { timeline } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const { zone } = useOffice();
  const textOf = useStepText();
  return (
    <Panel title={t('office-orders.timeline')}>
      <Timeline
        label={t('office-orders.timeline')}
        steps={timeline.map((step) => ({
          key: `${step.at} ${step.action}`,
          title: t(`office-orders.action.${step.action}`),
          time: formatDateTime(step.at, zone),
          text: textOf(step),
          state: ['record_error', 'reject', 'void', 'expire', 'cancel'].includes(step.action)
            ? 'failed'
            : 'done',
        }))}
      />
    </Panel>
  );
}

function useStepText(): (step: Step) => string {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  return ({ by, actor, received, missing, problem, receipt_no: receipt, reason }) => {
    const isKnown = problem === 'over_paid' || problem === 'lower_plan';
    return [
      actor ?? t(`office-orders.by.${by}`),
      received === null ? '' : t('office-orders.step.received', { amount: money(received) }),
      missing === null ? '' : t('office-orders.step.missing', { amount: money(missing) }),
      isKnown ? t(`office-orders.problem.${problem}`) : '',
      receipt ?? '',
      reason === null ? '' : t('office-orders.step.reason', { reason }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
