/** A turning ring. It is decoration: anyone who shows it also says in words what is going on. */
export function Spinner({ size = 40 }: { size?: 16 | 20 | 40 }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      fill="none"
      aria-hidden="true"
      className="animate-spin-slow shrink-0"
    >
      <circle cx="20" cy="20" r="16" stroke="currentColor" strokeOpacity="0.2" strokeWidth="4" />
      <path d="M36 20A16 16 0 0 0 20 4" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
