interface MirroredPair {
  key: string;
  label: string;
  /** Between 0 and 1: the length of each bar. */
  home: { share: number; text: string };
  away: { share: number; text: string };
}

/** Two teams face to face: for each measure one bar to the left and one to the right, both from zero. */
export function MirroredBars({ label, pairs }: { label: string; pairs: readonly MirroredPair[] }) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {pairs.map(({ key, label: measure, home, away }) => (
        <li key={key} className="grid grid-cols-[1fr_auto_1fr] items-center gap-x-3 gap-y-1 text-14">
          <span className={home.share >= away.share ? 'font-strong text-main' : 'text-ink-2'}>
            {home.text}
          </span>
          <span className="text-12 text-ink-3">{measure}</span>
          <span className={`text-right ${away.share >= home.share ? 'font-strong text-main' : 'text-ink-2'}`}>
            {away.text}
          </span>
          <svg width="100%" height="8" aria-hidden="true" className="col-span-3 block">
            <rect width="49.6%" height="8" rx="2" className="fill-sunken" />
            <rect x="50.4%" width="49.6%" height="8" rx="2" className="fill-sunken" />
            <rect
              x={`${49.6 - home.share * 49.6}%`}
              width={`${home.share * 49.6}%`}
              height="8"
              rx="2"
              className="fill-data"
            />
            <rect x="50.4%" width={`${away.share * 49.6}%`} height="8" rx="2" className="fill-ink-3" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
