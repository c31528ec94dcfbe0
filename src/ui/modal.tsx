import { type ReactNode, useEffect, useRef } from 'react';

type ModalName = { 'aria-label': string } | { 'aria-labelledby': string };

type ModalProps = ModalName & {
  open: boolean;
  /** Called when the reader closes it by Escape or by a click beside it. */
  onClose: () => void;
  /** Its place and its size. */
  className: string;
  children: ReactNode;
};

/**
 * The browser's modal dialog, as a frame: it keeps focus inside, gives it back afterwards, and makes the rest inert.
 */
export function Modal({ open, onClose, className, children, ...name }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser calls onCancel for it.
    <dialog
      ref={dialog}
      {...name}
      data-float
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={`bg-surface p-0 shadow-float backdrop:bg-mask ${className}`}
    >
      {children}
    </dialog>
  );
}

/** Shows and closes a dialog element as `open` says. */
export function useModal(dialog: { readonly current: HTMLDialogElement | null }, open: boolean) {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [dialog, open]);
}
