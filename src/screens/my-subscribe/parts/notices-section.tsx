import { useEffect } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { History } from '../history.server.ts';
import { loadAccountCalls } from '../use-account-calls.ts';

type Notice = History['notices'][number];

/** What we have told the member. Seen here, it counts as read; nothing is drawn where there is nothing. */
export function NoticesSection({ notices }: Pick<History, 'notices'>) {
  const { locale, t } = useLanguage<'periods'>();
  const isUnread = notices.some(({ isNew }) => isNew);
  useEffect(() => {
    if (!isUnread) return;
    void loadAccountCalls().then(({ accountCalls }) => accountCalls(locale).readInbox());
  }, [isUnread, locale]);
  if (notices.length === 0) return null;
  return (
    <Section title={t('periods.notices.title')}>
      <Card flush>
        <ul>
          {notices.map((notice) => (
            <li
              key={notice.id}
              className="grid gap-1 border-line px-4 py-3 text-14 not-first:border-t sm:px-5"
            >
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const { t } = useLanguage<'periods'>();
  const { kind, home, away, plan, days, note, at, time, href, isNew } = notice;
  return (
    <>
      <p>{t(`periods.notices.${kind}`, { home, away, plan, count: days, note, at })}</p>
      <p className="flex flex-wrap items-center gap-3 text-12 text-ink-3">
        {time}
        {isNew ? <Badge tone="brand">{t('periods.notices.new')}</Badge> : null}
        {href === null ? null : <TextLink href={href}>{t('periods.notices.open')}</TextLink>}
      </p>
    </>
  );
}
