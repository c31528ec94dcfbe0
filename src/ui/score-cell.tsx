interface ScoreCellProps {
  home: number | null;
  away: number | null;
  /** The result in words, for screen readers: "Arsenal 2, Chelsea 1". */
  label: string;
  live?: boolean;
  /** Changes when a goal falls, so that the new figure flashes once. */
  flashKey?: string | number;
}

/** The score of a match, one figure above the other, the leader stronger. */
export function ScoreCell({ home, away, label, live = false, flashKey }: ScoreCellProps) {
  const known = home !== null && away !== null;
  const figures = [
    { side: 'home', score: home, leads: known && home > away },
    { side: 'away', score: away, leads: known && away > home },
  ];
  return (
    <span
      key={flashKey}
      data-flash={live || undefined}
      className={`grid min-w-8 rounded-4 text-right text-16 ${flashKey === undefined ? '' : 'animate-flash'}`}
    >
      <span className="sr-only">{label}</span>
      {figures.map(({ side, score, leads }) => (
        <span
          key={side}
          aria-hidden="true"
          className={`leading-6 ${live ? 'text-live' : leads ? 'text-main' : 'text-ink-2'} ${leads || live ? 'font-strong' : ''}`}
        >
          {score ?? '-'}
        </span>
      ))}
    </span>
  );
}
