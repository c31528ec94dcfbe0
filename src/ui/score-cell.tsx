interface ScoreCellProps {
  home: number | null;
  away: number | null;
  /** The result in words, for screen readers: "Arsenal 2, Chelsea 1". */
  label: string;
  live?: boolean;
  /** Changes when a goal falls, so that the new figure flashes once. */
  flashKey?: string | number;
}

/** The score of a match between its teams, the leader stronger. */
export function ScoreCell({ home, away, label, live = false, flashKey }: ScoreCellProps) {
  const known = home !== null && away !== null;
  const tone = (leads: boolean) =>
    `${live ? 'text-live' : leads ? 'text-main' : 'text-ink-2'} ${leads || live ? 'font-strong' : ''}`;
  return (
    <span
      key={flashKey}
      data-flash={live || undefined}
      className={`inline-block rounded-4 px-1 text-center text-16 whitespace-nowrap ${flashKey === undefined ? '' : 'animate-flash'}`}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className={tone(known && home > away)}>
        {home ?? '-'}
      </span>
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <span aria-hidden="true" className={tone(known && away > home)}>
        {away ?? '-'}
      </span>
    </span>
  );
}
