import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FrameData } from '../data.server.ts';

type Contact = FrameData['contacts'][number];

/** What each way is called; the services' own names are the same in every language. */
const SERVICE_NAMES = { line: 'LINE', telegram: 'Telegram', whatsapp: 'WhatsApp', zalo: 'Zalo' } as const;

/** The ways to reach the brand, each with the hours in which somebody answers. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  const { t } = useLanguage<'contact'>();
  if (contacts.length === 0) return <p className="text-ink-2">{t('contact.none')}</p>;
  return (
    <dl className="grid gap-3">
      {contacts.map((contact) => (
        <div key={contact.id} className="grid gap-1 rounded-8 bg-sunken px-4 py-3">
          <dt className="flex items-center gap-2 text-12 font-medium text-ink-2">
            {contact.type === 'mail' || contact.type === 'phone'
              ? t(`contact.${contact.type}`)
              : SERVICE_NAMES[contact.type]}
            {contact.is_sample ? <Badge tone="warn">{t('contact.sample')}</Badge> : null}
          </dt>
          <dd className="grid gap-0.5 text-14">
            <ContactValue {...contact} />
            {contact.hours === '' ? null : <span className="text-12 text-ink-2">{contact.hours}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ContactValue({ type, value }: Contact) {
  const href = contactHref(type, value);
  if (href === null) return <span className="font-medium text-main">{value}</span>;
  const isElsewhere = href.startsWith('https:');
  return (
    <TextLink href={href} {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {value.replace(/^https:\/\//, '')}
    </TextLink>
  );
}

/** Where a contact leads; null for what can only be read, such as the name of an account. */
function contactHref(type: Contact['type'], value: string): string | null {
  if (type === 'mail') return `mailto:${value}`;
  if (type === 'phone') return `tel:${value.replaceAll(/[^\d+]/g, '')}`;
  return value.startsWith('https://') ? value : null;
}
