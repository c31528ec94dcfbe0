import { useLanguage } from '#i18n/language-provider.tsx';
import type { DeliveryStatus } from '#terms/deliveries.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';
import type { OwnWebhooks } from '../webhooks.server.ts';

const TONES: Readonly<Record<DeliveryStatus, BadgeTone>> = {
  queued: 'warn',
  sent: 'win',
  failed: 'lose',
  dropped: 'neutral',
};

/** What was sent last, what became of it, and a way to send it once more. */
export function WebhookLog({ deliveries }: Pick<OwnWebhooks, 'deliveries'>) {
  const { t } = useLanguage<'account'>();
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-(--row) items-center justify-between gap-3 px-4 text-14 font-medium text-main sm:px-5">
        {t('account.webhooks.log.title')}
        <Icon
          drawing={chevronDownIcon}
          size={16}
          className="text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      {deliveries.length === 0 ? (
        <p className="px-4 pb-3 text-14 text-ink-2 sm:px-5">{t('account.webhooks.log.empty')}</p>
      ) : (
        <ul aria-label={t('account.webhooks.log.newest')}>
          {deliveries.map((delivery) => (
            <li
              key={delivery.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 sm:px-5"
            >
              <DeliveryRow delivery={delivery} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function DeliveryRow({ delivery }: { delivery: OwnWebhooks['deliveries'][number] }) {
  const { t } = useLanguage<'account'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const { id, host, event, at, status, attempts, next, answer } = delivery;
  const name = t(`account.webhooks.event.${event}`);
  const again = async () => {
    if ((await mutate((calls) => calls.resendWebhook(id))) === null) return;
    messages.toast({ tone: 'success', text: t('account.webhooks.log.queued') });
    await reload();
  };
  const facts = [
    t('account.webhooks.log.tries', { count: attempts }),
    ...(answer === null ? [] : [answer]),
    ...(next === null ? [] : [t('account.webhooks.log.next', { time: next })]),
  ];
  return (
    <>
      <div className="grid min-w-0 grow basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-14 text-ink">
          {name} <Badge tone={TONES[status]}>{t(`account.webhooks.log.state.${status}`)}</Badge>
        </p>
        <p className="text-12 text-ink-3 wrap-anywhere">{[at, host, ...facts].join(' · ')}</p>
      </div>
      <Button
        size="small"
        busy={isBusy}
        onClick={again}
        aria-label={t('account.webhooks.log.againNamed', { event: name, time: at })}
      >
        {t('account.webhooks.log.again')}
      </Button>
    </>
  );
}
