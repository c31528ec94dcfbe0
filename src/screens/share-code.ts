/** What a short address names: the record, a day of it, a numbered pick, a team, or an article. */
export type ShareSubject =
  | { readonly kind: 'home' }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'pick'; readonly serial: string }
  | { readonly kind: 'team'; readonly id: string }
  | { readonly kind: 'article'; readonly id: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PICK = /^(\d{4}-\d{2}-\d{2})-(\d{1,6})$/;
const ID = /^([tn])([\w-]{22})$/;

/** What a code names; null for one that no page of ours wrote. */
export function readShareCode(code: string): ShareSubject | null {
  if (code === 'record') return { kind: 'home' };
  if (DAY.test(code)) return isDay(code) ? { kind: 'day', day: code } : null;
  const [, day, no] = PICK.exec(code) ?? [];
  if (day !== undefined && no !== undefined) {
    const serial = `${day}/${no.padStart(4, '0')}`;
    // One number has one spelling, so that no other one is drawn and stored a second time.
    return isDay(day) && shareCode({ kind: 'pick', serial }) === code ? { kind: 'pick', serial } : null;
  }
  const [, sort, packed] = ID.exec(code) ?? [];
  if (packed === undefined) return null;
  const id = unpackId(packed);
  const subject = { kind: sort === 't' ? 'team' : 'article', id } as const;
  return shareCode(subject) === code ? subject : null;
}

/** The code of a subject, as short as its name allows. */
export function shareCode(subject: ShareSubject): string {
  switch (subject.kind) {
    case 'home':
      return 'record';
    case 'day':
      return subject.day;
    case 'pick': {
      const [day = '', no = ''] = subject.serial.split('/');
      return `${day}-${Number(no)}`;
    }
    case 'team':
      return `t${packId(subject.id)}`;
    case 'article':
      return `n${packId(subject.id)}`;
  }
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day >= '1900';
}

/** The sixteen bytes of an id in letters of base64url; it runs in a browser too. */
function packId(id: string): string {
  const bytes = id.replaceAll('-', '').match(/../g) ?? [];
  const text = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function unpackId(packed: string): string {
  const text = atob(`${packed.replaceAll('-', '+').replaceAll('_', '/')}==`);
  const hex = [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
