import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { iconButtonStyle } from '../icon-button.tsx';
import { closeIcon, menuIcon } from './shell-icon-paths.ts';

interface SiteMenuProps {
  labels: { label: string; open: string; close: string };
  /** The logo at the head of the menu. */
  head: ReactNode;
  children: ReactNode;
}

const id = 'site-menu';

/**
 * The hamburger and the menu that slides in on small screens, over a mask that dims the page. A click on the mask or on
 * the cross slides it out, and it is hidden after 500 ms. The browser's modal dialog keeps the focus inside and answers
 * Escape (`page-start/site-menu.ts`). Without JavaScript the hamburger is a link to the menu's anchor, and the style sheet shows what is targeted.
 */
export function SiteMenu({ labels, head, children }: SiteMenuProps) {
  return (
    <>
      <a
        href={`#${id}`}
        aria-label={labels.open}
        aria-haspopup="dialog"
        aria-expanded="false"
        className={`${iconButtonStyle} md:hidden`}
      >
        <Icon drawing={menuIcon} size={24} />
      </a>
      <dialog
        id={id}
        aria-label={labels.label}
        data-phase="closed"
        className="fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-transparent p-0 backdrop:bg-transparent target:block md:hidden"
      >
        <div
          data-mask
          className="absolute inset-0 bg-mask transition-opacity duration-(--mobile-menu-hide)"
        />
        <div
          data-float
          className="absolute inset-y-0 left-0 flex w-4/5 max-w-80 flex-col gap-2 overflow-y-auto bg-surface p-3 shadow-float transition-transform duration-(--mobile-menu-hide) ease-out"
        >
          <div className="flex min-h-11 items-center justify-between gap-2 pl-2">
            {head}
            <a href="#top" aria-label={labels.close} className={iconButtonStyle}>
              <Icon drawing={closeIcon} />
            </a>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
