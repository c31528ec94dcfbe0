import { formatDate, formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import type { NewsEntry } from '../data.server.ts';

interface ArticleDetailsProps {
  entry: Pick<NewsEntry, 'date' | 'isSample' | 'lang'>;
  /** The zone of the brand: a publication has one date for all readers. */
  zone: string;
  withTime?: boolean;
}

/** When an article appeared, and what a reader should know of it before reading. */
export function ArticleDetails({ entry, zone, withTime = false }: ArticleDetailsProps) {
  const { t } = useLanguage<'news'>();
  return (
    <p className="flex flex-wrap items-center gap-2 text-12 text-ink-2">
      <time dateTime={entry.date}>{(withTime ? formatMinute : formatDate)(entry.date, zone)}</time>
      {entry.isSample ? <Badge>{t('news.sample')}</Badge> : null}
      {entry.lang === null ? null : <Badge tone="warn">{t('news.notTranslated')}</Badge>}
    </p>
  );
}
