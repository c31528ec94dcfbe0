import type { ModelRecord } from '#api/custom-strategy-model/model.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import type { ShownModel } from '../model-content.ts';
import { CalibrationChart } from './calibration-chart.tsx';
import { MonthsChart } from './months-chart.tsx';
import { ProfitChart } from './profit-chart.tsx';

/** How the figures came about: of the backtest and of the forward record, in columns beside each other. */
export function RecordCharts({ shown, zone }: { shown: ShownModel; zone: string }) {
  const { t } = useLanguage<'customModel'>();
  return (
    <div className="grid gap-x-4 gap-y-8 lg:grid-cols-2">
      {shown.backtest === null ? null : (
        <Column title={t('customModel.results.backtest')} record={shown.backtest} zone={zone} />
      )}
      <Column title={t('customModel.results.forward')} record={shown.forward} zone={zone} />
      {shown.lock_box.result === null ? null : (
        <Column title={t('customModel.lockBox.column')} record={shown.lock_box.result} zone={zone} />
      )}
    </div>
  );
}

function Column({ title, record, zone }: { title: string; record: ModelRecord; zone: string }) {
  const { t } = useLanguage<'customModel'>();
  return (
    <div className="grid content-start gap-4">
      <h3 className="text-16 font-medium text-main">{title}</h3>
      {record.full.picks === 0 ? (
        <Card>
          <p className="text-14 text-ink-2">{t('customModel.charts.none')}</p>
        </Card>
      ) : (
        <>
          <ProfitChart record={record} zone={zone} />
          <MonthsChart months={record.months} />
          <CalibrationChart calibration={record.calibration} />
        </>
      )}
    </div>
  );
}
