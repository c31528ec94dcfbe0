import { Form } from 'react-router';
import { formatMoney, formatNumber, formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Stat } from '#ui/stat.tsx';
import type { SubscribeData } from '../data.server.ts';
import { leaguesWord, unitLimits } from '../subscribe-query.ts';
import type { Plan } from './plan-choice.tsx';
import { SeasonOutlook } from './season-outlook.tsx';

type LuckSectionProps = Pick<SubscribeData, 'outlook' | 'edge' | 'query' | 'season'> & { plan: Plan };

/** What the plan has to earn, and how luck could run, for the reader's own unit: said by us before they find it out. */
export function LuckSection({ plan, outlook, edge, query, season }: LuckSectionProps) {
  const { locale, t } = useLanguage<'subscribe'>();
  return (
    <Section title={t('subscribe.luck.title')} lead={t('subscribe.luck.lead')} anchor="luck">
      <Card className="grid gap-5">
        <UnitForm query={query} plan={plan} />
        {outlook === null || edge === null ? (
          <Notice>{t('subscribe.luck.unknown')}</Notice>
        ) : (
          <>
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
              <Stat
                label={t('subscribe.luck.needed')}
                value={formatMoney(Math.round(outlook.needed), plan.currency, locale)}
                margin={t('subscribe.luck.ofUnit', { share: formatPercent(outlook.neededShare) })}
                note={t('subscribe.luck.neededNote', { picks: outlook.picks })}
              />
              <Stat
                label={t('subscribe.luck.behind')}
                value={formatPercent(outlook.behind.value, 0)}
                margin={`${formatPercent(outlook.behind.best, 0)}–${formatPercent(outlook.behind.worst, 0)}`}
                note={t('subscribe.luck.behindNote', { share: formatPercent(outlook.behindWithoutFee, 0) })}
              />
              <Stat
                label={t('subscribe.luck.run')}
                value={formatNumber(outlook.losingRun)}
                note={t('subscribe.luck.runNote')}
              />
            </div>
            {outlook.isShownProfitable ? null : (
              <Notice tone="warning">{t('subscribe.luck.notShown')}</Notice>
            )}
            <p className="max-w-prose text-12 text-ink-3">
              {t(edge.origin === 'live' ? 'subscribe.luck.basisLive' : 'subscribe.luck.basisAfterwards', {
                n: edge.n,
                rate: formatPercent(edge.win.value),
                roi: formatSignedPercent(edge.roi.value),
                low: formatSignedPercent(edge.roi.interval[0]),
                high: formatSignedPercent(edge.roi.interval[1]),
              })}
            </p>
          </>
        )}
        <SeasonOutlook season={season} />
      </Card>
    </Section>
  );
}

/** Answers in the address, so that it works without scripts and can be sent to somebody. */
function UnitForm({ query, plan }: Pick<LuckSectionProps, 'query' | 'plan'>) {
  const { locale, t } = useLanguage<'subscribe'>();
  const leagues = leaguesWord(query);
  return (
    <Form
      method="get"
      action={localePath(locale, '/subscribe')}
      replace
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="plan" value={plan.id} />
      {query.coupon === null ? null : <input type="hidden" name="coupon" value={query.coupon} />}
      {leagues === null ? null : <input type="hidden" name="leagues" value={leagues} />}
      <div className="w-56">
        <TextField
          key={query.unit}
          name="unit"
          type="number"
          inputMode="numeric"
          min={unitLimits.least}
          max={unitLimits.most}
          label={t('subscribe.luck.unit')}
          defaultValue={query.unit}
          required
        />
      </div>
      <Button type="submit">{t('subscribe.luck.calculate')}</Button>
    </Form>
  );
}
