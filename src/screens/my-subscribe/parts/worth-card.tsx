import type { ReactNode } from 'react';
import { formatMoney, formatNumber, formatProfit, formatSigned, roundAsWritten } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { DAY_MS } from '#terms/durations.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import type { Worth } from '../renewal.server.ts';
import { resultLabel } from './result-label.ts';

/** What the plan has been worth: its picks one by one, how far luck alone goes, and the sum once its price is paid. */
export function WorthCard({ worth }: { worth: Worth }) {
  const { t, locale } = useLanguage<'periods' | 'ui'>();
  const { days, count, units, reach, verdict, picks, open } = worth;
  const ends = { low: formatSigned(-reach), high: formatSigned(reach) };
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  // The line begins with nothing the day before the first match.
  const begin = dayNumber(first.date) - 1;
  return (
    <ChartFrame
      title={t('periods.worth.title', { count: picks })}
      note={t('periods.worth.settled', { settled: picks - open, open })}
      table={{
        switchLabel: t('ui.asTable'),
        label: t('periods.worth.table'),
        rows: days.toReversed(),
        rowKey: ({ date }) => date,
        columns: [
          { key: 'day', header: t('periods.worth.day'), render: ({ date }) => date },
          {
            key: 'units',
            header: t('periods.worth.sum'),
            numeric: true,
            render: (day) => <SignedFigure value={day.units} text={formatSigned(day.units)} />,
          },
          {
            key: 'luck',
            header: t('periods.worth.luckColumn'),
            numeric: true,
            render: (day) => `±${formatNumber(day.reach, 1)}`,
          },
        ],
      }}
    >
      <LineChart
        label={t('periods.worth.label', { units: formatSigned(units), count, ...ends })}
        formatY={(value) => formatSigned(value, 0)}
        readout={{
          label: t('periods.worth.table'),
          textOf: ({ x, y }) =>
            `${days.find(({ date }) => dayNumber(date) === x)?.date.slice(5) ?? first.date.slice(5)} · ${formatSigned(y)}`,
        }}
        xTicks={[first, ...(last === first ? [] : [last])].map(({ date }) => ({
          x: dayNumber(date),
          label: date.slice(5),
        }))}
        band={[
          { x: begin, low: 0, high: 0 },
          ...days.map((day) => ({ x: dayNumber(day.date), low: -day.reach, high: day.reach })),
        ]}
        series={[
          {
            key: 'units',
            label: formatSigned(units),
            role: 'subject',
            points: [{ x: begin, y: 0 }, ...days.map((day) => ({ x: dayNumber(day.date), y: day.units }))],
          },
        ]}
      />
      <p className="text-14 text-ink-2">
        <strong className="font-strong text-main">{t(`periods.worth.${verdict}`)}</strong>{' '}
        {t('periods.worth.luck', { count, ...ends })}
      </p>
      <Sum worth={worth} results={resultLabel(worth, t, locale)} />
    </ChartFrame>
  );
}

const dayNumber = (date: string) => Date.parse(date) / DAY_MS;

/** The result in money for a unit of the usual size, less what was paid for it. */
function Sum({ worth: { units, fee, unit }, results }: { worth: Worth; results: string }) {
  const { t, locale } = useLanguage<'periods'>();
  const result = roundAsWritten(units * unit);
  const net = result - fee;
  return (
    <dl className="grid text-14">
      <Row name={t('periods.worth.result')} note={results}>
        <SignedFigure value={units} text={t('periods.ledger.unitsValue', { units: formatSigned(units) })} />
      </Row>
      <Row name={t('periods.worth.atUnit', { unit: formatMoney(unit, 'TWD', locale) })}>
        {formatProfit(result, 'TWD', locale)}
      </Row>
      <Row name={t('periods.ledger.fee')} note={fee === 0 ? t('periods.ledger.free') : undefined}>
        {formatProfit(-fee, 'TWD', locale)}
      </Row>
      <div className="flex items-baseline justify-between gap-4 border-t-2 border-main pt-2 text-16 font-strong">
        <dt>{t('periods.worth.net')}</dt>
        <dd>
          <SignedFigure value={net} text={formatProfit(net, 'TWD', locale)} />
        </dd>
      </div>
    </dl>
  );
}

function Row({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-1.5 first:border-t-0">
      <dt>
        {name}
        {note === undefined ? null : <span className="ml-2 text-12 text-ink-3">{note}</span>}
      </dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
