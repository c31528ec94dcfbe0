import type { ReactNode } from 'react';

/** A part of a page with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      data-card
      className="grid min-w-0 content-start gap-3 rounded-8 bg-surface p-4 shadow-card"
    >
      <h2 className="text-14 font-strong text-main">{title}</h2>
      {children}
    </section>
  );
}

/** Names and values, one a line. */
export function DetailList({ details }: { details: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-14 wrap-break-word sm:grid-cols-[minmax(88px,auto)_minmax(0,1fr)]">
      {details.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
