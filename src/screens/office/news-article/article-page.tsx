import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LanguageMarks } from '../news-state.tsx';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { ArticleForm } from './article-form.tsx';
import { ArticleSteps } from './article-steps.tsx';
import type { NewsArticleData } from './data.server.ts';

/**
 * An article in the making. What was typed stays until it is saved, also where a colleague was quicker; then their text is taken
 * over only when that is asked for.
 */
export function ArticlePage({ article, previews, images }: NewsArticleData) {
  const { t } = useLanguage<'office-news'>();
  const [seen, setSeen] = useState(article.version);
  const [isDirty, setDirty] = useState(false);
  const [formKey, setFormKey] = useState(0);
  const isOvertaken = seen !== article.version;
  useWarningBeforeLeaving(isDirty);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 gap-4">
        {isOvertaken ? (
          <Notice tone="warning">
            {t('office-news.overtaken')}{' '}
            <Button
              size="small"
              onClick={() => {
                setSeen(article.version);
                setDirty(false);
                setFormKey((key) => key + 1);
              }}
            >
              {t('office-news.takeOver')}
            </Button>
          </Notice>
        ) : null}
        {article.review_note === null ? null : (
          <Notice>{t('office-news.returned', { note: article.review_note })}</Notice>
        )}
        <ArticleForm
          // The fields take the stored text again only when the operator asks for it.
          key={formKey}
          subject={{ article, images, seen }}
          onTyped={() => setDirty(true)}
          onSaved={(version) => {
            setSeen(version);
            setDirty(false);
          }}
        />
      </div>
      <aside className="grid gap-4">
        <ArticleSteps article={article} isDirty={isDirty} onDone={setSeen} />
        <ArticleDetails article={article} />
        <Panel title={t('office-news.preview.title')}>
          <p className="text-14 text-ink-2">{t('office-news.preview.text')}</p>
          <ul className="grid gap-1 text-14">
            {previews.map(({ locale, href }) => (
              <li key={locale}>
                <TextLink href={href} target="_blank" rel="noreferrer">
                  {languageNames[locale]}
                </TextLink>
              </li>
            ))}
          </ul>
        </Panel>
      </aside>
    </div>
  );
}

function ArticleDetails({ article }: Pick<NewsArticleData, 'article'>) {
  const { t } = useLanguage<'office-news'>();
  const moment = (at: string | null) => <OfficeTime key="at" at={at} />;
  return (
    <Panel title={t('office-news.facts')}>
      <DetailList
        details={[
          [t('office-news.languages'), <LanguageMarks key="languages" states={article.languages} />],
          [t('office-news.author'), article.author ?? '-'],
          [t('office-news.writers'), article.writers.join(', ') || '-'],
          [t('office-news.published'), moment(article.published_at)],
          [t('office-news.planned'), moment(article.publish_at)],
          [t('office-news.touched'), moment(article.updated_at)],
        ]}
      />
    </Panel>
  );
}

function useWarningBeforeLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
