interface LeagueMarkProps {
  league: string;
  size?: 12 | 16 | 20 | 24;
  className?: string;
}

/** Plain shapes of our own on a grid of 16 units, one a league; none is taken from a league's emblem. */
const shapes: Readonly<Record<string, string>> = {
  EPL: 'M3 13V8h2.5v5ZM6.8 13V3h2.5v10ZM10.5 13V6H13v7Z',
  LIGUE1: 'M8 2l5.2 3v6L8 14l-5.2-3V5ZM8 5.2L5.6 6.6v2.8L8 10.8l2.4-1.4V6.6Z',
  LALIGA: 'M7 2h2v12H7ZM2 7h12v2H2ZM3.1 4.5l1.4-1.4 8.4 8.4-1.4 1.4Z',
  BUNDESLIGA: 'M8 2.5L14 13H2ZM8 6.6L5.6 11h4.8Z',
  SERIEA: 'M3 2.5h10V8c0 3-2 5-5 6-3-1-5-3-5-6ZM7 5v6.4h2V5Z',
  MLS: 'M8 2l1.8 4 4.2.4-3.2 2.9 1 4.2L8 11.3l-3.8 2.2 1-4.2L2 6.4 6.2 6Z',
  NBA: 'M2 8a6 6 0 0 1 12 0h-2a4 4 0 0 0-8 0ZM2 9.5h12v2H2ZM5.5 13h5v1.5h-5Z',
  MLB: 'M8 2l6 6-6 6-6-6ZM8 5L5 8l3 3 3-3Z',
};
const OTHER = 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z';

/** A league's mark beside its name; decoration, so it is hidden from screen readers. */
export function LeagueMark({ league, size = 16, className = '' }: LeagueMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={shapes[league] ?? OTHER} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
