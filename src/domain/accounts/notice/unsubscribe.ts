import { findSettingByUuid } from '#db/queries/notice.ts';
import type { Services } from '#domain/services.ts';
import { saveNoticeSettings } from './notice-settings.ts';
import { isOwnSignature, MAIL_LISTS, type MailList } from './unsubscribe-link.ts';

/** What an address says that ends e-mails; anyone who holds it needs no sign-in. */
type UnsubscribeRequest = {
  readonly brand: string;
  readonly uuid: string;
  readonly list: string;
  readonly signature: string;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Which e-mails an address ends, and whose; null for one that we never wrote. Changes nothing. */
export async function readUnsubscribe(
  { db, env }: Services,
  { brand, uuid, list: named, signature }: UnsubscribeRequest,
): Promise<{ readonly list: MailList; readonly memberId: number } | null> {
  const list = MAIL_LISTS.find((one) => one === named);
  if (list === undefined || !UUID.test(uuid)) return null;
  const setting = await findSettingByUuid(db, { brand, uuid });
  if (setting === null) return null;
  const { accountId: memberId, unsubscribeSecret } = setting;
  return isOwnSignature(env, { uuid, unsubscribeSecret, list, signature }) ? { list, memberId } : null;
}

/** Ends the e-mails that an address names, those that wait to be sent included. False for an address that we never wrote. */
export async function unsubscribe(services: Services, request: UnsubscribeRequest): Promise<boolean> {
  const read = await readUnsubscribe(services, request);
  if (read === null) return false;
  const changes =
    read.list === 'news'
      ? { picks: { inbox: undefined, mail: false }, results: { inbox: undefined, mail: false } }
      : { renewals: { mail: false } };
  await saveNoticeSettings(services, { member: { id: read.memberId, brand: request.brand }, changes });
  return true;
}
