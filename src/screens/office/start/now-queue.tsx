import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import type { WaitingWork } from './data.server.ts';
import { NowAlert } from './now-alert.tsx';
import { NowApproval } from './now-approval.tsx';
import { NowGroup } from './now-row.tsx';
import { NowStep } from './now-step.tsx';
import { NowTransfer } from './now-transfer.tsx';

/** Everything that needs a hand now, each with its action: what is wrong first, then what waits longest, last what a new site still lacks; nothing where all is well. */
export function NowQueue({ work, now }: { work: WaitingWork; now: string }) {
  const { t } = useLanguage<
    'office-dashboard' | 'office-orders' | 'office-approvals' | 'office-alerts' | 'office-first'
  >();
  const { steps, alerts, approvals, transfers } = work;
  if (steps.length + alerts.total + approvals.total + transfers.total === 0) return null;
  // Confirmed before others is what a line of the bank pays in full.
  const next = transfers.items.find(
    ({ amount, amount_paid: paid, proposal }) => proposal?.line.amount === amount - paid,
  );
  const alertGroup =
    alerts.total === 0 ? null : (
      <NowGroup
        title={t('office-alerts.title')}
        note={formatNumber(alerts.total)}
        all={<All path="/office/alerts" name={t('office-alerts.title')} />}
      >
        {alerts.items.map((one) => (
          <NowAlert key={one.id} alert={one} now={now} />
        ))}
      </NowGroup>
    );
  // What is wrong with the site itself comes before any number of transfers.
  const isCritical = alerts.items.some(({ severity }) => severity === 'critical');
  return (
    <div
      data-card
      className="overflow-hidden rounded-8 rounded-t-none border-t-2 border-main bg-surface shadow-card"
    >
      {isCritical ? alertGroup : null}
      {transfers.total === 0 ? null : (
        <NowGroup
          title={t('office-orders.queue.title')}
          note={formatNumber(transfers.total)}
          all={<All path="/office/transfers" name={t('office-orders.queue.title')} />}
        >
          {transfers.items.map((one) => (
            <NowTransfer key={one.id} transfer={one} now={now} isFirst={one.id === next?.id} />
          ))}
        </NowGroup>
      )}
      {approvals.total === 0 ? null : (
        <NowGroup
          title={t('office-approvals.title')}
          note={t('office-dashboard.now.secondPerson', { count: approvals.total })}
          all={<All path="/office/approvals" name={t('office-approvals.title')} />}
        >
          {approvals.items.map((one) => (
            <NowApproval key={one.id} request={one} now={now} />
          ))}
        </NowGroup>
      )}
      {isCritical ? null : alertGroup}
      {steps.length === 0 ? null : (
        <NowGroup
          title={t('office-first.steps.title')}
          note={formatNumber(steps.length)}
          all={<All path="/office/first-steps" name={t('office-first.steps.title')} />}
        >
          {steps.map((step) => (
            <NowStep key={step.key} step={step} now={now} />
          ))}
        </NowGroup>
      )}
    </div>
  );
}

function All({ path, name }: { path: string; name: string }) {
  const { t } = useLanguage<'office-dashboard'>();
  const href = useOfficeHref();
  return (
    <TextLink href={href(path)} className="tap">
      {t('office-dashboard.now.all')}
      <span className="sr-only">: {name}</span>
    </TextLink>
  );
}
