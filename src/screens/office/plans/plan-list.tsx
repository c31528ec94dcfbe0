import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { ExportLink } from '../table/export-link.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { ChangePlan } from './change-plan.tsx';
import type { OfficePlan, PlansData } from './data.server.ts';
import { PlanPrices } from './plan-prices.tsx';
import { SetPrice } from './set-price.tsx';

/** One row a plan: what it is called, what it costs and will cost, whether it can be ordered, and what waits about it. */
export function PlanList({ plans, now }: PlansData) {
  const { t } = useLanguage<'office-plans'>();
  const href = useOfficeHref();
  return (
    <>
      <OfficeTable
        label={t('office-plans.title')}
        columns={useColumns(now)}
        rows={plans}
        rowKey={({ id }) => String(id)}
      />
      <ExportLink href={href('/office/api/list-exports/plans')} />
    </>
  );
}

function useColumns(now: string): readonly [OfficeColumn<OfficePlan>, ...OfficeColumn<OfficePlan>[]] {
  const { t, locale } = useLanguage<'office-plans'>();
  const may = useMay();
  const nameOf = ({ names, period }: OfficePlan) => names[locale] ?? names.en ?? period;
  return [
    {
      key: 'name',
      header: t('office-plans.plan'),
      render: (plan) => (
        <>
          <span className="font-medium whitespace-nowrap text-main">{nameOf(plan)}</span>
          <span className="block text-12 text-ink-3 max-md:hidden">
            {Object.values(plan.names)
              .filter((name, index, all) => name !== nameOf(plan) && all.indexOf(name) === index)
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'price',
      header: t('office-plans.price'),
      render: (plan) => (
        <>
          <PlanPrices plan={plan} name={nameOf(plan)} now={now} />
          <div className="pt-1 md:hidden">
            <PlanState plan={plan} />
          </div>
        </>
      ),
    },
    {
      key: 'sale',
      header: t('office-plans.stateHead'),
      wideOnly: true,
      render: (plan) => <PlanState plan={plan} />,
    },
    {
      key: 'rank',
      header: t('office-plans.rank'),
      numeric: true,
      wideOnly: true,
      render: ({ rank }) => rank,
    },
    {
      key: 'actions',
      header: t('office-plans.actions'),
      isHidden: !may('plans.propose'),
      render: (plan) => {
        const labelOf = (verb: string) => joinLabel(verb, nameOf(plan), locale);
        return (
          <RowActions>
            <SetPrice plan={plan} name={nameOf(plan)} label={labelOf(t('office-plans.setPrice.verb'))} />
            <ChangePlan plan={plan} name={nameOf(plan)} label={labelOf(t('office-plans.change.verb'))} />
          </RowActions>
        );
      },
    },
  ];
}

/** Whether it can be ordered, and the changes that an owner has not decided on. */
function PlanState({ plan }: { plan: OfficePlan }) {
  const { t } = useLanguage<'office-plans'>();
  const href = useOfficeHref();
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={plan.on_sale ? 'win' : 'neutral'}>
        {t(plan.on_sale ? 'office-plans.onSale' : 'office-plans.notOnSale')}
      </Badge>
      {plan.requests.map(({ id }) => (
        <TextLink key={id} href={href(`/office/approvals/${id}`)} className="text-12 break-keep">
          {t('office-plans.waiting')}
        </TextLink>
      ))}
    </div>
  );
}
