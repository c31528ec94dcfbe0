import { useLanguage } from '#i18n/language-provider.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AskForm } from './ask-form.tsx';
import { ContactList } from './contact-list.tsx';
import type { ContactDialogProps } from './contact-panel.tsx';

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
