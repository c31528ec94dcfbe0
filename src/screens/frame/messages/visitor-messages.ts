import { createContext, use } from 'react';
import type { MessageStore, MessageTone } from '#ui/message-store.ts';

export type VisitorMessages = {
  /** What the message log of the header shows. */
  readonly store: MessageStore;
  /** Shows a toast, four seconds long where no other duration is promised. */
  toast(message: { readonly tone: MessageTone; readonly text: string; readonly durationMs?: number }): void;
  /** Shows the error dialog, which closes itself after 1.5 seconds; then calls `onClose`. */
  error(text: string, onClose?: () => void): void;
  /** Blocks the page with the loading dialog until the work is done; answers or throws what the work does. */
  wait<Result>(work: Promise<Result>): Promise<Result>;
};

export const MessagesContext = createContext<VisitorMessages | null>(null);

/** The ways in which a screen shows the reader a message. Works below the frame, hence in every screen. */
export function useVisitorMessages(): VisitorMessages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('useVisitorMessages needs a MessagesProvider above it');
  return messages;
}
