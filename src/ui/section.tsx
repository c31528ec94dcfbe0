import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A link or a switch at the end of the title's line. */
  actions?: ReactNode;
  /** The anchor that links may point to. */
  anchor?: string;
  children: ReactNode;
}

/** A named part of a page. */
export function Section({ title, lead, actions, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="py-5 sm:py-8">
      <div className="mb-3 flex flex-wrap items-end sm:mb-4 justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <h2 id={id} className="text-20 font-strong tight">
            {title}
          </h2>
          {lead ? <p className="max-w-prose text-14 text-ink-2">{lead}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
