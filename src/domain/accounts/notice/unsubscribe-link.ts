import { isSignedText, signText } from '#platform/hash.ts';
import { isSealed, openSealed, sealText } from '#platform/seal.ts';
import type { KeySettings } from '#platform/secret-key.ts';
import { newToken } from '#platform/token.ts';

/** The kinds of e-mails that a member can end by themselves: news of picks and results, and reminders of a plan's end. */
export const MAIL_LISTS = ['news', 'renewals'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

type Signer = {
  readonly uuid: string;
  /** As it is stored: sealed. */
  readonly unsubscribeSecret: string;
};

const PLACE = 'notice_setting.unsubscribe_secret';

/** A member's own secret, as it is stored. */
export function newUnsubscribeSecret(env: KeySettings): string {
  return sealText(env, PLACE, newToken());
}

/** What stands behind the address that ends a list: whose, which, and a signature that only the member's own secret makes. */
export function unsubscribeQuery(
  env: KeySettings,
  { uuid, unsubscribeSecret, list }: Signer & { readonly list: MailList },
): string {
  const query = {
    member: uuid,
    list,
    signature: signText(plain(env, unsubscribeSecret), `${list}\n${uuid}`),
  };
  return String(new URLSearchParams(query));
}

/** Whether a signature of such an address is the member's own. */
export function isOwnSignature(
  env: KeySettings,
  {
    uuid,
    unsubscribeSecret,
    list,
    signature,
  }: Signer & { readonly list: MailList; readonly signature: string },
): boolean {
  return isSignedText(plain(env, unsubscribeSecret), `${list}\n${uuid}`, signature);
}

/** A process of an earlier release writes it plain while this one already runs; it is sealed at the next start. */
function plain(env: KeySettings, stored: string): string {
  return isSealed(stored) ? openSealed(env, PLACE, stored) : stored;
}
