import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import { lockIcon } from './icon-paths.ts';

interface LockedCardProps {
  /** The part that everybody may see: league, time, teams. */
  children: ReactNode;
  /** The names of what a plan opens. Each stands beside an empty place, never beside a blurred invention. */
  fields: readonly string[];
  /** Why it is locked, in one line. */
  reason: ReactNode;
  action: ReactNode;
}

/** The real card with honest gaps. */
export function LockedCard({ children, fields, reason, action }: LockedCardProps) {
  return (
    <Card as="article" flush className="flex flex-col">
      <div className="p-4 sm:p-5">{children}</div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 pb-5 sm:px-5">
        {fields.map((field) => (
          <div key={field} className="grid gap-1.5">
            <dt className="text-12 text-ink-3">{field}</dt>
            <dd className="h-6 rounded-4 border border-dashed border-border-main/50">
              <span className="sr-only">{reason}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-b-8 bg-sunken px-4 py-3 sm:px-5">
        <p className="flex items-center gap-2 text-14 text-ink-2">
          <Icon drawing={lockIcon} size={16} />
          {reason}
        </p>
        {action}
      </div>
    </Card>
  );
}
