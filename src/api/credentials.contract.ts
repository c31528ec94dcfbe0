import { z } from 'zod';

/** The lengths of what a member types to be known by (docs/product/accounts.md), in Unicode code points. */
const credentialLimits = {
  username: { min: 2, max: 30 },
  email: { max: 254 },
  password: { min: 8, max: 128 },
} as const;

const codePoints = (text: string) => [...text.normalize('NFC')].length;
const { username, email, password } = credentialLimits;

/** A name to be called by: any script, no control characters, spaces at its ends do not count. Kept as nick_name. */
export const usernameSchema = z
  .string({ error: 'credentials.errors.usernameRequired' })
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'credentials.errors.usernameRequired', abort: true })
      .refine((text) => codePoints(text) >= username.min && codePoints(text) <= username.max, {
        error: 'credentials.errors.usernameLength',
        params: { ...username },
        abort: true,
      })
      .refine((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text.replaceAll(/[\u200c\u200d]/g, '')), {
        error: 'member.usernameCharacters',
      }),
  );

/** What no reader can see: control and formatting characters, fillers, selectors of a variant. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/**
 * An address as it is stored: trimmed, lower case, and in the form (NFKC) in which full-width and other variants of a character
 * are that character, so that one mailbox cannot open two accounts. One with characters that no one can see is refused.
 */
export const emailSchema = z
  .string({ error: 'credentials.errors.emailRequired' })
  .transform((text) => text.normalize('NFKC').trim().toLowerCase().normalize('NFKC'))
  .pipe(
    z
      .string()
      .min(1, { error: 'credentials.errors.emailRequired', abort: true })
      .max(email.max, { error: 'credentials.errors.emailFormat', abort: true })
      .refine((text) => !INVISIBLE.test(text), { error: 'credentials.errors.emailFormat', abort: true })
      .regex(/^[^\s@"(),:;<>[\\\]]+@[\p{L}\p{N}\p{M}-]+(\.[\p{L}\p{N}\p{M}-]+)+$/u, {
        error: 'credentials.errors.emailFormat',
      }),
  );

/** A new password. The server also refuses common ones, and those made of the member's own name. */
export const newPasswordSchema = z
  .string({ error: 'credentials.errors.passwordRequired' })
  .min(1, { error: 'credentials.errors.passwordRequired', abort: true })
  .refine((text) => codePoints(text) >= password.min, {
    error: 'credentials.errors.passwordShort',
    params: { min: password.min },
  })
  .refine((text) => codePoints(text) <= password.max, {
    error: 'credentials.errors.passwordLong',
    params: { max: password.max },
  });

/** The box under the terms; nothing but a tick counts. */
export const agreeSchema = z.literal(true, { error: 'credentials.errors.agree' });

/** Both fields of a new password are the same, once each is a text at all. */
export const passwordsMatch = {
  check: (options: { password: string; password_confirmation: string }) =>
    options.password.normalize('NFC') === options.password_confirmation.normalize('NFC'),
  message: {
    error: 'credentials.errors.confirmation',
    path: ['password_confirmation'],
    when: ({ value }: { value: unknown }) => confirmationShape.safeParse(value).success,
  },
};

const confirmationShape = z.object({ password: z.string().min(1), password_confirmation: z.string() });
