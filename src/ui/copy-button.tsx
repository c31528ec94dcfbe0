import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { checkIcon, copyIcon } from './icon-paths.ts';

interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
  /** The name of what is copied: "Copy the account number". */
  label: string;
  labels: { copy: string; copied: string };
}

/**
 * Copies a text and says so, in words that a screen reader hears too. The scripts of every page answer for it (`page-start/copy.ts`); before
 * them it is not there, as there is nothing that it could do.
 */
export function CopyButton({ text, label, labels }: CopyButtonProps) {
  return (
    <span data-copy={text} data-copied-label={labels.copied} className="group inline-flex">
      <Button size="small" aria-label={label}>
        <Icon drawing={copyIcon} size={16} className="group-data-copied:hidden" />
        <Icon drawing={checkIcon} size={16} className="hidden group-data-copied:block" />
        <span className="group-data-copied:hidden">{labels.copy}</span>
        <span className="hidden group-data-copied:inline">{labels.copied}</span>
      </Button>
      <span role="status" className="sr-only" />
    </span>
  );
}
