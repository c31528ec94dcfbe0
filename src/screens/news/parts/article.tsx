import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icon-paths.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ShareDisclosure } from '../../share-disclosure.tsx';
import type { NewsData, NewsEntry } from '../data.server.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleDetails } from './article-details.tsx';
import { ArticleTags } from './article-tags.tsx';
import { NewsRows } from './news-row.tsx';

interface ArticleProps {
  article: Extract<NewsData, { kind: 'article' }>['article'];
  /** What it is about: beside the text where there is room, else below it. */
  matches: ReactNode;
  more: readonly NewsEntry[];
  zone: string;
  /** Null where there is no picture of it. */
  shareCode: string | null;
  origin: string;
}

/** One article, and a few others to go on with. */
export function Article({ article, matches, more, zone, shareCode, origin }: ArticleProps) {
  const { locale, t } = useLanguage<'news'>();
  const lang = article.lang ?? undefined;
  return (
    <>
      <p className="pt-6 text-14">
        <Link
          href={localePath(locale, '/news')}
          className="inline-flex items-center gap-1 text-primary-ink underline-offset-3 hover:underline"
        >
          <Icon drawing={chevronLeftIcon} size={16} />
          {t('news.back')}
        </Link>
      </p>
      <div className="grid gap-x-8 pt-4 pb-8 max-xl:gap-y-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <article className="grid max-w-prose content-start gap-4">
          {article.isPreview ? <Notice>{t('news.preview')}</Notice> : null}
          <header className="grid gap-2">
            <ArticleDetails entry={article} zone={zone} withTime />
            <h1 lang={lang} className="text-28 font-strong tight">
              {article.title}
            </h1>
            <p lang={lang} className="text-16 text-ink-2">
              {article.summary}
            </p>
          </header>
          {article.image === null ? null : (
            <img src={article.image.url} alt={article.image.alt} className="w-full rounded-8 bg-sunken" />
          )}
          <div lang={lang} className="grid gap-4">
            <ArticleBody blocks={article.blocks} />
          </div>
          {article.source === null ? null : (
            <p className="text-14 text-ink-2">
              <TextLink
                className="tap"
                href={article.source.url}
                target="_blank"
                rel="nofollow noopener noreferrer"
              >
                {t('news.source', { name: article.source.name })}
              </TextLink>
            </p>
          )}
          {shareCode === null ? null : <ShareDisclosure code={shareCode} origin={origin} />}
          <ArticleTags teams={article.teams} games={article.games} />
        </article>
        {matches}
      </div>
      {more.length === 0 ? null : (
        <Section title={t('news.more')}>
          <NewsRows items={more} zone={zone} />
        </Section>
      )}
    </>
  );
}
