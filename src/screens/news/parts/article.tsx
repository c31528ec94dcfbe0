import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icon-paths.ts';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import type { NewsEntry } from '../data.server.ts';
import { ArticleFacts } from './article-facts.tsx';
import { NewsCard } from './news-card.tsx';

interface ArticleProps {
  article: NewsEntry & { paragraphs: readonly string[] };
  more: readonly NewsEntry[];
  zone: string;
}

/** One article, and a few others to go on with. */
export function Article({ article, more, zone }: ArticleProps) {
  const { locale, t } = useLanguage<'news'>();
  const lang = article.lang ?? undefined;
  return (
    <>
      <p className="pt-6 text-14">
        <Link
          href={localePath(locale, '/news')}
          className="inline-flex items-center gap-1 text-primary-ink underline-offset-3 hover:underline"
        >
          <Icon of={chevronLeftIcon} size={16} />
          {t('news.back')}
        </Link>
      </p>
      <article className="grid max-w-prose gap-4 pt-4 pb-8">
        <header className="grid gap-2">
          <ArticleFacts entry={article} zone={zone} withTime />
          <h1 lang={lang} className="text-28 font-strong tight">
            {article.title}
          </h1>
          <p lang={lang} className="text-16 text-ink-2">
            {article.summary}
          </p>
        </header>
        {article.paragraphs.map((paragraph) => (
          <p key={paragraph} lang={lang} className="text-16 whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </article>
      {more.length === 0 ? null : (
        <Section title={t('news.more')}>
          <ul className="grid gap-3">
            {more.map((entry) => (
              <li key={entry.id}>
                <NewsCard entry={entry} zone={zone} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
