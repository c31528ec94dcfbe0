/** The sign of a match in play, with its clock or word beside it. */
export function LiveDot({ label, stale = false }: { label: string; stale?: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-12 font-medium ${stale ? 'text-ink-3' : 'text-live'}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full bg-current ${stale ? '' : 'animate-live'}`}
      />
      {label}
    </span>
  );
}
