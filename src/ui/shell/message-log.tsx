import { useSyncExternalStore } from 'react';
import { Icon } from '../icon.tsx';
import type { MessageStore, ShownMessage } from '../message-store.ts';
import { toneColours, toneIcons } from '../tone-style.ts';
import { chevronDownIcon } from './shell-icon-paths.ts';

const none: readonly ShownMessage[] = [];

/** Every message of this visit, unseen and always in the page, so that screen readers hear each one once, when it comes. */
export function MessageLog({ store, label }: { store: MessageStore; label: string }) {
  const messages = useSyncExternalStore(store.subscribe, store.log, () => none);
  return (
    <div role="log" aria-live="polite" aria-label={label} className="sr-only">
      {[...messages].reverse().map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** The same messages to be read again, for readers to whom one went by too quickly. It stands in the menu, from the first message on. */
export function MessageHistory({ store, label }: { store: MessageStore; label: string }) {
  const messages = useSyncExternalStore(store.subscribe, store.log, () => none);
  return (
    <details
      data-message-list
      hidden={messages.length === 0}
      className="group mt-3 border-t border-line pt-3"
    >
      <summary className="flex min-h-(--row) items-center gap-3 rounded-8 px-3 text-14 text-ink-2 hover:bg-sunken hover:text-ink">
        <span className="grow">{label}</span>
        <Icon
          drawing={chevronDownIcon}
          size={16}
          className="text-ink-3 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-2 px-3 py-2">
        {messages.map(({ id, tone, text }) => (
          <li key={id} className="flex items-start gap-2.5 text-14">
            <Icon drawing={toneIcons[tone]} className={toneColours[tone]} />
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
