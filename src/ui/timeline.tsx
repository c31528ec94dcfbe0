import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { checkIcon, closeIcon } from './icon-paths.ts';

export interface TimelineStep {
  key: string;
  title: ReactNode;
  /** When it happened or is expected. */
  time?: ReactNode;
  text?: ReactNode;
  state: 'done' | 'current' | 'coming' | 'failed';
}

const dots = {
  done: 'bg-win text-surface',
  current: 'bg-surface text-primary-ink shadow-[inset_0_0_0_2px_var(--primary-ink)]',
  coming: 'bg-surface shadow-[inset_0_0_0_1px_var(--border-main)]',
  failed: 'bg-lose text-surface',
} as const;

/** What has happened, what is happening, and what comes, each with its time. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map(({ key, title, time, text, state }) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group relative grid grid-cols-[20px_1fr] gap-x-3 pb-5 last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-5 bottom-0 left-[9.5px] w-px bg-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className={classNames('mt-0.5 grid size-5 place-items-center rounded-full', dots[state])}
          >
            {state === 'done' ? <Icon drawing={checkIcon} size={12} /> : null}
            {state === 'failed' ? <Icon drawing={closeIcon} size={12} /> : null}
            {state === 'current' ? <span className="size-2 rounded-full bg-current" /> : null}
          </span>
          <div className="grid gap-0.5">
            <div className="grid gap-x-4 text-14 sm:flex sm:flex-wrap sm:justify-between">
              <span className={state === 'coming' ? 'text-ink-3' : 'font-medium text-main'}>{title}</span>
              {time ? <span className="text-ink-3">{time}</span> : null}
            </div>
            {text ? <p className="text-14 text-ink-2">{text}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
