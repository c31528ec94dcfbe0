import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icon-paths.ts';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A link or a switch at the end of the title's line. */
  actions?: ReactNode;
  /** The anchor that links may point to. */
  anchor?: string;
  children: ReactNode;
}

/** A part of a page that few read, closed until its title is pressed: a `<details>`, which opens without scripts. */
export function FoldedSection({ title, lead, children }: Pick<SectionProps, 'title' | 'lead' | 'children'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <details className="group">
        <summary className="flex min-h-12 items-center justify-between gap-3">
          <h2 id={id} className="text-20 font-strong tight">
            {title}
          </h2>
          <Icon drawing={chevronDownIcon} className="text-ink-3 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pb-5 sm:pb-8">
          {lead ? <p className="max-w-prose text-14 text-ink-2">{lead}</p> : null}
          {children}
        </div>
      </details>
    </section>
  );
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
