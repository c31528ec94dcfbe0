import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icon-paths.ts';
import { Modal } from './modal.tsx';

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
 * A modal with a title, a cross and its buttons. On a narrow screen it rises from the foot of the window, where the thumb is.
 */
export function Dialog({ open, onClose, title, closeLabel, actions, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      className="m-auto mb-0 w-full max-w-[560px] rounded-t-8 sm:mb-auto sm:rounded-8"
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
    </Modal>
  );
}
