import type { z } from 'zod';
import { avatarContract, avatarLimits } from '#api/me/avatar.contract.ts';
import { breakContract } from '#api/me/break.contract.ts';
import { closeCalendarContract, openCalendarContract } from '#api/me/calendar.contract.ts';
import { exportContract } from '#api/me/export.contract.ts';
import { removeFavouriteContract } from '#api/me/favourites.contract.ts';
import { readInboxContract } from '#api/me/inbox.contract.ts';
import { endApiKeyContract } from '#api/me/keys/[id].contract.ts';
import { makeApiKeyContract } from '#api/me/keys.contract.ts';
import { saveNoticeSettingsContract } from '#api/me/notices/settings.contract.ts';
import { allowPushContract, choosePushContract, forgetPushContract } from '#api/me/push.contract.ts';
import { revokeSessionContract } from '#api/me/sessions/[id].contract.ts';
import { removeWebhookContract, resumeWebhookContract } from '#api/me/webhooks/[id].contract.ts';
import { resendWebhookContract } from '#api/me/webhooks/deliveries/[id].contract.ts';
import { addWebhookContract } from '#api/me/webhooks.contract.ts';
import { deleteAccountContract, updateProfileContract } from '#api/me.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';

export type BreakDays = z.input<typeof breakContract.body>['days'];
type Favourite = z.input<typeof removeFavouriteContract.body>;
export type NoticeChanges = z.input<typeof saveNoticeSettingsContract.body>;
type NewKey = z.input<typeof makeApiKeyContract.body>;
type NewWebhook = z.input<typeof addWebhookContract.body>;
export type PushKinds = z.input<typeof choosePushContract.body>['kinds'];
type PushDevice = z.input<typeof allowPushContract.body>;
type ProfileChanges = z.input<typeof updateProfileContract.body>;

/** The largest picture that is taken, in bytes. */
export const mostPictureBytes = avatarLimits.bytes;

/** What a member can ask for on this page. Loaded with its first use. */
export function accountCalls(locale: Locale) {
  const client = browserClient(locale);
  return {
    saveProfile: (body: ProfileChanges) => client.call(updateProfileContract, { body }),
    saveAvatar: async (picture: Blob) =>
      client.call(avatarContract, { body: { image: await toBase64(picture) } }),
    revokeSession: (id: string) => client.call(revokeSessionContract, { params: { id } }),
    makeKey: (body: NewKey) => client.call(makeApiKeyContract, { body }),
    endKey: (id: string) => client.call(endApiKeyContract, { params: { id } }),
    addWebhook: (body: NewWebhook) => client.call(addWebhookContract, { body }),
    resumeWebhook: (id: string) =>
      client.call(resumeWebhookContract, { params: { id }, body: { enabled: true } }),
    removeWebhook: (id: string) => client.call(removeWebhookContract, { params: { id } }),
    resendWebhook: (id: string) => client.call(resendWebhookContract, { params: { id }, body: {} }),
    startBreak: (days: BreakDays) => client.call(breakContract, { body: { days } }),
    readInbox: (ids?: readonly string[]) =>
      client.call(readInboxContract, { body: ids === undefined ? {} : { ids: [...ids] } }),
    saveNotices: (body: NoticeChanges) => client.call(saveNoticeSettingsContract, { body }),
    allowPush: (body: PushDevice) => client.call(allowPushContract, { body }),
    choosePush: (kinds: PushKinds) => client.call(choosePushContract, { body: { kinds } }),
    forgetPush: (id: string) => client.call(forgetPushContract, { body: { id } }),
    removeFavourite: (body: Favourite) => client.call(removeFavouriteContract, { body }),
    openCalendar: () => client.call(openCalendarContract),
    closeCalendar: () => client.call(closeCalendarContract),
    exportData: () => client.call(exportContract),
    deleteAccount: (email: string) => client.call(deleteAccountContract, { body: { email } }),
  };
}

export type AccountCalls = ReturnType<typeof accountCalls>;

/** The bytes of a file as base64, which is what stands after the comma of its data address. */
function toBase64(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}
