import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { iconButtonStyle } from '../icon-button.tsx';
import { timings } from '../timings.ts';
import { useTwoStep } from '../use-two-step.ts';
import { closeIcon, menuIcon } from './shell-icon-paths.ts';

interface SiteMenuProps {
  words: { label: string; open: string; close: string };
  /** The logo at the head of the menu. */
  head: ReactNode;
  /** Changes with the page, so that the menu closes when another one has come. */
  pageKey: string;
  children: ReactNode;
}

const id = 'site-menu';

/**
 * The hamburger and the menu that slides in on small screens, over a mask that dims the page. A click on the mask or on
 * the cross slides it out, and it is hidden after 500 ms. The browser's modal dialog keeps the focus inside and answers
 * Escape. Without JavaScript the hamburger is a link to the menu's anchor, and the style sheet shows what is targeted.
 */
export function SiteMenu({ words, head, pageKey, children }: SiteMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { phase, isVisible, show, hide, adopt } = useTwoStep(timings.mobileMenuHideMs);

  // Opened before scripts ran, it is what the address targets; left so, neither its cross nor another page would put it away.
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    leaveAnchor();
    adopt();
  }, [adopt]);

  useEffect(() => {
    if (isVisible) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isVisible]);

  const lastPage = useRef(pageKey);
  useEffect(() => {
    if (lastPage.current !== pageKey) hide();
    lastPage.current = pageKey;
  }, [pageKey, hide]);

  const closeBeside = ({ target }: MouseEvent) => {
    if (target instanceof HTMLElement && 'mask' in target.dataset) hide();
  };

  const isOut = phase === 'mounted' || phase === 'closing';
  return (
    <>
      <a
        href={`#${id}`}
        aria-label={words.open}
        aria-haspopup="dialog"
        aria-expanded={isVisible}
        onClick={(event) => {
          event.preventDefault();
          show();
        }}
        className={`${iconButtonStyle} md:hidden`}
      >
        <Icon of={menuIcon} size={24} />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser calls onCancel. */}
      <dialog
        ref={dialog}
        id={id}
        aria-label={words.label}
        data-phase={phase}
        onCancel={(event) => {
          event.preventDefault();
          hide();
        }}
        onClick={closeBeside}
        className="fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-transparent p-0 backdrop:bg-transparent target:block md:hidden"
      >
        <div
          data-mask
          className={classNames(
            'absolute inset-0 bg-mask transition-opacity duration-(--mobile-menu-hide)',
            isOut && 'opacity-0',
          )}
        />
        <div
          data-float
          className={classNames(
            'absolute inset-y-0 left-0 flex w-4/5 max-w-80 flex-col gap-2 overflow-y-auto bg-surface p-3 shadow-float',
            'transition-transform duration-(--mobile-menu-hide) ease-out',
            isOut && '-translate-x-full',
          )}
        >
          <div className="flex min-h-11 items-center justify-between gap-2 pl-2">
            {head}
            {/* biome-ignore lint/a11y/useValidAnchor: it leads back to the page, also where no script runs. */}
            <a
              href="#top"
              aria-label={words.close}
              onClick={(event) => {
                event.preventDefault();
                hide();
              }}
              className={iconButtonStyle}
            >
              <Icon of={closeIcon} />
            </a>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}

/** Takes the anchor out of the address. Only a change of anchor ends what is targeted; to one that nothing has, nothing scrolls. */
function leaveAnchor(): void {
  const { state } = history;
  location.replace(`#${id}-adopted`);
  history.replaceState(state, '', location.pathname + location.search);
}
