import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';

/** A part of a card behind a switch that works without JavaScript. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group text-14">
      <summary className="inline-flex min-h-8 tap items-center gap-1 font-medium text-ink-2 hover:text-ink">
        <Icon drawing={chevronDownIcon} size={16} className="transition-transform group-open:rotate-180" />
        {title}
      </summary>
      {children}
    </details>
  );
}
