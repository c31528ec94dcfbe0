import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icon-paths.ts';
import type { FrameData } from '../data.server.ts';
import { useHydrated } from '../use-hydrated.ts';
import { AskForm } from './ask-form.tsx';
import { ContactList } from './contact-list.tsx';

/** The address of the panel on every page. */
export const CONTACT_ANCHOR = 'contact';

/**
 * How to reach customer service. Any link to `#contact` opens it, and Back closes it, since the address says whether it is
 * open. Without JavaScript it is a part of the page that shows when it is linked to.
 */
export function ContactPanel({ contacts }: { contacts: FrameData['contacts'] }) {
  const { t } = useLanguage<'contact' | 'ui'>();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const hasScript = useHydrated();
  const content = (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('contact.lead')}</p>
      <ContactList contacts={contacts} />
    </div>
  );
  if (!hasScript) {
    return (
      <section
        id={CONTACT_ANCHOR}
        aria-label={t('contact.title')}
        className="fixed inset-x-0 bottom-0 z-40 hidden max-h-[85dvh] overflow-y-auto bg-surface p-5 text-14 shadow-float target:block"
      >
        <div className="mx-auto max-w-prose">
          <div className="flex items-start justify-between">
            <h2 className="text-20 font-strong">{t('contact.title')}</h2>
            <a href="#top" aria-label={t('ui.close')} className="p-2">
              <Icon of={closeIcon} />
            </a>
          </div>
          {content}
        </div>
      </section>
    );
  }
  const isOpen = hash === `#${CONTACT_ANCHOR}`;
  const close = () => navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  return (
    <Dialog open={isOpen} onClose={close} title={t('contact.title')} closeLabel={t('ui.close')}>
      {content}
      {isOpen ? <AskForm /> : null}
    </Dialog>
  );
}
