import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import type { MySubscribeData } from '../data.server.ts';

/** The plan that runs, until when, and that nothing renews by itself. */
export function PlanSection({ plan }: Pick<MySubscribeData, 'plan'>) {
  const { locale, t } = useLanguage<'account' | 'errors'>();
  const see = <LinkButton href={localePath(locale, '/subscribe')}>{t('account.plan.see')}</LinkButton>;
  return (
    <Section title={t('account.plan.title')} actions={plan?.isActive ? see : undefined}>
      <Card>
        {plan?.isActive ? (
          <div className="grid gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-20 font-strong text-main">{plan.name}</span>
              <Badge tone="win">{t('account.plan.status.active')}</Badge>
              <Badge>{t('account.plan.noRenewal')}</Badge>
            </p>
            <p className="text-16">
              {t('account.plan.until', { date: plan.end })}{' '}
              <span className="text-14 text-ink-2">
                · {t('account.plan.daysLeft', { count: plan.daysLeft })}
              </span>
            </p>
            <p className="text-14 text-ink-3">{t('account.plan.from', { date: plan.start })}</p>
          </div>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <div className="grid gap-1">
              <p className="text-16 font-medium text-main">{t('errors.empty.subscription')}</p>
              {plan === null ? null : (
                <p className="text-14 text-ink-2">{t('account.plan.ended', { date: plan.end })}</p>
              )}
            </div>
            {see}
          </div>
        )}
      </Card>
    </Section>
  );
}
