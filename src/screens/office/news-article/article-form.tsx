import { useState } from 'react';
import { saveNewsContract } from '#api/office/news/[id].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeForm } from '../form/use-office-form.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { Panel } from '../panel.tsx';
import type { Article } from './data.server.ts';
import { HeroImage } from './hero-image.tsx';
import { LanguageFields, languageTab } from './language-fields.tsx';
import { TagPicker } from './tag-picker.tsx';

interface ArticleFormProps {
  subject: { readonly article: Article; readonly images: string; readonly seen: number };
  onTyped: () => void;
  onSaved: (version: number) => void;
}

/** The words of an article in four languages, its picture, its tags and its source. */
export function ArticleForm({ subject: { article, images, seen }, onTyped, onSaved }: ArticleFormProps) {
  const { t, locale: own } = useLanguage<'office-news'>();
  const { list } = usePunctuation();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const [tags, setTags] = useState({ teams: article.teams, games: article.games });
  const [image, setImage] = useState(article.content.image_path);
  const isOpen = may('content.edit') && !article.is_removed;
  const { ref, errors, isBusy, onSubmit } = useOfficeForm({
    send: (form) =>
      call(saveNewsContract, {
        params: { id: article.id },
        body: {
          version: seen,
          source: sourceOf(form, article),
          content: {
            texts: textsOf(form),
            team_ids: tags.teams.map(({ id }) => id),
            game_ids: tags.games.map(({ id }) => id),
            image_path: image,
          },
        },
      }),
    onDone: ({ version }) => {
      onSaved(version);
      say({ tone: 'success', text: t('office-news.saved') });
    },
  });
  const wrong = LOCALES.filter((locale) =>
    Object.keys(errors).some((name) => name.startsWith(`texts.${locale}.`)),
  );
  return (
    <form ref={ref} onSubmit={onSubmit} onChange={onTyped} noValidate>
      <fieldset disabled={!isOpen} className="grid min-w-0 gap-4">
        <div role="alert" className="grid gap-2 empty:hidden">
          {errors.base ? <Notice tone="error">{errors.base}</Notice> : null}
          {wrong.length > 0 ? (
            <Notice tone="error">
              {t('office-news.wrongIn', { languages: list(wrong.map((one) => languageNames[one])) })}
            </Notice>
          ) : null}
        </div>
        <Panel title={t('office-news.text')}>
          <Tabs
            label={t('office-news.languages')}
            initialKey={firstLanguage(article, own)}
            items={LOCALES.map((locale) => ({
              key: locale,
              label: languageTab(locale, article.languages[locale]),
              panel: <LanguageFields locale={locale} texts={article.content.texts[locale]} errors={errors} />,
            }))}
          />
          <p className="text-12 text-ink-3">{t('office-news.markup')}</p>
        </Panel>
        <Panel title={t('office-news.image.title')}>
          <HeroImage
            path={image}
            images={images}
            mayEdit={isOpen}
            onChange={(path) => {
              setImage(path);
              onTyped();
            }}
          />
        </Panel>
        <Panel title={t('office-news.tags.title')}>
          <TagPicker
            tags={tags}
            onChange={(next) => {
              setTags(next);
              onTyped();
            }}
          />
        </Panel>
        <Panel title={t('office-news.source.title')}>
          <p className="text-14 text-ink-2">{t('office-news.source.text')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t('office-news.source.name')}
              name="source_name"
              defaultValue={article.source?.name ?? ''}
              maxLength={120}
              readOnly={article.is_live}
              error={errors.source_name}
            />
            <TextField
              label={t('office-news.source.url')}
              name="source.url"
              type="url"
              placeholder="https://"
              defaultValue={article.source?.url ?? ''}
              maxLength={500}
              readOnly={article.is_live}
              error={errors['source.url']}
            />
          </div>
        </Panel>
        {isOpen ? (
          <div>
            <Button type="submit" tone="primary" needsScripts busy={isBusy}>
              {t('office-news.save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

function textsOf(form: FormData) {
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        title: textOf(form, `texts.${locale}.title`),
        summary: textOf(form, `texts.${locale}.summary`),
        body: textOf(form, `texts.${locale}.body`),
        image_alt: textOf(form, `texts.${locale}.image_alt`),
      },
    ]),
  );
}

function sourceOf(form: FormData, { is_live: isLive, source }: Article) {
  if (isLive) return source;
  const [name, url] = [textOf(form, 'source_name'), textOf(form, 'source.url')];
  return name === '' && url === '' ? null : { name, url };
}

/** The operator's own language, unless the article is written in others alone. */
function firstLanguage({ content }: Article, own: Locale): Locale {
  const written = LOCALES.filter((locale) => content.texts[locale] !== undefined);
  return written.includes(own) ? own : (written[0] ?? own);
}
