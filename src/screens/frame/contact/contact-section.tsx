import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/shell/shell-icon-paths.ts';
import type { FrameData } from '../data.server.ts';
import { CONTACT_ANCHOR } from './contact-anchor.ts';
import { ContactList } from './contact-list.tsx';

/** The panel for readers without JavaScript: it shows when a link points to it. */
export function ContactSection({ contacts }: { contacts: FrameData['contacts'] }) {
  const { t } = useLanguage<'contact' | 'ui'>();
  return (
    <section
      id={CONTACT_ANCHOR}
      aria-label={t('contact.title')}
      className="fixed inset-x-0 bottom-0 z-40 hidden max-h-[85dvh] overflow-y-auto bg-surface p-5 text-14 shadow-float target:block"
    >
      <div className="mx-auto grid max-w-prose gap-4">
        <div className="flex items-start justify-between">
          <h2 className="text-20 font-strong">{t('contact.title')}</h2>
          <a href="#top" aria-label={t('ui.close')} className="p-2">
            <Icon drawing={closeIcon} />
          </a>
        </div>
        <p className="text-ink-2">{t('contact.lead')}</p>
        <ContactList contacts={contacts} />
      </div>
    </section>
  );
}
