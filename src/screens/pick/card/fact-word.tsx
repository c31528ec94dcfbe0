import { type KeyboardEvent, useId, useState } from 'react';
import { PlainButton } from '#ui/plain-button.tsx';

/**
 * A number, team or date of an analysis, which says where it comes from when it is pressed: with a finger, a mouse or a key. Escape
 * closes it again.
 */
export function FactWord({ text, source }: { text: string; source: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (source === undefined) return <span className="font-medium text-main">{text}</span>;
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    <>
      <PlainButton
        title={source}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={close}
        className="cursor-pointer font-medium text-main underline decoration-ink-3 decoration-dotted underline-offset-3"
      >
        {text}
      </PlainButton>
      <span id={id} aria-live="polite">
        {isOpen ? (
          <span className="mx-1 rounded-4 bg-sunken px-1.5 py-0.5 text-12 text-ink-2">{source}</span>
        ) : null}
      </span>
    </>
  );
}
