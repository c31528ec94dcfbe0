import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Form, useLocation, useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { closeIcon } from '#ui/shell/shell-icon-paths.ts';
import type { FrameData } from '../data.server.ts';
import { Answer } from './answer.tsx';
import { ASK_PARAMETER, CONTACT_ANCHOR, MAX_QUESTION } from './contact-anchor.ts';
import { ContactList } from './contact-list.tsx';

/**
 * How to reach customer service. A link to `#contact` opens it: as the browser's modal dialog where scripts run, else because the address
 * targets it. A question is a GET form to the same page. Where the framework runs this component opens and closes it, else
 * `page-start/contact-window.ts`.
 */
export function ContactWindow({ contacts, reply }: Pick<FrameData, 'contacts' | 'reply'>) {
  const { t } = useLanguage<'contact' | 'ui'>();
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().formData?.has(ASK_PARAMETER) === true;
  const { dialog, onClose, onClick } = useContactDialog();
  const answer = useRef<HTMLDivElement>(null);
  // On a phone the keyboard may cover the place of the answer.
  useEffect(() => {
    if (reply !== null) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [reply]);
  const [title, write] = [useId(), useId()];
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== ASK_PARAMETER);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the window; by key it is Escape, which the browser answers.
    <dialog
      ref={dialog}
      id={CONTACT_ANCHOR}
      onClose={onClose}
      onClick={onClick}
      aria-labelledby={title}
      data-float
      className="m-auto mb-0 w-full max-w-[560px] rounded-t-8 bg-surface p-0 shadow-float backdrop:bg-mask sm:mb-auto sm:rounded-8 [&:target:not([open])]:fixed [&:target:not([open])]:inset-x-0 [&:target:not([open])]:bottom-0 [&:target:not([open])]:z-40 [&:target:not([open])]:block"
    >
      <div className="grid max-h-[85dvh] grid-rows-[auto_1fr]">
        <div className="flex items-start gap-2 py-3 pr-2 pl-5">
          <h2 id={title} className="grow pt-1.5 text-20 font-strong text-main">
            {t('contact.title')}
          </h2>
          <a
            href="#top"
            data-close
            aria-label={t('ui.close')}
            title={t('ui.close')}
            className={iconButtonStyle}
          >
            <Icon drawing={closeIcon} />
          </a>
        </div>
        <div className="overflow-y-auto px-5 pb-5 text-14 text-ink">
          <Form
            method="get"
            action={`${pathname}#${CONTACT_ANCHOR}`}
            replace
            preventScrollReset
            data-ask
            data-unreachable={t('contact.ask.unreachable')}
            className="grid gap-3"
          >
            {others.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <TextField
              name={ASK_PARAMETER}
              label={t('contact.ask.label')}
              hint={t('contact.ask.hint')}
              error={reply?.isEmpty ? t('contact.ask.empty') : ''}
              defaultValue={reply?.asked ?? ''}
              maxLength={MAX_QUESTION}
              autoComplete="off"
            />
            <div>
              <Button type="submit" busy={isBusy}>
                {t('contact.ask.send')}
              </Button>
            </div>
            <div ref={answer} data-answer aria-live="polite" className="empty:-mt-3">
              {reply === null || reply.isEmpty ? null : <Answer {...reply} />}
            </div>
          </Form>
          <section aria-labelledby={write} className="mt-5 grid gap-1 border-t border-line pt-5">
            <h3 id={write} className="text-14 font-medium text-main">
              {t('contact.write')}
            </h3>
            <p className="pb-3 text-14 text-ink-2">{t('contact.lead')}</p>
            <ContactList contacts={contacts} />
          </section>
        </div>
      </div>
    </dialog>
  );
}

/** Opens and closes the window with the address, so that Back closes it. */
function useContactDialog() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = hash === `#${CONTACT_ANCHOR}`;
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return {
    dialog,
    onClose() {
      if (!isOpen) return;
      const query = new URLSearchParams(search);
      query.delete(ASK_PARAMETER);
      void navigate(
        { pathname, search: String(query), hash: '' },
        { replace: true, preventScrollReset: true },
      );
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      const isCross = event.target instanceof Element && event.target.closest('[data-close]') !== null;
      if (!isCross && event.target !== dialog.current) return;
      event.preventDefault();
      dialog.current?.close();
    },
  };
}
