import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextField } from '#ui/field.tsx';
import { Section } from '#ui/section.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';

/** The address of the member's own calendar: made and shown once, and ended when they like. */
export function CalendarSection({ since }: { since: string | null }) {
  const { t } = useLanguage<'notices'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const [url, setUrl] = useState<string | null>(null);
  const open = async () => {
    const made = await mutate((calls) => calls.openCalendar());
    if (made === null) return;
    setUrl(made.url);
    await reload();
  };
  const close = async () => {
    if ((await mutate((calls) => calls.closeCalendar())) === null) return;
    setUrl(null);
    messages.toast({ tone: 'success', text: t('notices.calendar.revoked') });
    await reload();
  };
  return (
    <Section anchor="calendar" title={t('notices.calendar.title')} lead={t('notices.calendar.lead')}>
      <Card className="grid gap-4">
        {url === null ? null : <Address url={url} />}
        {since === null || url !== null ? null : (
          <p className="max-w-prose text-14">{t('notices.calendar.since', { time: since })}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy} onClick={open}>
            {t(since === null ? 'notices.calendar.make' : 'notices.calendar.renew')}
          </Button>
          {since === null ? null : (
            <Button tone="quiet" busy={isBusy} onClick={close}>
              {t('notices.calendar.revoke')}
            </Button>
          )}
        </div>
      </Card>
    </Section>
  );
}

function Address({ url }: { url: string }) {
  const { t } = useLanguage<'notices'>();
  return (
    <div className="grid gap-2">
      <TextField
        readOnly
        label={t('notices.calendar.address')}
        hint={t('notices.calendar.hint')}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-4 text-14">
        <CopyButton
          text={url}
          label={t('notices.calendar.copy')}
          labels={{ copy: t('notices.calendar.copy'), copied: t('notices.calendar.copied') }}
        />
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="text-primary-ink underline underline-offset-3"
        >
          {t('notices.calendar.open')}
        </a>
      </div>
    </div>
  );
}
