import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { resendOfficeWebhookContract } from '#api/office/webhook-deliveries/[id]/retry.contract.ts';
import { formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { DeliveryStatus } from '#terms/deliveries.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { OfficeWebhooks } from './data.server.ts';

const TONES: Readonly<Record<DeliveryStatus, BadgeTone>> = {
  queued: 'warn',
  sent: 'win',
  failed: 'lose',
  dropped: 'neutral',
};

/** What was sent in the last 30 days, what became of it, and a way to send it once more. */
export function DeliveryList({ deliveries, meta }: Pick<OfficeWebhooks, 'deliveries' | 'meta'>) {
  const { t } = useLanguage<'office-webhooks'>();
  const { zone } = useOffice();
  return (
    <Panel title={t('office-webhooks.log.title')}>
      <OfficeTable
        label={t('office-webhooks.log.title')}
        stack="values"
        isPlain
        rows={deliveries}
        rowKey={({ id }) => id}
        empty={t('office-webhooks.log.empty')}
        columns={[
          {
            key: 'event',
            header: t('office-webhooks.log.event'),
            render: ({ event, url }) => (
              <>
                {t(`office-webhooks.event.${event}`)}
                <span className="block text-12 wrap-anywhere text-ink-3">{new URL(url).host}</span>
              </>
            ),
          },
          {
            key: 'at',
            header: t('office-webhooks.log.at'),
            wideOnly: true,
            render: ({ event_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'status',
            header: t('office-webhooks.log.status'),
            roomy: true,
            render: ({ status, attempts, next_attempt_at: next }) => (
              <>
                <Badge tone={TONES[status]}>{t(`office-webhooks.log.state.${status}`)}</Badge>
                <span className="block text-12 text-ink-3">
                  {t('office-webhooks.log.tries', { count: attempts })}
                </span>
                {next === null ? null : (
                  <span className="block text-12 text-ink-3">
                    {t('office-webhooks.log.next', { time: formatMinute(next, zone) })}
                  </span>
                )}
              </>
            ),
          },
          {
            key: 'answer',
            header: t('office-webhooks.log.answer'),
            render: ({ last_error: error, answer_status: status }) => (
              <span className="block max-w-prose wrap-anywhere">{error ?? status ?? '-'}</span>
            ),
          },
          {
            key: 'actions',
            header: t('office-webhooks.actions'),
            render: (delivery) => <SendAgain delivery={delivery} />,
          },
        ]}
      />
      <ListFoot meta={meta} />
    </Panel>
  );
}

function SendAgain({
  delivery: { id, event, event_at: at },
}: {
  delivery: OfficeWebhooks['deliveries'][number];
}) {
  const { t } = useLanguage<'office-webhooks'>();
  const { zone } = useOffice();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    const result = await call(resendOfficeWebhookContract, { params: { id }, body: {} });
    setBusy(false);
    if (result.status) {
      say({ tone: 'success', text: t('office-webhooks.log.queued') });
      await revalidate();
    } else say({ tone: 'error', text: Object.values(result.msg).flat().join(' ') });
  };
  return (
    <Button
      size="small"
      busy={isBusy}
      onClick={again}
      aria-label={t('office-webhooks.log.againNamed', {
        event: t(`office-webhooks.event.${event}`),
        time: formatMinute(at, zone),
      })}
    >
      {t('office-webhooks.log.again')}
    </Button>
  );
}
