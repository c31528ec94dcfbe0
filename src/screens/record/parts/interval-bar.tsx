interface IntervalBarProps {
  /** A return, 0.04 for 4 %, and its interval. */
  value: number;
  interval: readonly [low: number, high: number];
  /** What the bar says, for those who hear it. */
  label: string;
}

/** The scale ends at a loss of everything and at a gain of as much; what reaches further is clipped, without its end. */
const END = 1;
const WIDTH = 200;
const place = (share: number) => ((Math.min(END, Math.max(-END, share)) + END) / (2 * END)) * WIDTH;

/** A return as a mark, its interval as a bar around it, and nothing won or lost as a line. */
export function IntervalBar({ value, interval: [low, high], label }: IntervalBarProps) {
  const [from, to] = [place(low), place(high)];
  const ends = [low, high].filter((end) => Math.abs(end) <= END);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 16`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="block h-4 w-full min-w-14"
    >
      <path d={`M${WIDTH / 2} 0v16`} vectorEffect="non-scaling-stroke" className="stroke-ink-3" />
      <path d={`M${from} 5H${to}v6H${from}z`} className="fill-band" />
      {ends.map((end) => (
        <path key={end} d={`M${place(end)} 3v10`} vectorEffect="non-scaling-stroke" className="stroke-data" />
      ))}
      <path
        d={`M${place(value)} 2v12`}
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
        className="stroke-data"
      />
    </svg>
  );
}
