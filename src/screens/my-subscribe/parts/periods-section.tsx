import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { History } from '../history.server.ts';

const tones = { active: 'win', inactive: 'neutral', expired: 'neutral' } as const;

/** Every period with its dates and its state, the newest first. */
export function PeriodsSection({ periods }: Pick<History, 'periods'>) {
  const { t } = useLanguage<'periods' | 'errors'>();
  return (
    <Section title={t('periods.title')} lead={t('periods.lead')}>
      <Card flush className="rounded-t-none border-t-2 border-main">
        {periods.length === 0 ? (
          <p className="px-4 py-4 text-14 text-ink-2 sm:px-5">{t('errors.empty.subscription')}</p>
        ) : (
          <ul>
            {periods.map((period) => (
              <li key={period.id} className="border-line px-4 py-3 not-first:border-t sm:px-5">
                <PeriodRow period={period} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}

function PeriodRow({ period }: { period: History['periods'][number] }) {
  const { locale, t } = useLanguage<'periods'>();
  const { plan, from, until, status, reason, kind, order_id: order, frozen_days: frozen } = period;
  return (
    <div className="grid gap-1 text-14">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-16 font-medium text-main">{plan.name}</span>
        <Badge tone={tones[status]}>{t(`periods.${status}`)}</Badge>
        {kind === 'granted' ? <Badge>{t('periods.granted')}</Badge> : null}
        {reason === null ? null : <span className="text-12 text-ink-3">{t(`periods.${reason}`)}</span>}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        <div className="flex gap-2">
          <dt>{t('periods.column.start')}</dt>
          <dd className="text-ink">{from}</dd>
        </div>
        <div className="flex gap-2">
          <dt>{t('periods.column.expiry')}</dt>
          <dd className="text-ink">{until}</dd>
        </div>
      </dl>
      {frozen > 0 ? <p className="text-12 text-ink-3">{t('periods.frozen', { count: frozen })}</p> : null}
      {order === null ? null : (
        <p>
          <TextLink href={`${localePath(locale, '/purchase')}?order=${order}`} className="tap">
            {t('periods.order')} <span className="sr-only">{plan.name}</span>
          </TextLink>
        </p>
      )}
    </div>
  );
}
