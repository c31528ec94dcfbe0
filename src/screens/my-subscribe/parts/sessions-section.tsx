import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import type { MySubscribeData } from '../data.server.ts';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';

type Session = MySubscribeData['sessions'][number];

/** Where the member is signed in, and how to end what is not theirs. */
export function SessionsSection({ sessions }: Pick<MySubscribeData, 'sessions'>) {
  const { t } = useLanguage<'account'>();
  return (
    <Section title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      <Card flush>
        <ul>
          {sessions.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t sm:px-5"
            >
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function SessionRow({ session: { id, isCurrent, device, ip, since, lastSeen } }: { session: Session }) {
  const { t } = useLanguage<'account'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const name = device === null ? t('account.sessions.unknown') : t('account.sessions.device', device);
  const revoke = async () => {
    if ((await mutate((calls) => calls.revokeSession(id))) === null) return;
    messages.toast({ tone: 'success', text: t('account.sessions.revoked') });
    await reload();
  };
  return (
    <>
      <div className="grid min-w-0 grow gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium text-main">
          {name}
          {isCurrent ? <Badge tone="brand">{t('account.sessions.current')}</Badge> : null}
        </p>
        <p className="text-12 text-ink-3">
          {[
            t('account.sessions.lastSeen', { time: lastSeen }),
            t('account.sessions.since', { time: since }),
            ip,
          ].join(' · ')}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          size="small"
          busy={isBusy}
          onClick={revoke}
          aria-label={t('account.sessions.revokeNamed', { device: name })}
        >
          {t('account.sessions.revoke')}
        </Button>
      )}
    </>
  );
}
