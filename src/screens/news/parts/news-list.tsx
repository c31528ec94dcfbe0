import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { newsIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { DisplayZone } from '../../display-zone.ts';
import { PageLinks } from '../../page-links.tsx';
import type { LeadEntry, NewsEntry } from '../data.server.ts';
import { NewsLead } from './news-lead.tsx';
import { NewsRows } from './news-row.tsx';

interface NewsListProps {
  /** Null on all pages but the first. */
  lead: LeadEntry | null;
  items: readonly NewsEntry[];
  page: number;
  lastPage: number;
  zone: string;
  display: DisplayZone;
  /** When the server made the page. */
  now: string;
  feed: { href: string };
}

/** The published articles, ten a page: the newest one leads the first page, the others are rows below it. */
export function NewsList({ lead, items, page, lastPage, zone, display, now, feed }: NewsListProps) {
  const { locale, t } = useLanguage<'news' | 'shell' | 'ui'>();
  const list = localePath(locale, '/news');
  return (
    <>
      <PageHeader title={t('shell.menu.news')} lead={t('news.lead')} />
      {lead === null && items.length === 0 ? (
        <EmptyState
          icon={newsIcon}
          title={t(page === 1 ? 'news.empty' : 'news.noSuchPage')}
          action={page === 1 ? null : <LinkButton href={list}>{t('news.firstPage')}</LinkButton>}
        />
      ) : (
        <>
          {lead === null ? null : <NewsLead entry={lead} zone={zone} display={display} now={now} />}
          {items.length === 0 ? null : (
            <Section title={t('news.earlier')}>
              <NewsRows items={items} zone={zone} />
            </Section>
          )}
        </>
      )}
      <div className="grid gap-4 pt-6">
        <PageLinks
          page={page}
          lastPage={lastPage}
          href={(number) => (number === 1 ? list : `${list}?page=${number}`)}
        />
        <TextLink href={feed.href} className="tap justify-self-start text-14">
          {t('news.feed')}
        </TextLink>
      </div>
    </>
  );
}
