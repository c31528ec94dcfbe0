import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { VIEW_STEPS } from '#terms/sales-figures.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { Funnel } from './data.server.ts';
import { FigureBar, FigurePanel } from './figure-panel.tsx';

/** Below so many accounts there is no percentage (docs/product/conventions.md). */
const SMALLEST_SAMPLE = 10;

/** The steps from a guest's page to a renewal, one a row, and the languages beside each other. */
export function FunnelFigures({ funnel: { from, to, steps } }: { funnel: Funnel }) {
  const { t } = useLanguage<'office-figures'>();
  const title = t('office-figures.funnel.title');
  const totalOf = (wanted: 'pages' | 'registered') => steps.find(({ step }) => step === wanted)?.total ?? 0;
  const isView = (step: Funnel['steps'][number]['step']) => VIEW_STEPS.includes(step);
  const shareOf = ({ step, total }: Funnel['steps'][number]) => {
    const all = totalOf(isView(step) ? 'pages' : 'registered');
    return all === 0 ? null : total / all;
  };
  return (
    <FigurePanel
      title={title}
      list="funnel"
      note={
        <>
          {t('office-figures.span', { from, to })}
          <br />
          {t('office-figures.funnel.note')} {t('office-figures.funnel.paidNote')}
        </>
      }
    >
      <OfficeTable
        label={title}
        stack="values"
        isPlain
        rows={steps}
        rowKey={({ step }) => step}
        empty={t('office-figures.funnel.empty')}
        columns={[
          {
            key: 'step',
            header: t('office-figures.funnel.step'),
            roomy: true,
            render: ({ step }) => (
              <>
                {t(`office-figures.funnel.steps.${step}`)}
                <span className="block text-12 text-ink-3">
                  {t(isView(step) ? 'office-figures.funnel.views' : 'office-figures.funnel.accounts')}
                </span>
              </>
            ),
          },
          {
            key: 'total',
            header: t('office-figures.funnel.total'),
            render: (row) => (
              <>
                <span className="tabular-nums">{formatNumber(row.total)}</span>
                <FigureBar share={shareOf(row)} />
              </>
            ),
          },
          {
            key: 'share',
            header: t('office-figures.funnel.share'),
            numeric: true,
            render: (row) => {
              const n = totalOf('registered');
              if (isView(row.step) || row.step === 'registered') return '';
              return n < SMALLEST_SAMPLE
                ? t('office-figures.kOfN', { k: formatNumber(row.total), n: formatNumber(n) })
                : formatPercent(row.total / n);
            },
          },
          ...(steps[0]?.languages ?? []).map(({ language }) => ({
            key: language,
            header: languageNames[language],
            numeric: true,
            render: ({ languages }: Funnel['steps'][number]) =>
              formatNumber(languages.find((one) => one.language === language)?.count ?? 0),
          })),
        ]}
      />
    </FigurePanel>
  );
}
