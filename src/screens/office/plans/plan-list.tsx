import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import { DetailList, Panel } from '../panel.tsx';
import { ExportLink } from '../table/export-link.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { ChangePlan } from './change-plan.tsx';
import type { OfficePlan, PlansData } from './data.server.ts';
import { SetPrice } from './set-price.tsx';

/** The plan's name as the operator reads it. */
function usePlanName(): (plan: Pick<OfficePlan, 'names' | 'period'>) => string {
  const { locale } = useLanguage();
  return ({ names, period }) => names[locale] ?? names.en ?? period;
}

/** One card a plan: what it is, what it costs when, and what waits about it. */
export function PlanList({ plans, now }: PlansData) {
  const href = useOfficeHref();
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} now={now} />
        ))}
      </div>
      <ExportLink href={href('/office/api/list-exports/plans')} />
    </>
  );
}

function PlanCard({ plan, now }: { plan: OfficePlan; now: string }) {
  const { t } = useLanguage<'office-plans'>();
  const may = useMay();
  const href = useOfficeHref();
  const money = useMoney();
  const name = usePlanName()(plan);
  return (
    <Panel title={name}>
      {plan.requests.map((request) => (
        <Notice key={request.id} tone="warning">
          {t('office-plans.waiting')}{' '}
          <TextLink href={href(`/office/approvals/${request.id}`)}>{t('office-plans.open')}</TextLink>
        </Notice>
      ))}
      <DetailList
        details={[
          [t('office-plans.price'), money(plan.price)],
          [
            t('office-plans.onSale'),
            <Badge key="sale" tone={plan.on_sale ? 'win' : 'neutral'}>
              {t(plan.on_sale ? 'office-plans.onSale' : 'office-plans.notOnSale')}
            </Badge>,
          ],
          [t('office-plans.rank'), `${plan.rank} · ${t(`office-plans.period.${plan.period}`)}`],
          [t('office-plans.names'), Object.values(plan.names).join(' · ')],
        ]}
      />
      <Prices plan={plan} name={name} now={now} />
      {may('plans.propose') ? (
        <div className="flex flex-wrap gap-2">
          <SetPrice plan={plan} name={name} />
          <ChangePlan plan={plan} name={name} />
        </div>
      ) : null}
    </Panel>
  );
}

function Prices({ plan, name, now }: { plan: OfficePlan; name: string; now: string }) {
  const { t } = useLanguage<'office-plans'>();
  const { label } = usePunctuation();
  const { zone } = useOffice();
  const money = useMoney();
  return (
    <OfficeTable
      isPlain
      label={label(name, t('office-plans.history'))}
      rows={plan.prices}
      rowKey={({ valid_from: from }) => from ?? 'start'}
      empty="-"
      columns={[
        {
          key: 'from',
          header: t('office-plans.from'),
          render: ({ valid_from: from }) =>
            from === null ? t('office-plans.start') : formatDateTime(from, zone),
        },
        {
          key: 'price',
          header: t('office-plans.history'),
          numeric: true,
          render: ({ price }) => money(price),
        },
        {
          key: 'state',
          header: t('office-plans.stateHead'),
          render: ({ is_current: isCurrent, valid_from: from }) =>
            isCurrent ? (
              <Badge tone="win">{t('office-plans.current')}</Badge>
            ) : (
              t(from !== null && from > now ? 'office-plans.coming' : 'office-plans.past')
            ),
        },
      ]}
    />
  );
}
