import { useRef } from 'react';
import { useModal } from './modal.tsx';
import { Spinner } from './spinner.tsx';

/** Blocks the page while something must be known first. It cannot be dismissed, hence it is for short waits alone. */
export function LoadingDialog({ open, label }: { open: boolean; label: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-busy="true"
      onCancel={(event) => event.preventDefault()}
      data-float
      className="m-auto w-(--loading-dialog-width) overflow-hidden rounded-8 bg-surface py-6 shadow-float backdrop:bg-mask"
    >
      <div className="grid justify-items-center text-primary-ink">
        <Spinner size={40} />
      </div>
    </dialog>
  );
}
