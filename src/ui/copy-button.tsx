import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { checkIcon, copyIcon } from './icon-paths.ts';

interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
  /** The name of what is copied: "Copy the account number". */
  label: string;
  words: { copy: string; copied: string };
}

const confirmationMs = 2000;

/** Copies a text and says so, in words that a screen reader hears too. */
export function CopyButton({ text, label, words }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <>
      <Button
        size="small"
        aria-label={copied ? undefined : label}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        <Icon drawing={copied ? checkIcon : copyIcon} size={16} />
        {copied ? words.copied : words.copy}
      </Button>
      <span className="sr-only" aria-live="polite">
        {copied ? words.copied : ''}
      </span>
    </>
  );
}
