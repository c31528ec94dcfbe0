import { useEffect, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { useModal } from '../modal.tsx';
import { timings } from '../timings.ts';
import { errorIcon } from './shell-icon-paths.ts';

interface ErrorDialogProps {
  /** The message, which is the title; null while there is none. */
  message: string | null;
  /** Called after 1.5 seconds, or when it was dismissed before. */
  onClose: () => void;
  labels: { confirm: string; cancel: string };
}

/**
 * An error that closes itself. Its buttons exist and stay hidden, as specified; anyone who needs longer finds the text in the
 * message log.
 */
export function ErrorDialog({ message, onClose, labels }: ErrorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latestOnClose = useRef(onClose);
  const titleId = useId();
  useModal(dialog, message !== null);

  useEffect(() => {
    latestOnClose.current = onClose;
  }, [onClose]);

  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => latestOnClose.current(), timings.errorDialogMs);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      data-float
      className="m-auto w-[calc(100%-32px)] max-w-96 rounded-8 bg-surface p-6 shadow-float backdrop:bg-mask"
    >
      <div className="grid justify-items-center gap-3 text-center">
        <Icon drawing={errorIcon} size={40} className="text-lose" />
        <h2 id={titleId} className="text-16 font-medium">
          {message}
        </h2>
        <div hidden>
          <Button>{labels.cancel}</Button>
          <Button tone="primary">{labels.confirm}</Button>
        </div>
      </div>
    </dialog>
  );
}
