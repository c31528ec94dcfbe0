import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';
import type { OwnWebhooks } from '../webhooks.server.ts';
import { type MadeWebhook, WebhookDialog } from './webhook-dialog.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** The addresses at which the member's programs receive what happens, and the log of what was sent there. */
export function WebhooksSection({
  webhooks: { webhooks, deliveries },
  isStatsOnly,
}: {
  webhooks: OwnWebhooks;
  isStatsOnly: boolean;
}) {
  const { t } = useLanguage<'account'>();
  const reload = useReloadAccount();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  return (
    <Section anchor="webhooks" title={t('account.webhooks.title')} lead={t('account.webhooks.lead')}>
      <Card flush>
        {made === null ? null : <Made made={made} />}
        {webhooks.length === 0 ? (
          <p className="px-4 py-3 text-14 text-ink-2 sm:px-5">{t('account.webhooks.empty')}</p>
        ) : (
          <ul>
            {webhooks.map((webhook) => (
              <li
                key={webhook.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t sm:px-5"
              >
                <WebhookRow
                  webhook={webhook}
                  onRemoved={() => setMade((shown) => (shown?.id === webhook.id ? null : shown))}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="border-t border-line px-4 py-3 sm:px-5">
          <Button onClick={() => setOpen(true)}>{t('account.webhooks.make.verb')}</Button>
        </div>
        {webhooks.length === 0 ? null : <WebhookLog deliveries={deliveries} />}
      </Card>
      {isOpen ? (
        <WebhookDialog
          isStatsOnly={isStatsOnly}
          onClose={() => setOpen(false)}
          onMade={async (webhook) => {
            setOpen(false);
            setMade(webhook);
            await reload();
          }}
        />
      ) : null}
    </Section>
  );
}

/** The only time that the secret is seen. */
function Made({ made: { url, secret } }: { made: MadeWebhook }) {
  const { t } = useLanguage<'account'>();
  return (
    <div role="status" className="grid gap-3 border-b border-line px-4 py-4 sm:px-5">
      <Notice tone="warning">
        <span className="block font-medium">{t('account.webhooks.made.title')}</span>
        {t('account.webhooks.made.text', { host: new URL(url).host })}
      </Notice>
      <div className="flex flex-wrap items-start gap-3">
        <code className="min-w-0 flex-1 text-14 wrap-anywhere">{secret}</code>
        <CopyButton
          text={secret}
          label={t('account.webhooks.made.copyNamed')}
          labels={{ copy: t('account.webhooks.made.copy'), copied: t('account.webhooks.made.copied') }}
        />
      </div>
    </div>
  );
}

function WebhookRow({
  webhook: { id, url, host, events, failingSince, disabledAt },
  onRemoved,
}: {
  webhook: OwnWebhooks['webhooks'][number];
  onRemoved: () => void;
}) {
  const { t } = useLanguage<'account'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const remove = async () => {
    if ((await mutate((calls) => calls.removeWebhook(id))) === null) return;
    onRemoved();
    messages.toast({ tone: 'success', text: t('account.webhooks.remove.done') });
    await reload();
  };
  const resume = async () => {
    if ((await mutate((calls) => calls.resumeWebhook(id))) === null) return;
    messages.toast({ tone: 'success', text: t('account.webhooks.resume.done') });
    await reload();
  };
  const state =
    disabledAt !== null
      ? t('account.webhooks.state.disabled', { time: disabledAt })
      : failingSince !== null
        ? t('account.webhooks.state.failing', { time: failingSince })
        : t('account.webhooks.state.active');
  return (
    <>
      <div className="grid min-w-0 grow basis-60 gap-0.5">
        <p className="text-14 font-medium text-main wrap-anywhere">{url}</p>
        <p className="text-12 text-ink-3">
          {events.map((event) => t(`account.webhooks.event.${event}`)).join(' · ')}
        </p>
        <p className="text-12 text-ink-3">{state}</p>
      </div>
      {disabledAt === null ? null : (
        <Button
          size="small"
          busy={isBusy}
          onClick={resume}
          aria-label={t('account.webhooks.resume.named', { host })}
        >
          {t('account.webhooks.resume.verb')}
        </Button>
      )}
      <Button
        size="small"
        busy={isBusy}
        onClick={remove}
        aria-label={t('account.webhooks.remove.named', { host })}
      >
        {t('account.webhooks.remove.verb')}
      </Button>
    </>
  );
}
