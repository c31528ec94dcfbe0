import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icon-paths.ts';
import type { MessageStore, ShownMessage } from './message-store.ts';
import { toneColours, toneIcons } from './tone-style.ts';

const none: readonly ShownMessage[] = [];

interface ToastRegionProps {
  store: MessageStore;
  /** The name of the region for screen readers. */
  label: string;
  closeLabel: string;
}

/**
 * The toasts, at the bottom end of the window, above a bar that stays there. The message log of the header reads them out, so these stay
 * silent.
 */
export function ToastRegion({ store, label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => none);
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid max-xl:[html:has([data-bottom-bar])_&]:bottom-20 justify-items-end gap-2"
    >
      {toasts.map(({ id, tone, text }) => (
        <div
          key={id}
          data-float
          className="pointer-events-auto flex w-full max-w-96 items-center gap-3 rounded-8 bg-surface py-1 pr-1 pl-4 text-14 text-ink shadow-float transition duration-200 starting:translate-y-2 starting:opacity-0"
        >
          <Icon drawing={toneIcons[tone]} className={toneColours[tone]} />
          <p className="grow py-2">{text}</p>
          <IconButton
            label={closeLabel}
            icon={<Icon drawing={closeIcon} size={16} />}
            onClick={() => store.dismiss(id)}
          />
        </div>
      ))}
    </section>
  );
}
