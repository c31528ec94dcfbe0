export type MessageTone = 'info' | 'success' | 'warning' | 'error';

export interface ShownMessage {
  id: number;
  tone: MessageTone;
  text: string;
}

export interface MessageStore {
  /** Shows a toast for `durationMs`, and keeps its text in the log; returns its id. 0 keeps it until it is closed. */
  show: (message: { tone: MessageTone; text: string; durationMs: number }) => number;
  dismiss: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  /** The toasts on the screen, the oldest first. */
  toasts: () => readonly ShownMessage[];
  /** The last messages of this visit, the newest first: what was missed while a toast went by can be read here. */
  log: () => readonly ShownMessage[];
}

const toastsAtOnce = 3;
const logLength = 20;

/** Keeps the messages of one visit; made once in the browser and once for each answer on the server. */
export function createMessageStore(): MessageStore {
  let nextId = 1;
  let toasts: readonly ShownMessage[] = [];
  let log: readonly ShownMessage[] = [];
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const set = (next: readonly ShownMessage[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
  };

  return {
    show: ({ tone, text, durationMs }) => {
      const message = { id: nextId, tone, text };
      nextId += 1;
      log = [message, ...log].slice(0, logLength);
      for (const { id } of toasts.slice(0, Math.max(0, toasts.length - toastsAtOnce + 1))) dismiss(id);
      set([...toasts, message]);
      if (durationMs > 0)
        timers.set(
          message.id,
          setTimeout(() => dismiss(message.id), durationMs),
        );
      return message.id;
    },
    dismiss,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts: () => toasts,
    log: () => log,
  };
}
