import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ShownModel } from '../model-content.ts';
import { CalibrationChart } from './calibration-chart.tsx';
import { MonthsChart } from './months-chart.tsx';
import { ProfitChart } from './profit-chart.tsx';

/**
 * How the figures came about: of the backtest and of the forward record, in columns beside each other. One record alone takes the whole
 * width, and those without a pick say so below.
 */
export function RecordCharts({ shown, zone }: { shown: ShownModel; zone: string }) {
  const { t } = useLanguage<'customModel'>();
  const records = [
    { key: 'backtest', title: t('customModel.results.backtest'), record: shown.backtest },
    { key: 'forward', title: t('customModel.results.forward'), record: shown.forward },
    { key: 'lock_box', title: t('customModel.lockBox.column'), record: shown.lock_box.result },
  ].flatMap(({ record, ...names }) => (record === null ? [] : [{ ...names, record }]));
  const drawn = records.filter(({ record }) => record.full.picks > 0);
  const empty = records.filter(({ record }) => record.full.picks === 0);
  return (
    <div className="grid gap-x-4 gap-y-8 lg:grid-cols-2">
      {drawn.map(({ key, title, record }) => (
        <Column key={key} title={title} isAlone={drawn.length === 1}>
          <ProfitChart record={record} zone={zone} />
          <MonthsChart months={record.months} />
          <CalibrationChart calibration={record.calibration} />
        </Column>
      ))}
      {empty.map(({ key, title }) => (
        <Column key={key} title={title} isAlone>
          <Card className="lg:col-span-2">
            <p className="text-14 text-ink-2">{t('customModel.charts.none')}</p>
          </Card>
        </Column>
      ))}
    </div>
  );
}

function Column(props: { title: string; isAlone: boolean; children: ReactNode }) {
  const { title, isAlone, children } = props;
  return (
    <div className={isAlone ? 'lg:col-span-2' : undefined}>
      <h3 className="pb-4 text-16 font-medium text-main">{title}</h3>
      <div className={classNames('grid content-start gap-4', isAlone && 'lg:grid-cols-2')}>{children}</div>
    </div>
  );
}
