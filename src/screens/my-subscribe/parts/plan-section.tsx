import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { MySubscribeData } from '../data.server.ts';

/** How many days are left: the largest thing of the page. Then until when, and that nothing renews by itself. */
export function PlanSection({ plan }: Pick<MySubscribeData, 'plan'>) {
  const { locale, t } = useLanguage<'account' | 'errors'>();
  const isActive = plan?.isActive === true;
  return (
    <section aria-label={t('account.plan.title')} className="grid gap-2 pt-4 lg:pt-8">
      <p className="flex flex-wrap items-center gap-2 text-12 text-ink-3">
        {t('account.title')}
        {isActive ? <Badge tone="win">{t('account.plan.status.active')}</Badge> : null}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-28 leading-[1.2] font-strong tight text-main lg:text-40 lg:leading-[1.15] lg:[:lang(vi)_&]:leading-[1.3]">
            {isActive ? t('account.plan.daysLeft', { count: plan.daysLeft }) : t('errors.empty.subscription')}
          </h1>
          {plan === null ? null : (
            <p className="text-14 text-ink-2">
              {isActive ? (
                <>
                  {t('account.plan.runs', { plan: plan.name, date: plan.end })}{' '}
                  <Badge>{t('account.plan.noRenewal')}</Badge>
                </>
              ) : (
                t('account.plan.ended', { date: plan.end })
              )}
            </p>
          )}
        </div>
        {/* Of a plan that runs the card below says what can follow. */}
        {isActive ? null : (
          <LinkButton href={localePath(locale, '/subscribe')} tone="primary">
            {t('account.plan.see')}
          </LinkButton>
        )}
      </div>
      {isActive ? <DayBar plan={plan} /> : null}
      {isActive ? <p className="text-12 text-ink-3">{t('account.plan.renewText')}</p> : null}
    </section>
  );
}

/** The period as a bar, the days that have passed in it lighter. */
function DayBar({ plan: { daysLeft, days, start, end } }: { plan: NonNullable<MySubscribeData['plan']> }) {
  const { t } = useLanguage<'account'>();
  const used = Math.max(0, days - daysLeft);
  const share = `${((Math.min(used, days) / days) * 100).toFixed(2)}%`;
  return (
    <div className="grid gap-1 pt-2">
      <svg
        width="100%"
        height="10"
        role="img"
        aria-label={t('account.plan.bar', { used, days })}
        className="block"
      >
        <rect width="100%" height="10" className="fill-ink-2" />
        <rect width={share} height="10" className="fill-track" />
      </svg>
      <p className="flex justify-between gap-4 text-12 text-ink-3">
        <span>{start.slice(0, 10)}</span>
        <span>{t('account.plan.bar', { used, days })}</span>
        <span>{end.slice(0, 10)}</span>
      </p>
    </div>
  );
}
