import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { mailIcon } from '#ui/icon-paths.ts';
import { Pagination } from '#ui/pagination.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SaidTime, sayTimeWithin } from '../../said-time.tsx';
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
              <MessageRow key={item.id} item={item} clock={inbox} />
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

type Item = Inbox['items'][number];
type Clock = Pick<Inbox, 'now' | 'zone'>;

function MessageRow({ item, clock }: { item: Item; clock: Clock }) {
  const { locale, t } = useLanguage<'notices' | 'sport'>();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const { id, createdAt, href, isNew } = item;
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
      <p className={isNew ? 'font-medium text-main' : ''}>{sayMessage(item, { ...clock, locale }, t)}</p>
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3">
        <SaidTime at={createdAt} {...clock} />
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

/** What a message says. A day on which something ends is a date, and an hour of a match is said as people say it. */
function sayMessage(
  { kind, at, id, isNew, createdAt, href, ...values }: Item,
  clock: Clock & { locale: Locale },
  t: Translate<'notices' | 'sport'>,
): string {
  if (kind === 'new_result' || kind === 'new_results') {
    const { win, lose } = values;
    if (kind === 'new_result')
      return t(`notices.inbox.new_result.${win > 0 ? 'win' : lose > 0 ? 'lose' : 'none'}`, values);
    const which = win > 0 ? (lose > 0 ? 'both' : 'win') : lose > 0 ? 'lose' : 'none';
    return t(`notices.inbox.new_results.${which}`, values);
  }
  const said =
    at === null ? '' : kind === 'renewal' ? formatDate(at, clock.zone) : sayTimeWithin({ at, ...clock }, t);
  return t(`notices.inbox.${kind}`, { ...values, at: said });
}
