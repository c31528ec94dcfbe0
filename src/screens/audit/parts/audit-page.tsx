import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { MessageTone } from '#ui/message-store.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
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
  const { checks, verdict, checked_at: checkedAt } = now;
  const held = checks.filter(({ state }) => state === 'holds').length;
  return (
    <>
      <PageHeader
        title={t('audit.title')}
        lead={t('audit.lead')}
        actions={
          <>
            <LinkButton size="small" href="/api/public/audit">
              {t('audit.json')}
            </LinkButton>
            <LinkButton size="small" href={localePath(locale, '/proof')}>
              {t('audit.proof')}
            </LinkButton>
          </>
        }
      />
      <Notice tone={tones[verdict]}>
        <p className="font-medium text-main">{t(`audit.verdict.${verdict}`, { held, all: checks.length })}</p>
        <p>
          {checkedAt === null
            ? t('audit.verdict.never')
            : t('audit.verdict.at', { time: formatDateTime(checkedAt, zone) })}
        </p>
      </Notice>
      <Section title={t('audit.checks')} lead={t('audit.rule')} anchor="checks">
        <CheckList checks={checks} zone={zone} />
      </Section>
      <History runs={runs} page={page} lastPage={lastPage} zone={zone} />
    </>
  );
}
