import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { errorIcon } from './icon-paths.ts';

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What it means for the reader, and what to do. */
  text: ReactNode;
  action?: ReactNode;
  /** What support asks for, such as the number of the request. */
  reference?: ReactNode;
}

export function ErrorState({ title, text, action, reference }: ErrorStateProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-8 bg-lose-soft p-5 text-ink">
      <div className="flex items-start gap-2 text-16 font-medium text-main">
        <Icon drawing={errorIcon} className="mt-0.5 text-lose" />
        <div>{title}</div>
      </div>
      <p className="max-w-prose text-14 text-ink-2">{text}</p>
      {action ? <div className="mt-2">{action}</div> : null}
      {reference ? <p className="text-12 text-ink-3">{reference}</p> : null}
    </div>
  );
}
