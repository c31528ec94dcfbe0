import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { FrameData } from '../data.server.ts';
import { useVisitorMessages } from '../messages/visitor-messages.ts';
import { useHydrated } from '../use-hydrated.ts';
import { CONTACT_ANCHOR } from './contact-anchor.ts';
import type { ContactDialogProps } from './contact-dialog.tsx';

/** Only the server writes it, for readers without JavaScript. */
const ContactSection = import.meta.env.SSR ? (await import('./contact-section.tsx')).ContactSection : null;

type Contacts = FrameData['contacts'];

/**
 * How to reach customer service. Any link to `#contact` opens it, and Back closes it, since the address says whether it is
 * open. Its code is fetched with its first use; without JavaScript it is a part of the page.
 */
export function ContactPanel({ contacts }: { contacts: Contacts }) {
  const { t } = useLanguage<'errors'>();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const messages = useVisitorMessages();
  const isOpen = useHydrated() && hash === `#${CONTACT_ANCHOR}`;
  const [ContactDialog, setDialog] = useState<ComponentType<ContactDialogProps> | null>(null);

  useEffect(() => {
    if (!isOpen || ContactDialog !== null) return;
    import('./contact-dialog.tsx').then(
      (module) => setDialog(() => module.ContactDialog),
      () => messages.toast({ tone: 'error', text: t('errors.unreachable') }),
    );
  }, [isOpen, ContactDialog, messages, t]);

  const close = () => navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  return (
    <>
      {ContactDialog === null ? null : <ContactDialog contacts={contacts} open={isOpen} onClose={close} />}
      <noscript>{ContactSection === null ? null : <ContactSection contacts={contacts} />}</noscript>
    </>
  );
}
