import { useLanguage } from '#i18n/language-provider.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { FrameData } from '../data.server.ts';
import { AskForm } from './ask-form.tsx';
import { ContactList } from './contact-list.tsx';

export type ContactDialogProps = {
  contacts: FrameData['contacts'];
  open: boolean;
  onClose: () => void;
};

/** The ways to reach customer service, and the written answers. */
export function ContactDialog({ contacts, open, onClose }: ContactDialogProps) {
  const { t } = useLanguage<'contact' | 'ui'>();
  return (
    <Dialog open={open} onClose={onClose} title={t('contact.title')} closeLabel={t('ui.close')}>
      <p className="pb-4 text-ink-2">{t('contact.lead')}</p>
      <ContactList contacts={contacts} />
      <AskForm />
    </Dialog>
  );
}
