import { useLanguage } from '#i18n/language-provider.tsx';
import { shortLanguageNames } from '#i18n/locales.ts';
import type { NewsStatus } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

type LanguageState = 'ready' | 'partial' | 'missing';

const TONES: Readonly<Record<NewsStatus, BadgeTone>> = {
  draft: 'neutral',
  review: 'warn',
  scheduled: 'brand',
  published: 'win',
};

interface NewsStateProps {
  subject: {
    readonly status: NewsStatus;
    readonly is_live: boolean;
    readonly has_changes: boolean;
    readonly is_removed: boolean;
    readonly is_sample: boolean;
  };
}

/** Where an article stands on its way, and whether readers see it meanwhile. */
export function NewsState({ subject }: NewsStateProps) {
  const { t } = useLanguage<'office-news'>();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {subject.is_removed ? (
        <Badge tone="lose">{t('office-news.removed')}</Badge>
      ) : (
        <Badge tone={TONES[subject.status]}>{t(`office-news.status.${subject.status}`)}</Badge>
      )}
      {subject.has_changes ? <Badge tone="win">{t('office-news.liveOlder')}</Badge> : null}
      {subject.is_sample ? <Badge>{t('office-news.sample')}</Badge> : null}
    </span>
  );
}

const MARKS: Readonly<Record<LanguageState, string>> = { ready: '✓', partial: '…', missing: '–' };

/** In which languages an article is written. */
export function LanguageMarks({ states }: { states: Readonly<Record<string, LanguageState>> }) {
  const { t } = useLanguage<'office-news'>();
  return (
    <ul className="flex flex-wrap gap-x-3 whitespace-nowrap">
      {LOCALES.map((locale) => {
        const state = states[locale] ?? 'missing';
        return (
          <li key={locale} className={state === 'ready' ? 'text-ink' : 'text-ink-3'}>
            {shortLanguageNames[locale]} <span aria-hidden="true">{MARKS[state]}</span>
            <span className="sr-only">{t(`office-news.language.${state}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
