import { useId } from 'react';
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

/** The written answers, and below them the ways to reach a person, which is where a reader without an answer looks next. */
export function ContactDialog({ contacts, open, onClose }: ContactDialogProps) {
  const { t } = useLanguage<'contact' | 'ui'>();
  const heading = useId();
  return (
    <Dialog open={open} onClose={onClose} title={t('contact.title')} closeLabel={t('ui.close')}>
      <AskForm />
      <section aria-labelledby={heading} className="mt-5 grid gap-1 border-t border-line pt-5">
        <h3 id={heading} className="text-14 font-medium text-main">
          {t('contact.write')}
        </h3>
        <p className="pb-3 text-14 text-ink-2">{t('contact.lead')}</p>
        <ContactList contacts={contacts} />
      </section>
    </Dialog>
  );
}
