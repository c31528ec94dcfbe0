import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { ModelState } from '../parts/model-state.tsx';
import { useRecipe } from '../parts/use-recipe.ts';
import { writeScore } from '../parts/write-score.ts';
import { ExportLink } from '../table/export-link.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { ModelRow } from './data.server.ts';
import { winnerTotal } from './winner-total.ts';

/** Every model of every sport: what it is now, what it learned from, and how it stands against the closing price. */
export function ModelList({ models }: { models: readonly ModelRow[] }) {
  const { t } = useLanguage<'office-models'>();
  const href = useOfficeHref();
  const recipe = useRecipe();
  return (
    <>
      <OfficeTable
        label={t('office-models.list')}
        stack="values"
        rows={models}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/office/models/${id}`)}
        empty={t('office-models.empty')}
        columns={[
          {
            key: 'name',
            header: t('office-models.name'),
            render: ({ name }) => <span className="whitespace-nowrap">{name}</span>,
          },
          {
            key: 'state',
            header: t('office-models.stateHead'),
            render: ({ state }) => <ModelState state={state} />,
          },
          {
            key: 'since',
            header: t('office-models.since'),
            roomy: true,
            render: ({ since }) => <OfficeTime at={since} />,
          },
          {
            key: 'recipe',
            header: t('office-models.recipe'),
            wideOnly: true,
            render: ({ hyper_parameters: parameters }) => recipe(parameters),
          },
          {
            key: 'games',
            header: t('office-models.games'),
            numeric: true,
            render: ({ games }) => formatNumber(games),
          },
          {
            key: 'logLoss',
            header: t('office-models.logLoss'),
            numeric: true,
            render: (model) => writeScore(winnerTotal(model)?.logLoss),
          },
          {
            key: 'brier',
            header: t('office-models.brier'),
            numeric: true,
            wideOnly: true,
            render: (model) => writeScore(winnerTotal(model)?.brier),
          },
          {
            key: 'close',
            header: t('office-models.againstClose'),
            numeric: true,
            render: (model) => <AgainstClose model={model} />,
          },
        ]}
      />
      <ExportLink href={href('/office/api/list-exports/models')} />
    </>
  );
}

function AgainstClose({ model }: { model: ModelRow }) {
  const { t } = useLanguage<'office-models'>();
  const total = winnerTotal(model);
  if (total === null || total.difference === null)
    return <span className="text-ink-3">{t('office-models.unmeasured')}</span>;
  const sign = total.difference > 0 ? '+' : '';
  return `${sign}${formatNumber(total.difference, 4)} (n = ${formatNumber(total.n)})`;
}
