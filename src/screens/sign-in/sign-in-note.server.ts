import { expireCookie, readCookie, setCookie } from '#platform/cookie.ts';

/** Hands over to the log-in page what has just been done on another one. No address may say it, and no cache may store it. */
export const NOTE_COOKIE = 'sports_ai_note';
const NOTE_S = 60;

type SignInNote = { readonly kind: 'registered'; readonly email: string } | { readonly kind: 'reset' };

/** Lasts for a minute, on the one page that reads it. */
export function noteCookie(note: SignInNote, login: string, { origin }: { readonly origin: string }): string {
  const value = note.kind === 'reset' ? 'reset' : `registered ${note.email}`;
  const secure = origin.startsWith('https://');
  return setCookie(NOTE_COOKIE, value, { maxAgeS: NOTE_S, secure, httpOnly: true, path: login });
}

/** Takes the note back. */
export function expiredNote(login: string, { origin }: { readonly origin: string }): string {
  return expireCookie(NOTE_COOKIE, { secure: origin.startsWith('https://'), httpOnly: true, path: login });
}

export function readNote(request: Request): SignInNote | null {
  const value = readCookie(request.headers.get('Cookie'), NOTE_COOKIE);
  if (value === 'reset') return { kind: 'reset' };
  const email = value?.startsWith('registered ') === true ? value.slice('registered '.length) : '';
  return email === '' ? null : { kind: 'registered', email };
}
