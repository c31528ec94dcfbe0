import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icon-paths.ts';

interface DialogProps {
  open: boolean;
  /** Called when the reader closes it by the cross, by Escape, or by a click beside it. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The buttons at the foot, the one that goes on last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The browser's modal dialog: it keeps focus inside, gives it back afterwards, and makes the rest inert. On a narrow
 * screen it rises from the foot of the window, where the thumb is.
 */
export function Dialog({ open, onClose, title, closeLabel, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser calls onCancel for it.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-float
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className="m-auto mb-0 w-full max-w-[560px] rounded-t-8 bg-surface p-0 shadow-float backdrop:bg-mask sm:mb-auto sm:rounded-8"
    >
      <div className="grid max-h-[85dvh] grid-rows-[auto_1fr_auto]">
        <div className="flex items-start gap-2 py-3 pr-2 pl-5">
          <h2 id={titleId} className="grow pt-1.5 text-20 font-strong text-main">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<Icon drawing={closeIcon} />} onClick={onClose} />
        </div>
        <div className="overflow-y-auto px-5 pb-5 text-14 text-ink">{children}</div>
        {actions ? (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
            {actions}
          </footer>
        ) : null}
      </div>
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
