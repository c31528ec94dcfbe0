import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import type { Locale } from '#terms/locales.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import type { Article } from './data.server.ts';

const MARKS = { ready: ' ✓', partial: ' …', missing: '' } as const;

/** A language's name, and how far the stored article is written in it. */
export function languageTab(locale: Locale, state: keyof typeof MARKS | undefined): string {
  return `${languageNames[locale]}${MARKS[state ?? 'missing']}`;
}

interface LanguageFieldsProps {
  locale: Locale;
  texts: Article['content']['texts'][Locale];
  errors: FormErrors;
}

/** The words of an article in one language. */
export function LanguageFields({ locale, texts, errors }: LanguageFieldsProps) {
  const { t } = useLanguage<'office-news'>();
  const field = (name: 'title' | 'summary' | 'body' | 'image_alt') => ({
    label: t(`office-news.field.${name}`),
    name: `texts.${locale}.${name}`,
    defaultValue: texts?.[name] ?? '',
    error: errors[`texts.${locale}.${name}`],
    lang: htmlLangs[locale],
  });
  return (
    <div className="grid gap-4">
      <TextField {...field('title')} maxLength={160} />
      <TextArea {...field('summary')} rows={2} maxLength={400} />
      <TextArea {...field('body')} rows={14} maxLength={20_000} />
      <TextField {...field('image_alt')} hint={t('office-news.image.altHint')} maxLength={200} />
    </div>
  );
}
