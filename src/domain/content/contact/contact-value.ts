import type { Contact } from './list-contacts.ts';

type Kind = Contact['type'];

const PHONE = /^\+\d{7,15}$/;
const HANDLE = /^@[\w.-]{2,32}$/;
/** The services' own hosts: a contact that leads elsewhere would carry their name to somebody else's page. */
const HOSTS: Partial<Record<Kind, readonly string[]>> = {
  line: ['line.me', 'lin.ee', 'page.line.me'],
  telegram: ['t.me', 'telegram.me'],
  whatsapp: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com'],
  zalo: ['zalo.me', 'oa.zalo.me'],
};

/**
 * A way to reach the brand as it is stored, or null for what is none of its kind: an address of mail; a number with its
 * country's code; of a service a page of its own by https, or the name or number that it knows one by.
 */
export function readContactValue(type: Kind, typed: string): string | null {
  const value = typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  switch (type) {
    case 'mail':
      return value.length <= 254 && /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[a-z]{2,}$/i.test(value)
        ? value
        : null;
    case 'phone':
      return readPhone(value);
    case 'line':
    case 'telegram':
      return readPage(type, value) ?? (HANDLE.test(value) ? value : null);
    case 'whatsapp':
    case 'zalo':
      return readPage(type, value) ?? readPhone(value);
  }
}

function readPhone(value: string): string | null {
  const plain = value.replaceAll(/[\s().-]/g, '');
  return PHONE.test(plain) ? plain : null;
}

function readPage(type: Kind, value: string): string | null {
  if (!/^https:\/\//i.test(value) || !URL.canParse(value)) return null;
  const { protocol, hostname, username, password, port, href } = new URL(value);
  const isTheirs = HOSTS[type]?.includes(hostname) === true;
  return isTheirs && protocol === 'https:' && username === '' && password === '' && port === '' ? href : null;
}
