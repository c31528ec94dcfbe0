import { makeScale, positionOn } from './chart-scale.ts';

/** A line of a word's size: the shape of a series and its last value, nothing else. */
export function Sparkline({ label, values }: { label: string; values: readonly number[] }) {
  const scale = makeScale(values);
  const x = (index: number) => (values.length < 2 ? 50 : (index / (values.length - 1)) * 100);
  const y = (value: number) => 100 - positionOn(scale, value) * 100;
  const last = values.at(-1);
  return (
    <svg
      width="88"
      height="24"
      role="img"
      aria-label={label}
      className="inline-block overflow-visible align-middle"
    >
      <svg
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        overflow="visible"
      >
        <path
          d={`M0 ${y(0)}H100`}
          className="stroke-line"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={values
            .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(2)} ${y(value).toFixed(2)}`)
            .join('')}
          fill="none"
          className="stroke-data"
          strokeWidth="1.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {last === undefined ? null : <circle cx="100%" cy={`${y(last)}%`} r="2.5" className="fill-data" />}
    </svg>
  );
}
