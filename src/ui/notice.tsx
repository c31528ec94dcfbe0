import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { MessageTone } from './message-store.ts';
import { toneColours, toneIcons } from './tone-style.ts';

const backgrounds = {
  info: 'bg-sunken',
  success: 'bg-win-soft',
  warning: 'bg-warn-soft',
  error: 'bg-lose-soft',
} as const satisfies Record<MessageTone, string>;

/** A remark inside the page that stays: stale figures, a replay, a break. */
export function Notice({ tone = 'info', children }: { tone?: MessageTone; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex items-start gap-2.5 rounded-8 px-4 py-2.5 text-14 text-ink',
        backgrounds[tone],
      )}
    >
      <Icon drawing={toneIcons[tone]} className={classNames('mt-0.5', toneColours[tone])} />
      <div className="whitespace-pre-line">{children}</div>
    </div>
  );
}
