import { Fragment } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import { useMoney } from '../money/use-money.ts';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import type { OrderDetail } from './data.server.ts';

type Step = OrderDetail['timeline'][number];

/** The steps after which nothing comes in for the order. */
const FAILURES: readonly Step['action'][] = ['record_error', 'reject', 'void', 'expire', 'cancel'];

/** What happened to the order, by whom, and why: a step a line, or two on a phone. */
export function OrderTimeline({ detail: { timeline } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const detailsOf = useStepDetails();
  return (
    <Panel title={t('office-orders.timeline')}>
      <ol className="text-14">
        {timeline.map((step) => (
          <li
            key={`${step.at} ${step.action}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-1.5 first:border-t-0 sm:grid-cols-[120px_minmax(0,1fr)_minmax(0,auto)]"
          >
            <span className="text-12 text-ink-3 max-sm:order-1">
              <OfficeTime at={step.at} />
            </span>
            <span className="min-w-0 text-ink-2">
              <span
                className={classNames(
                  'font-medium',
                  FAILURES.includes(step.action) ? 'text-lose' : 'text-main',
                )}
              >
                {t(`office-orders.action.${step.action}`)}
              </span>
              {detailsOf(step).map((detail) => (
                <Fragment key={detail}>
                  {' '}
                  <span className="inline-block">· {detail}</span>
                </Fragment>
              ))}
            </span>
            <span className="min-w-0 text-12 text-ink-3 wrap-anywhere max-sm:order-2 max-sm:col-span-2">
              {step.actor ?? t(`office-orders.by.${step.by}`)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function useStepDetails(): (step: Step) => readonly string[] {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  return ({ received, missing, problem, receipt_no: receipt, reason }) => {
    const isKnown = problem === 'over_paid' || problem === 'lower_plan';
    return [
      received === null ? '' : t('office-orders.step.received', { amount: money(received) }),
      missing === null ? '' : t('office-orders.step.missing', { amount: money(missing) }),
      isKnown ? t(`office-orders.problem.${problem}`) : '',
      receipt ?? '',
      reason === null ? '' : t('office-orders.step.reason', { reason }),
    ].filter(Boolean);
  };
}
