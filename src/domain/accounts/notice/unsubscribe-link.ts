import { isSignedText, signText } from '#platform/hash.ts';

/** The kinds of letters that a member can end by themselves: news of picks and results, and reminders of a plan's end. */
export const MAIL_LISTS = ['news', 'renewals'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

type Signer = { readonly uuid: string; readonly unsubscribeSecret: string };

/** What stands behind the address that ends a list: whose, which, and a signature that only his own secret makes. */
export function unsubscribeQuery({
  uuid,
  unsubscribeSecret,
  list,
}: Signer & { readonly list: MailList }): string {
  const query = { member: uuid, list, signature: signText(unsubscribeSecret, `${list}\n${uuid}`) };
  return String(new URLSearchParams(query));
}

/** Whether a signature of such an address is the member's own. */
export function isOwnSignature(
  { uuid, unsubscribeSecret, list }: Signer & { readonly list: MailList },
  signature: string,
): boolean {
  return isSignedText(unsubscribeSecret, `${list}\n${uuid}`, signature);
}
