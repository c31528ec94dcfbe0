import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface EmptyStateProps {
  /** A drawing of `icon-paths.ts`. */
  icon?: string;
  /** One sentence: what is not there. */
  title: ReactNode;
  text?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
      {icon === undefined ? null : (
        <span className="mb-1 grid size-12 place-items-center rounded-8 bg-sunken text-ink-3">
          <Icon drawing={icon} size={24} />
        </span>
      )}
      <p className="text-16 font-medium text-main">{title}</p>
      {text ? <p className="max-w-prose text-14 text-balance text-ink-2">{text}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
