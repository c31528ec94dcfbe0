import { formatPercent, formatSigned } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { Notice } from '#ui/notice.tsx';
import { Stat } from '#ui/stat.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { StateBadge, subjectOf, Visitors } from '../parts/experiment-labels.tsx';
import { MachineName } from '../parts/machine-name.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { Experiment } from './data.server.ts';

/** What is tried and what it needs, what was counted, and what that says. */
export function ExperimentPage({ experiment }: { experiment: Experiment }) {
  const { t } = useLanguage<'office-experiments'>();
  return (
    <>
      {experiment.state === 'planned' ? null : <Result experiment={experiment} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Plan experiment={experiment} />
        <History experiment={experiment} />
      </div>
      {experiment.texts === null ? null : <Texts texts={experiment.texts} />}
      <p className="max-w-prose text-14 text-ink-3">{t('office-experiments.who')}</p>
    </>
  );
}

function Result({ experiment }: { experiment: Experiment }) {
  const { t } = useLanguage<'office-experiments'>();
  const { verdict, difference, plan, a, b } = experiment;
  const title = t('office-experiments.result');
  return (
    <Panel title={title}>
      {verdict === null ? (
        <p className="max-w-prose text-14 text-ink-2">{t('office-experiments.countText')}</p>
      ) : (
        <Notice tone={verdict === 'b_better' || verdict === 'a_better' ? 'success' : 'info'}>
          <strong className="font-strong">{t(`office-experiments.verdicts.${verdict}`)}</strong>{' '}
          {t(`office-experiments.verdictTexts.${verdict}`)}
        </Notice>
      )}
      {difference === null || verdict === null ? null : <Difference difference={difference} />}
      <div className="-mx-4 min-w-0 [&>p]:px-4">
        <OfficeTable
          label={t('office-experiments.variant')}
          isPlain
          rows={[
            { key: 'a' as const, ...a },
            { key: 'b' as const, ...b },
          ]}
          rowKey={({ key }) => key}
          empty={t('office-experiments.noneYet')}
          columns={[
            {
              key: 'variant',
              header: t('office-experiments.variant'),
              render: ({ key }) => t(`office-experiments.${key}`),
            },
            {
              key: 'visitors',
              header: t('office-experiments.visitors'),
              numeric: true,
              render: ({ visitors }) => <Visitors count={visitors} planned={plan?.visitors ?? null} />,
            },
            {
              key: 'converted',
              header: t('office-experiments.converted'),
              numeric: true,
              render: ({ converted, rate }) =>
                rate === null ? '-' : `${formatNumber(converted)} · ${formatPercent(rate, 2)}`,
            },
          ]}
        />
      </div>
    </Panel>
  );
}

function Difference({ difference }: { difference: NonNullable<Experiment['difference']> }) {
  const { t } = useLanguage<'office-experiments'>();
  const points = (share: number) => formatSigned(share * 100, 2);
  return (
    <Stat
      label={t('office-experiments.difference')}
      value={t('office-experiments.points', { value: points(difference.value) })}
      margin={t('office-experiments.interval', {
        low: points(difference.low),
        high: points(difference.high),
      })}
      note={t('office-experiments.anyTime')}
    />
  );
}

function Plan({ experiment }: { experiment: Experiment }) {
  const { t } = useLanguage<'office-experiments'>();
  const href = useOfficeHref();
  const { place, goal, kind, plan, why, planned_days: days, state } = experiment;
  return (
    <Panel title={t('office-experiments.plan')}>
      <DetailList
        details={[
          [t('office-experiments.state'), <StateBadge key="s" state={state} />],
          [t('office-experiments.place'), t(`office-experiments.places.${place}`)],
          [t('office-experiments.goal'), t(`office-experiments.goals.${goal}`)],
          [t('office-experiments.kind'), t(`office-experiments.kinds.${kind}`)],
          ...(kind === 'count'
            ? []
            : [[t('office-experiments.what'), <Tested key="t" experiment={experiment} />] as const]),
          [t('office-experiments.why'), why],
          ...(plan === null
            ? []
            : ([
                [
                  t('office-experiments.baseline'),
                  <span key="b">
                    {t('office-experiments.baselineText', {
                      visitors: formatNumber(plan.baseline_visitors),
                      converted: formatNumber(plan.baseline_converted),
                      rate: formatPercent(plan.baseline_converted / plan.baseline_visitors, 2),
                    })}{' '}
                    <TextLink href={href(`/office/experiments/${plan.baseline_id}`)}>
                      {t('office-experiments.baselineLink')}
                    </TextLink>
                  </span>,
                ],
                [
                  t('office-experiments.smallest'),
                  t('office-experiments.points', { value: formatNumber(plan.difference_bp / 100, 2) }),
                ],
                [t('office-experiments.needed'), formatNumber(plan.visitors)],
              ] as const)),
          [t('office-experiments.days'), formatNumber(days)],
        ]}
      />
    </Panel>
  );
}

/** The order that is tried, or the text by the name under which the translations list it, and the way there. */
function Tested({ experiment }: { experiment: Experiment }) {
  const language = useLanguage<'office-experiments'>();
  const may = useMay();
  const href = useOfficeHref();
  const { key } = experiment;
  if (key === null) return subjectOf(experiment, language);
  if (!may('wording.view')) return <MachineName>{key}</MachineName>;
  return (
    <TextLink href={href('/office/messages', { q: key })}>
      <MachineName>{key}</MachineName>
    </TextLink>
  );
}

function History({ experiment }: { experiment: Experiment }) {
  const { t } = useLanguage<'office-experiments'>();
  const { created_at, created_by, started_at, started_by, ended_at, ended_by } = experiment;
  const { end_reason: reason, adopted_at, adopted_by } = experiment;
  const line = (label: string, at: string | null, who: string | null) =>
    at === null
      ? []
      : [
          [
            label,
            <span key={label}>
              <OfficeTime at={at} />
              <span className="block text-ink-3 wrap-anywhere">{who ?? '-'}</span>
            </span>,
          ] as const,
        ];
  return (
    <Panel title={t('office-experiments.history')}>
      <DetailList
        details={[
          ...line(t('office-experiments.createdBy'), created_at, created_by),
          ...line(t('office-experiments.startedBy'), started_at, started_by),
          ...line(t('office-experiments.endedBy'), ended_at, ended_by),
          ...(reason === null ? [] : [[t('office-experiments.endReason'), reason] as const]),
          ...line(t('office-experiments.adoptedBy'), adopted_at, adopted_by),
        ]}
      />
    </Panel>
  );
}

function Texts({ texts }: { texts: NonNullable<Experiment['texts']> }) {
  const { t } = useLanguage<'office-experiments'>();
  const title = t('office-experiments.texts');
  return (
    <Panel title={title}>
      <div className="-mx-4 min-w-0 [&>p]:px-4">
        <OfficeTable
          label={t('office-experiments.language')}
          isPlain
          rows={LOCALES.map((locale) => ({ locale }))}
          rowKey={({ locale }) => locale}
          empty="-"
          columns={[
            {
              key: 'language',
              header: t('office-experiments.language'),
              render: ({ locale }) => languageNames[locale],
            },
            {
              key: 'a',
              header: t('office-experiments.a'),
              roomy: true,
              render: ({ locale }) => <span lang={htmlLangs[locale]}>{texts.a[locale]}</span>,
            },
            {
              key: 'b',
              header: t('office-experiments.b'),
              roomy: true,
              render: ({ locale }) => <span lang={htmlLangs[locale]}>{texts.b[locale]}</span>,
            },
          ]}
        />
      </div>
    </Panel>
  );
}
