import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { newsIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PageLinks } from '../../page-links.tsx';
import type { NewsEntry } from '../data.server.ts';
import { NewsCard } from './news-card.tsx';

interface NewsListProps {
  items: readonly NewsEntry[];
  page: number;
  lastPage: number;
  zone: string;
  feed: { href: string };
}

/** The published articles, newest first, ten a page. */
export function NewsList({ items, page, lastPage, zone, feed }: NewsListProps) {
  const { locale, t } = useLanguage<'news' | 'shell' | 'ui'>();
  const list = localePath(locale, '/news');
  return (
    <>
      <PageHeader title={t('shell.menu.news')} lead={t('news.lead')} />
      {items.length === 0 ? (
        <EmptyState
          icon={newsIcon}
          title={t(page === 1 ? 'news.empty' : 'news.noSuchPage')}
          action={page === 1 ? null : <LinkButton href={list}>{t('news.firstPage')}</LinkButton>}
        />
      ) : (
        <ul className="grid gap-3">
          {items.map((entry) => (
            <li key={entry.id}>
              <NewsCard entry={entry} zone={zone} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-4 pt-6">
        <PageLinks
          page={page}
          lastPage={lastPage}
          href={(number) => (number === 1 ? list : `${list}?page=${number}`)}
        />
        <TextLink href={feed.href} className="justify-self-start text-14">
          {t('news.feed')}
        </TextLink>
      </div>
    </>
  );
}
