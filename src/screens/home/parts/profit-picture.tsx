import { formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartReadout } from '#ui/charts/chart-readout.tsx';
import type { ProfitDay } from '../profit-days.server.ts';

/** The running profit in units and the range in which luck alone would leave it, both with their ends written beside them. */
export function ProfitPicture({ days }: { days: readonly ProfitDay[] }) {
  const { t } = useLanguage<'home'>();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const reach = formatSigned(last.reach);
  const luck = t('home.record.luck', { low: formatSigned(-last.reach), high: reach });
  const largest = Math.max(1, ...days.flatMap(({ units, reach: far }) => [Math.abs(units), far])) * 1.05;
  const x = (index: number) => ((index / days.length) * 100).toFixed(2);
  const y = (units: number) => (50 - (units / largest) * 50).toFixed(2);
  const points = [{ units: 0, reach: 0 }, ...days];
  const upper = points.map((day, index) => `${x(index)} ${y(day.reach)}`);
  const lower = points.map((day, index) => `${x(index)} ${y(-day.reach)}`).reverse();
  const line = points.map((day, index) => `${x(index)} ${y(day.units)}`);
  const isApart = Math.abs(last.units - last.reach) > largest * 0.3;
  const ends = [
    { key: 'line', units: last.units, className: 'fill-data text-14 font-strong' },
    // Where the line ends beside a bound, only the sentence below names the bound.
    ...(isApart ? [{ key: 'high', units: last.reach, className: 'fill-ink-3 text-12' }] : []),
    ...(Math.abs(last.units + last.reach) > largest * 0.3
      ? [{ key: 'low', units: -last.reach, className: 'fill-ink-3 text-12' }]
      : []),
  ];
  return (
    <div className="grid content-start gap-1">
      <div className="grid h-16 grid-cols-[0_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] pr-14 xl:h-24">
        <svg
          width="100%"
          height="100%"
          role="img"
          aria-label={t('home.record.chart', { units: formatSigned(last.units), luck })}
          className="col-start-2 row-start-1 block h-full min-h-0 overflow-visible"
        >
          <svg
            width="100%"
            height="100%"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            <path d={`M${[...upper, ...lower].join('L')}Z`} className="fill-luck" />
            <path
              d="M0 50H100"
              strokeDasharray="2 4"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink-3"
            />
            <path
              d={`M${line.join('L')}`}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-data"
            />
          </svg>
          {ends.map(({ key, units, className }) => (
            <text key={key} x="100%" y={`${y(units)}%`} dx="8" dy="4" className={className}>
              {formatSigned(units)}
            </text>
          ))}
        </svg>
        <ChartReadout
          label={t('home.record.title')}
          height="100%"
          points={days.map(({ date, units }, index) => ({
            key: date,
            x: Number(x(index + 1)),
            y: Number(y(units)),
            text: `${date.slice(5)} · ${formatSigned(units)}`,
          }))}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 pr-14 text-12 text-ink-3">
        <span>{first.date.slice(5)}</span>
        <span className="max-sm:order-last max-sm:basis-full">{luck}</span>
        <span>{last.date.slice(5)}</span>
      </p>
    </div>
  );
}
