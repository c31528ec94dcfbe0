import type { Translate } from '#i18n/t.ts';

/** Limits of what an account is opened with; the server holds the same ones. Characters are Unicode code points. */
export const credentialLimits = {
  usernameMin: 2,
  usernameMax: 30,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** From here on a password alone is good protection; a hint recommends it, nothing demands it. */
  passwordGood: 15,
} as const;

type Say = Translate<'credentials'>;

/** What is wrong with a field before it is sent, in the reader's language; empty where nothing is. */
export const credentialErrors = {
  username(text: string, t: Say): string {
    const length = codePoints(text.trim());
    const { usernameMin: min, usernameMax: max } = credentialLimits;
    if (length === 0) return t('credentials.errors.usernameRequired');
    return length < min || length > max ? t('credentials.errors.usernameLength', { min, max }) : '';
  },
  email(text: string, t: Say): string {
    const address = text.trim();
    if (address === '') return t('credentials.errors.emailRequired');
    return isAddress(address) ? '' : t('credentials.errors.emailFormat');
  },
  newPassword(text: string, t: Say): string {
    const length = codePoints(text.normalize('NFC'));
    const { passwordMin: min, passwordMax: max } = credentialLimits;
    if (length === 0) return t('credentials.errors.passwordRequired');
    if (length < min) return t('credentials.errors.passwordShort', { min });
    return length > max ? t('credentials.errors.passwordLong', { max }) : '';
  },
  /** Of an account that exists: any length may have been its own. */
  password(text: string, t: Say): string {
    return text === '' ? t('credentials.errors.passwordRequired') : '';
  },
  confirmation(text: string, password: string, t: Say): string {
    return text === password ? '' : t('credentials.errors.confirmation');
  },
} as const;

/** The form of an address, not whether somebody reads it: something, an @, and a name with a dot. */
function isAddress(text: string): boolean {
  return text.length <= credentialLimits.emailMax && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

const codePoints = (text: string) => [...text].length;
