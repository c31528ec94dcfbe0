import { formatPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import {
  EXPERIMENT_GOALS,
  EXPERIMENT_KINDS,
  EXPERIMENT_PLACES,
  MAX_EXPERIMENT_DAYS,
} from '#terms/experiments.ts';
import { Notice } from '#ui/notice.tsx';
import { Stat } from '#ui/stat.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { Panel } from '../panel.tsx';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import type { NewExperimentData } from './data.server.ts';
import { PlanForm } from './plan-form.tsx';

/** First how many visitors it takes, then what is tried: nothing can be saved before the first is known. */
export function NewExperiment(data: NewExperimentData) {
  const { choices, kind, difference } = data;
  const { t } = useLanguage<'office-experiments'>();
  const isReady = kind === 'count' || (choices.size !== null && choices.size.days <= MAX_EXPERIMENT_DAYS);
  return (
    <>
      <FilterBar submitLabel={t('office-experiments.compute')}>
        <FilterSelect
          name="kind"
          label={t('office-experiments.kind')}
          options={['text' as const, ...EXPERIMENT_KINDS.filter((one) => one !== 'text')]
            .filter((one) => one !== 'layout' || choices.layouts.length > 0 || kind === 'layout')
            .map((value) => ({ value, label: t(`office-experiments.kinds.${value}`) }))}
        />
        <FilterSelect
          name="place"
          label={t('office-experiments.place')}
          options={EXPERIMENT_PLACES.map((value) => ({
            value,
            label: t(`office-experiments.places.${value}`),
          }))}
        />
        <FilterSelect
          name="goal"
          label={t('office-experiments.goal')}
          options={EXPERIMENT_GOALS.map((value) => ({
            value,
            label: t(`office-experiments.goals.${value}`),
          }))}
        />
        {kind === 'count' ? null : (
          <FilterText
            name="difference"
            label={t('office-experiments.smallest')}
            placeholder="2"
            inputMode="decimal"
            type="text"
          />
        )}
      </FilterBar>
      {kind === 'count' ? null : <Size {...data} />}
      {isReady ? <PlanForm key={`${kind} ${choices.place}`} {...data} difference={difference} /> : null}
    </>
  );
}

/** What our own rows say of the page, and how many visitors that makes. */
function Size({ choices, difference, isBad }: NewExperimentData) {
  const { t } = useLanguage<'office-experiments'>();
  const href = useOfficeHref();
  const { baseline, size, place, goal } = choices;
  if (baseline === null) {
    return (
      <Notice tone="warning">
        {t('office-experiments.noBaseline')}{' '}
        <TextLink href={href('/office/experiments/new', { kind: 'count', place, goal })}>
          {t('office-experiments.kinds.count')}
        </TextLink>
      </Notice>
    );
  }
  const rate = baseline.converted / baseline.visitors;
  const missing = isBad ? 'badDifference' : difference === null ? 'enterDifference' : 'beyondAll';
  return (
    <Panel title={t('office-experiments.plan')}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Stat
          label={t('office-experiments.baseline')}
          value={formatPercent(rate, 2)}
          note={t('office-experiments.baselineText', {
            visitors: formatNumber(baseline.visitors),
            converted: formatNumber(baseline.converted),
            rate: formatPercent(rate, 2),
          })}
        />
        <Stat
          label={t('office-experiments.perDay')}
          value={formatNumber(Math.round(baseline.visitors_per_day))}
        />
        {size === null ? null : (
          <>
            <Stat
              label={t('office-experiments.needed')}
              value={formatNumber(size.visitors)}
              note={t('office-experiments.neededNote')}
            />
            <Stat label={t('office-experiments.days')} value={formatNumber(size.days)} />
          </>
        )}
      </div>
      {size === null ? (
        <Notice tone={isBad || difference !== null ? 'warning' : 'info'}>
          <p>{t(`office-experiments.${missing}`)}</p>
          <p>{t('office-experiments.smallestHint')}</p>
        </Notice>
      ) : null}
      {size !== null && size.days > MAX_EXPERIMENT_DAYS ? (
        <Notice tone="warning">
          {t('office-experiments.tooLong', {
            days: formatNumber(size.days),
            most: formatNumber(MAX_EXPERIMENT_DAYS),
          })}
        </Notice>
      ) : null}
    </Panel>
  );
}
