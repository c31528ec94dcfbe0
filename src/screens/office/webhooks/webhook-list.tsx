import type { Dispatch, SetStateAction } from 'react';
import { removeOfficeWebhookContract } from '#api/office/webhooks/[id]/removal.contract.ts';
import { resumeOfficeWebhookContract } from '#api/office/webhooks/[id]/resumption.contract.ts';
import { formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { OfficeWebhooks } from './data.server.ts';
import type { MadeOfficeWebhook } from './make-webhook.tsx';

type Webhook = OfficeWebhooks['webhooks'][number];

/** The operator's webhooks, and the secret of the one that was just made, which is seen this once. */
export function WebhookList({
  webhooks,
  made,
  setMade,
}: Pick<OfficeWebhooks, 'webhooks'> & {
  made: MadeOfficeWebhook | null;
  setMade: Dispatch<SetStateAction<MadeOfficeWebhook | null>>;
}) {
  const { t } = useLanguage<'office-webhooks'>();
  return (
    <>
      {made === null ? null : <Made made={made} />}
      <OfficeTable
        label={t('office-webhooks.title')}
        stack="values"
        columns={useColumns((id) => setMade((shown) => (shown?.id === id ? null : shown)))}
        rows={webhooks}
        rowKey={({ id }) => id}
        empty={t('office-webhooks.empty')}
      />
    </>
  );
}

function Made({ made: { url, secret } }: { made: MadeOfficeWebhook }) {
  const { t } = useLanguage<'office-webhooks'>();
  return (
    <section role="status" className="grid gap-3 rounded-8 bg-surface p-4 shadow-card">
      <Notice tone="warning">
        <span className="block font-medium">{t('office-webhooks.made.title')}</span>
        {t('office-webhooks.made.text', { host: new URL(url).host })}
      </Notice>
      <div className="flex flex-wrap items-start gap-3">
        <code className="min-w-0 flex-1 text-14 wrap-anywhere">{secret}</code>
        <CopyButton
          text={secret}
          label={t('office-webhooks.made.copyNamed')}
          labels={{ copy: t('office-webhooks.made.copy'), copied: t('office-webhooks.made.copied') }}
        />
      </div>
    </section>
  );
}

function useColumns(
  onRemoved: (id: string) => void,
): readonly [OfficeColumn<Webhook>, ...OfficeColumn<Webhook>[]] {
  const { t } = useLanguage<'office-webhooks'>();
  const { zone } = useOffice();
  return [
    {
      key: 'url',
      header: t('office-webhooks.make.url'),
      render: ({ url }) => <span className="block min-w-32 wrap-anywhere">{url}</span>,
    },
    {
      key: 'events',
      header: t('office-webhooks.make.events'),
      wideOnly: true,
      render: ({ events }) => (
        <span className="text-12">
          {events.map((event) => t(`office-webhooks.event.${event}`)).join(' · ')}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('office-webhooks.status'),
      roomy: true,
      render: ({ failing_since: failing, disabled_at: disabled }) =>
        disabled !== null
          ? t('office-webhooks.state.disabled', { time: formatMinute(disabled, zone) })
          : failing !== null
            ? t('office-webhooks.state.failing', { time: formatMinute(failing, zone) })
            : t('office-webhooks.state.active'),
    },
    {
      key: 'actions',
      header: t('office-webhooks.actions'),
      render: (webhook) => (
        <span className="flex flex-wrap gap-2">
          {webhook.disabled_at === null ? null : <Resume webhook={webhook} />}
          <Remove webhook={webhook} onRemoved={onRemoved} />
        </span>
      ),
    },
  ];
}

function Resume({ webhook: { id, url } }: { webhook: Webhook }) {
  const { t } = useLanguage<'office-webhooks'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const title = t('office-webhooks.resume.named', { host: new URL(url).host });
  return (
    <ActionDialog
      verb={t('office-webhooks.resume.verb')}
      label={title}
      title={title}
      text={t('office-webhooks.resume.text')}
      send={() => call(resumeOfficeWebhookContract, { params: { id }, body: {} })}
      onDone={() => say({ tone: 'success', text: t('office-webhooks.resume.done') })}
    />
  );
}

function Remove({ webhook: { id, url }, onRemoved }: { webhook: Webhook; onRemoved: (id: string) => void }) {
  const { t } = useLanguage<'office-webhooks'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const title = t('office-webhooks.remove.named', { host: new URL(url).host });
  return (
    <ActionDialog
      verb={t('office-webhooks.remove.verb')}
      label={title}
      tone="danger"
      title={title}
      text={t('office-webhooks.remove.text')}
      send={() => call(removeOfficeWebhookContract, { params: { id }, body: {} })}
      onDone={() => {
        onRemoved(id);
        say({ tone: 'success', text: t('office-webhooks.remove.done') });
      }}
    />
  );
}
