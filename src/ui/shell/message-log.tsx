import { useSyncExternalStore } from 'react';
import { Dropdown } from '../dropdown.tsx';
import { Icon } from '../icon.tsx';
import { iconButtonStyle } from '../icon-button.tsx';
import type { MessageStore, ShownMessage } from '../message-store.ts';
import { toneColours, toneIcons } from '../tone-style.ts';
import { bellIcon } from './shell-icon-paths.ts';

const none: readonly ShownMessage[] = [];

/**
 * Every message of this visit, so that one that went by too quickly can be read again. The unseen list is the live one:
 * it is always in the page, so that screen readers hear each message once, when it comes.
 */
export function MessageLog({
  store,
  words,
}: {
  store: MessageStore;
  words: { label: string; empty: string };
}) {
  const messages = useSyncExternalStore(store.subscribe, store.log, () => none);
  return (
    <>
      <Dropdown spans label={words.label} triggerClassName={iconButtonStyle} trigger={<Icon of={bellIcon} />}>
        {messages.length === 0 ? (
          <p className="px-3 py-2 text-14 text-ink-3">{words.empty}</p>
        ) : (
          <ul className="max-h-80 overflow-y-auto">
            {messages.map(({ id, tone, text }) => (
              <li key={id} className="flex items-start gap-2.5 px-3 py-2 text-14">
                <Icon of={toneIcons[tone]} className={toneColours[tone]} />
                {text}
              </li>
            ))}
          </ul>
        )}
      </Dropdown>
      <div role="log" aria-live="polite" aria-label={words.label} className="sr-only">
        {[...messages].reverse().map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </>
  );
}
