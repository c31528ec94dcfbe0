import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icon-paths.ts';

interface PopoverDialogProps {
  /** A button opens it by `popoverTarget`. */
  id: string;
  /** It stands open as soon as the page does, as one that was sent back with what is wrong. */
  isOpen?: boolean;
  title: ReactNode;
  closeLabel: string;
  /** The buttons at the foot, the one that goes on last. */
  actions?: ReactNode;
  children: ReactNode;
}

const never = () => () => {};

/** A question over the page that the browser opens and closes by itself, so that it is asked without scripts too. It looks as `dialog.tsx` does. */
export function PopoverDialog({
  id,
  isOpen = false,
  title,
  closeLabel,
  actions,
  children,
}: PopoverDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Only a script can open a popover; what the server opens stands open as a plain dialog until one has.
  const isWritten = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  useEffect(() => {
    if (isOpen && !isWritten && !dialog.current?.matches(':popover-open')) dialog.current?.showPopover();
  }, [isOpen, isWritten]);

  return (
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      open={isOpen && isWritten}
      aria-labelledby={titleId}
      data-float
      className="z-40 m-auto mb-0 w-full max-w-[560px] overflow-hidden rounded-t-8 bg-surface p-0 text-ink shadow-float backdrop:bg-mask sm:mb-auto sm:rounded-8"
    >
      <div className="grid max-h-[85dvh] grid-rows-[auto_1fr_auto]">
        <div className="flex items-start gap-2 py-3 pr-2 pl-5">
          <h2 id={titleId} className="grow pt-1.5 text-20 font-strong text-main">
            {title}
          </h2>
          <IconButton
            label={closeLabel}
            icon={<Icon drawing={closeIcon} />}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
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
