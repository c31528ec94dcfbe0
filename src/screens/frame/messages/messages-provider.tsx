import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { createMessageStore } from '#ui/message-store.ts';
import type { MessageDisplaysProps } from '../ahead/message-displays.tsx';
import { takeSaid } from './said.ts';
import { MessagesContext, type VisitorMessages } from './visitor-messages.ts';

/** How long a toast stays whose duration no one has promised. */
const TOAST_MS = 4000;

type ShownError = { readonly text: string; readonly onClose: (() => void) | undefined };

/**
 * The messages of every page to its reader, and the way for a screen to show one. What draws them is fetched once the page
 * stands, so that it is there before it is needed, also when the connection is what fails.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createMessageStore);
  const [error, setError] = useState<ShownError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const works = useRef(0);
  const Displays = useMessageDisplays();

  const messages = useMemo<VisitorMessages>(
    () => ({
      store,
      toast: ({ tone, text, durationMs = TOAST_MS }) => {
        // A short one would be over before there is a place to show it.
        void loadDisplays().then(() => store.show({ tone, text, durationMs }));
      },
      error: (text, onClose) => {
        // Shown and taken away at once: the log keeps the text, and the dialog is what the reader sees.
        store.dismiss(store.show({ tone: 'error', text, durationMs: 0 }));
        setError({ text, onClose });
      },
      wait: async (work) => {
        works.current += 1;
        setBusy(true);
        try {
          return await work;
        } finally {
          works.current -= 1;
          if (works.current === 0) setBusy(false);
        }
      },
    }),
    [store],
  );

  // A form that led to this page, with a load of it or without, may have left what is to be said.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that another page has come.
  useEffect(() => {
    const text = takeSaid();
    if (text !== null) messages.toast({ tone: 'success', text });
  }, [messages, key]);

  const closeError = () => {
    setError(null);
    error?.onClose?.();
  };
  return (
    <MessagesContext value={messages}>
      {children}
      {Displays === null ? null : (
        <Displays store={store} error={error?.text ?? null} isBusy={isBusy} onErrorClosed={closeError} />
      )}
    </MessagesContext>
  );
}

function useMessageDisplays(): ComponentType<MessageDisplaysProps> | null {
  const [Displays, setDisplays] = useState<ComponentType<MessageDisplaysProps> | null>(null);
  useEffect(() => {
    void loadDisplays().then((loaded) => setDisplays(() => loaded));
  }, []);
  return Displays;
}

let displays: Promise<ComponentType<MessageDisplaysProps> | null> | undefined;

/** Null where their code cannot be loaded: the log of the header then says what they would have. */
function loadDisplays(): NonNullable<typeof displays> {
  displays ??= import('../ahead/message-displays.tsx').then(
    (module) => module.MessageDisplays,
    (problem) => {
      console.warn('The place of the messages could not be loaded.', problem);
      return null;
    },
  );
  return displays;
}
