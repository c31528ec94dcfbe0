import { useEffect } from 'react';
import type { MessageTone } from '#ui/message-store.ts';
import { useVisitorMessages } from '../frame/messages/visitor-messages.ts';

/** A message that comes with a page: a toast, shown by whichever scripts answer for the page. */
export function SaidAtOnce({
  tone,
  text,
}: {
  tone: Extract<MessageTone, 'success' | 'error'>;
  text: string;
}) {
  const messages = useVisitorMessages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reader arrives.
  useEffect(() => messages.toast({ tone, text }), []);
  return (
    <p data-say={tone} hidden>
      {text}
    </p>
  );
}
