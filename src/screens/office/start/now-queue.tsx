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

/** Everything that needs a hand now, what waits longest first, each with its action; nothing where all is well. */
export function NowQueue({ work, now }: { work: WaitingWork; now: string }) {
  const { t } = useLanguage<
    'office-dashboard' | 'office-orders' | 'office-approvals' | 'office-alerts' | 'office-first'
  >();
  const { steps, alerts, approvals, transfers } = work;
  if (steps.length + alerts.total + approvals.total + transfers.total === 0) return null;
  return (
    <div
      data-card
      className="overflow-hidden rounded-8 rounded-t-none border-t-2 border-main bg-surface shadow-card"
    >
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
      {transfers.total === 0 ? null : (
        <NowGroup
          title={t('office-orders.queue.title')}
          note={formatNumber(transfers.total)}
          all={<All path="/office/transfers" name={t('office-orders.queue.title')} />}
        >
          {transfers.items.map((one) => (
            <NowTransfer key={one.id} transfer={one} now={now} />
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
      {alerts.total === 0 ? null : (
        <NowGroup
          title={t('office-alerts.title')}
          note={formatNumber(alerts.total)}
          all={<All path="/office/alerts" name={t('office-alerts.title')} />}
        >
          {alerts.items.map((one) => (
            <NowAlert key={one.id} alert={one} now={now} />
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
    <TextLink href={href(path)}>
      {t('office-dashboard.now.all')}
      <span className="sr-only">: {name}</span>
    </TextLink>
  );
}
