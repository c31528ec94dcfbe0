import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { modelIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import {
  type Interval,
  returnInterval,
  sideInterval,
  sideOf,
  unitsInterval,
  verdictOf,
} from '../figure-labels.ts';
import type { CompareContent, Comparison } from '../model-content.ts';
import { addHref, listHref, modelHref, showHref } from '../model-href.ts';
import { configLine } from './model-state.tsx';
import { ResultsTable } from './results-table.tsx';

const CompareCurves = import.meta.env.SSR
  ? (await import('./compare-curves.tsx')).CompareCurves
  : lazy(async () => ({ default: (await loadPart(() => import('./compare-curves.tsx'))).CompareCurves }));

/** Two models face to face: the same figures of both, and whether their difference is more than luck. */
export function CompareModels({ content }: { content: CompareContent }) {
  const { locale, t } = useLanguage<'customModel'>();
  const { models, comparison } = content;
  return (
    <>
      <PageHeader
        title={t('customModel.compare.title')}
        lead={t('customModel.compare.lead')}
        actions={
          <TextLink href={listHref(locale)} className="tap">
            {t('customModel.all')}
          </TextLink>
        }
      />
      {models.length < 2 ? (
        <Card>
          <EmptyState
            icon={modelIcon}
            title={t('customModel.compare.few')}
            action={
              <LinkButton tone="primary" href={addHref(locale)}>
                {t('customModel.add')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <Pickers content={content} />
      )}
      {comparison === null ? null : <Compared comparison={comparison} />}
    </>
  );
}

/** An ordinary form, so that it also works where no script runs. */
function Pickers({ content: { query, models } }: { content: CompareContent }) {
  const { locale, t } = useLanguage<'customModel'>();
  const navigate = useNavigate();
  const pick = (name: 'left' | 'right', other: 'left' | 'right') => (
    <Select
      // The list follows the address, also when the reader goes back in their history.
      key={`${name} ${query[name]}`}
      name={name}
      label={t(`customModel.compare.${name}`)}
      defaultValue={query[name] ?? ''}
      placeholder={t('customModel.compare.choose')}
      options={models
        .filter(({ id }) => id !== query[other])
        .map(({ id, name: label }) => ({ value: id, label }))}
      onChange={({ currentTarget }) =>
        navigate(modelHref(locale, { ...query, [name]: currentTarget.value || null }), {
          preventScrollReset: true,
        })
      }
    />
  );
  return (
    <Card>
      <form method="get" action={localePath(locale, '/customModel')} className="grid gap-3 sm:grid-cols-2">
        <input type="hidden" name="view" value="compare" />
        {pick('left', 'right')}
        {pick('right', 'left')}
        <noscript>
          <Button tone="primary" type="submit">
            {t('customModel.compare.submit')}
          </Button>
        </noscript>
      </form>
    </Card>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { locale, t } = useLanguage<'customModel' | 'sport'>();
  const { left, right } = comparison;
  const columns = [left, right].flatMap(({ model }) => [
    {
      key: `${model.id} backtest`,
      header: <Header name={model.name} part={t('customModel.results.backtest')} />,
      figures: model.backtest,
      deflated: model.deflated,
    },
    {
      key: `${model.id} forward`,
      header: <Header name={model.name} part={t('customModel.results.forward')} />,
      figures: model.forward,
    },
  ]);
  return (
    <>
      <Section title={t('customModel.compare.difference')}>
        <Card className="grid gap-4">
          <ul className="grid gap-2 text-14 sm:grid-cols-2">
            {[left, right].map(({ model }) => (
              <li key={model.id} className="grid gap-0.5">
                <TextLink href={showHref(locale, model.id)} className="tap">
                  {model.name}
                </TextLink>
                <span className="text-ink-3">{configLine(model, t)}</span>
              </li>
            ))}
          </ul>
          <Difference comparison={comparison} />
        </Card>
      </Section>
      <Section title={t('customModel.results.title')}>
        <ResultsTable label={t('customModel.compare.title')} columns={columns} />
      </Section>
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <CompareCurves comparison={comparison} />
      </Suspense>
    </>
  );
}

function Header({ name, part }: { name: string; part: string }) {
  return (
    <span className="ml-auto grid max-w-40 min-w-24 py-1 whitespace-normal">
      <span className="line-clamp-2">{name}</span>
      <span className="font-regular text-ink-3">{part}</span>
    </span>
  );
}

/** What is said of two records, of which the first did better, worse or as well. */
const SENTENCES = {
  more: { roi: 'customModel.compare.roi', common: 'customModel.compare.commonDifference' },
  less: { roi: 'customModel.compare.roiLess', common: 'customModel.compare.commonLess' },
  same: { roi: 'customModel.compare.roiSame', common: 'customModel.compare.commonSame' },
} as const;

/** How far apart the two are, and what luck alone could make of it. */
function Difference({
  comparison: { left, right, roi_difference: roi, common },
}: {
  comparison: Comparison;
}) {
  const { t } = useLanguage<'customModel'>();
  const { gap } = usePunctuation();
  const { value, interval } = roi;
  if (value === null || interval === null)
    return <p className="text-14 text-ink-2">{t('customModel.compare.roiNone')}</p>;
  const side = sideOf(value, 3);
  const sentence = t(SENTENCES[side].roi, {
    left: left.model.name,
    right: right.model.name,
    value: formatPercent(Math.abs(value)),
    interval: returnInterval(sideInterval(side, interval)),
  });
  const sayCommon = (difference: number, span: Interval) => {
    const there = sideOf(difference, 2);
    return t(SENTENCES[there].common, {
      value: formatNumber(Math.abs(difference), 2),
      interval: unitsInterval(sideInterval(there, span)),
    });
  };
  const isLuck = verdictOf(interval) === 'notProven';
  return (
    <div className="grid max-w-prose gap-2 text-14 text-ink-2">
      <p>{sentence}</p>
      {side === 'same' ? null : (
        <p className="font-medium text-main">
          {t(isLuck ? 'customModel.compare.luck' : 'customModel.compare.notLuck')}
        </p>
      )}
      {common.games === 0 ? null : (
        <p>
          {t('customModel.compare.common', { count: common.games, same: common.same_side })}
          {gap}
          {common.difference === null || common.interval === null
            ? null
            : sayCommon(common.difference, common.interval)}
        </p>
      )}
    </div>
  );
}
