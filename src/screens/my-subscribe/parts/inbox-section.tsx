import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { mailIcon } from '#ui/icon-paths.ts';
import { Pagination } from '#ui/pagination.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Inbox } from '../inbox.server.ts';
import { loadAccountCalls, useMutation, useReloadAccount } from '../use-account-calls.ts';

/** The messages that we have sent to the member. Each stays unread until they open it or say that they have read it. */
export function InboxSection({ inbox }: { inbox: Inbox }) {
  const { locale, t } = useLanguage<'notices' | 'ui'>();
  const { items, page, lastPage, unread, total } = inbox;
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const readAll = async () => {
    if ((await mutate((calls) => calls.readInbox())) !== null) await reload();
  };
  const state = unread === 0 ? t('notices.inbox.allRead') : t('notices.inbox.unread', { count: unread });
  return (
    <Section
      anchor="inbox"
      title={t('notices.inbox.title')}
      lead={total === 0 ? null : state}
      actions={
        unread === 0 ? null : (
          <Button busy={isBusy} onClick={readAll}>
            {t('notices.inbox.readAll')}
          </Button>
        )
      }
    >
      <Card flush>
        {total === 0 ? (
          <EmptyState icon={mailIcon} title={t('notices.inbox.empty')} text={t('notices.inbox.emptyText')} />
        ) : (
          <ul>
            {items.map((item) => (
              <MessageRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Card>
      <div className="pt-4 empty:hidden">
        <Pagination
          page={page}
          lastPage={lastPage}
          href={(number) => `${localePath(locale, '/mySubscribe')}?part=alerts&inbox=${number}#inbox`}
          labels={{
            label: t('ui.pagination.label'),
            previous: t('ui.pagination.previous'),
            next: t('ui.pagination.next'),
            page: (number) => t('ui.pagination.page', { page: number }),
          }}
        />
      </div>
    </Section>
  );
}

function MessageRow({ item }: { item: Inbox['items'][number] }) {
  const { locale, t } = useLanguage<'notices'>();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const { id, kind, at, time, href, isNew, ...values } = item;
  const read = async () => {
    if ((await mutate((calls) => calls.readInbox([id]))) !== null) await reload();
  };
  /** The page changes meanwhile, so no one waits for the answer. */
  const opened = () => {
    if (isNew) void loadAccountCalls().then(({ accountCalls }) => accountCalls(locale).readInbox([id]));
  };
  return (
    <li
      data-unread={isNew || undefined}
      className="grid gap-1 border-line px-4 py-3 text-14 not-first:border-t sm:px-5"
    >
      <p className={isNew ? 'font-medium text-main' : ''}>{t(`notices.inbox.${kind}`, { ...values, at })}</p>
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3">
        {time}
        {isNew ? <Badge tone="brand">{t('notices.inbox.new')}</Badge> : null}
        {href === null ? null : (
          <TextLink href={href} onClick={opened} className="tap">
            {t('notices.inbox.open')}
          </TextLink>
        )}
        {isNew ? (
          <PlainButton
            disabled={isBusy}
            onClick={read}
            className="min-h-6 tap cursor-pointer text-ink-2 underline underline-offset-3"
          >
            {t('notices.inbox.read')}
          </PlainButton>
        ) : null}
      </p>
    </li>
  );
}
