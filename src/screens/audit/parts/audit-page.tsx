import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { MessageTone } from '#ui/message-store.ts';
import { Section } from '#ui/section.tsx';
import { toneColours, toneIcons } from '#ui/tone-style.ts';
import type { AuditData } from '../data.server.ts';
import { CheckList } from './check-list.tsx';
import type { Verdict } from './check-state.tsx';
import { History } from './history.tsx';

const tones = { green: 'success', grey: 'info', red: 'error' } as const satisfies Record<
  Verdict,
  MessageTone
>;

/** What must always be true of the site, checked by the site every hour and shown as it came out. */
export function AuditPage({ now, runs, page, lastPage, zone }: AuditData) {
  const { t, locale } = useLanguage<'audit'>();
  const { gap } = usePunctuation();
  const { checks, verdict, checked_at: checkedAt } = now;
  const held = checks.filter(({ state }) => state === 'holds').length;
  return (
    <>
      <header className="grid gap-1 pt-6 pb-3 sm:pt-8">
        <h1 className="text-14 font-medium">{t('audit.title')}</h1>
        <p
          className={classNames(
            'flex items-start gap-2.5 text-28 font-strong tight text-balance lg:text-40 lg:leading-[1.15] lg:[:lang(vi)_&]:leading-[1.3]',
            verdict === 'grey' ? 'text-main' : toneColours[tones[verdict]],
          )}
        >
          <Icon drawing={toneIcons[tones[verdict]]} size={24} className="mt-1.5 shrink-0 lg:mt-2.5" />
          {t(`audit.verdict.${verdict}`, { held, all: checks.length })}
        </p>
        <p className="max-w-prose text-14 text-ink-2">
          {t('audit.lead')}
          {gap}
          {checkedAt === null
            ? t('audit.verdict.never')
            : t('audit.verdict.at', { time: formatDateTime(checkedAt, zone) })}
        </p>
        <p className="flex flex-wrap gap-2 pt-2">
          <LinkButton size="small" href="/api/public/audit">
            {t('audit.json')}
          </LinkButton>
          <LinkButton size="small" href={localePath(locale, '/proof')}>
            {t('audit.proof')}
          </LinkButton>
        </p>
      </header>
      <Section title={t('audit.checks')} lead={t('audit.rule')} anchor="checks">
        <CheckList checks={checks} checkedAt={checkedAt} zone={zone} />
      </Section>
      <History runs={runs} page={page} lastPage={lastPage} zone={zone} />
    </>
  );
}
