import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import type { Standings } from '../data.server.ts';

const NOT_COUNTED = {
  soccer: 'standings.order.notSoccer',
  basketball: 'standings.order.notBasketball',
  baseball: 'standings.order.notBaseball',
} as const;

/** What decides the order, the first before the next, and what of the league's rules is not counted here. */
export function OrderRules({ standings: { criteria, league, points } }: { standings: Standings }) {
  const { t } = useLanguage<'standings'>();
  return (
    <Section title={t('standings.order.title')} lead={t('standings.order.lead')}>
      <Card className="grid gap-3 text-14">
        <ol className="grid list-decimal gap-1 pl-5">
          {criteria.map((criterion) => (
            <li key={criterion}>
              {criterion === 'points'
                ? t('standings.order.points', { ...(points ?? { win: 3, draw: 1 }) })
                : t(`standings.order.${criterion}`)}
            </li>
          ))}
        </ol>
        {criteria.some((one) => one.startsWith('direct_')) ? (
          <p className="max-w-prose text-ink-2">{t('standings.order.direct')}</p>
        ) : null}
        <p className="max-w-prose text-ink-2">{t(NOT_COUNTED[league.sport])}</p>
      </Card>
    </Section>
  );
}
