import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Link } from '#ui/link.tsx';
import type { NewsEntry } from '../data.server.ts';
import { ArticleDetails } from './article-details.tsx';

interface NewsRowProps {
  entry: NewsEntry;
  zone: string;
}

/** An article in a list. The whole row is the target of the title's link, which alone is read out. */
function NewsRow({ entry, zone }: NewsRowProps) {
  const { locale } = useLanguage<'news'>();
  const lang = entry.lang ?? undefined;
  return (
    <article className="relative grid gap-x-6 gap-y-1 px-4 py-3 transition-colors hover:bg-sunken sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-5">
      <div className="sm:pt-0.5">
        <ArticleDetails entry={entry} zone={zone} />
      </div>
      <div className="grid gap-0.5">
        <h3 className="text-16 font-strong" lang={lang}>
          <Link
            href={`${localePath(locale, '/news')}?id=${entry.id}`}
            className="text-main no-underline after:absolute after:inset-0 hover:underline"
          >
            {entry.title}
          </Link>
        </h3>
        <p className="max-w-prose text-14 text-ink-2" lang={lang}>
          {entry.summary}
        </p>
      </div>
    </article>
  );
}

/** Rows of articles below each other. */
export function NewsRows({ items, zone }: { items: readonly NewsEntry[]; zone: string }) {
  return (
    <ul
      data-card
      className="divide-y divide-line overflow-hidden rounded-b-8 border-t-2 border-main bg-surface shadow-card"
    >
      {items.map((entry) => (
        <li key={entry.id}>
          <NewsRow entry={entry} zone={zone} />
        </li>
      ))}
    </ul>
  );
}
