import type { Queryable } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import {
  dropQueuedNotices,
  findNoticeSetting,
  type NoticeChannelRow,
  type NoticeSettingRow,
  putNoticeChannel,
  putNoticeSetting,
} from '#db/queries/notice.ts';
import type { QuietHours } from '#domain/foundation/clock/quiet-hours.ts';
import type { Services } from '#domain/services.ts';
import { newsDigest } from '#mail/news-digest.ts';
import { renewalReminder } from '#mail/renewal-reminder.ts';
import { newUnsubscribeSecret } from './unsubscribe-link.ts';

/** What a member hears of, and where. Without a word of their own it is nothing at all. */
export type NoticeSettings = {
  readonly scope: NoticeSettingRow['scope'];
  readonly picks: { readonly inbox: boolean; readonly mail: boolean };
  readonly results: { readonly inbox: boolean; readonly mail: boolean };
  /** The end of a plan is said in the inbox in any case (docs/product/plans.md): it is about what was paid for. */
  readonly renewals: { readonly mail: boolean };
  readonly quiet: QuietHours | null;
};

type Changes = {
  readonly scope?: NoticeSettings['scope'] | undefined;
  readonly picks?: Partial<Switches> | undefined;
  readonly results?: Partial<Switches> | undefined;
  readonly renewals?: { readonly mail?: boolean | undefined } | undefined;
  readonly quiet?: QuietHours | null | undefined;
};
type Switches = { readonly inbox: boolean | undefined; readonly mail: boolean | undefined };
export type NoticeChanges = Changes;

const CHANNELS = ['inbox', 'mail'] as const;
type Stored = Awaited<ReturnType<typeof findNoticeSetting>>;

export async function showNoticeSettings({ db }: Services, memberId: number): Promise<NoticeSettings> {
  return settingsOf(await findNoticeSetting(db, memberId));
}

/** Whether, and not before when, an e-mail about a plan's end may be sent to a member by their own choice. */
export async function findRenewalWish(db: Queryable, memberId: number): Promise<NoticeSettingRow | null> {
  const { setting } = (await findNoticeSetting(db, memberId)) ?? {};
  return setting?.renewalsMail ? setting : null;
}

/**
 * Changes what a member hears of; what is left out stays. What they ask for begins now: nothing older is sent. What they end is
 * ended at once: e-mails that wait are taken back.
 */
export async function saveNoticeSettings(
  services: Services,
  options: { readonly member: { readonly id: number; readonly brand: string }; readonly changes: Changes },
): Promise<NoticeSettings> {
  const { member, changes } = options;
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, member.id);
    const now = services.clock.now();
    const before = await findNoticeSetting(tx, member.id);
    const after = merge(settingsOf(before), changes);
    await putNoticeSetting(tx, {
      accountId: member.id,
      brand: member.brand,
      scope: after.scope,
      updatedAt: now,
      renewalsMail: after.renewals.mail,
      quietFrom: after.quiet?.from ?? null,
      quietUntil: after.quiet?.until ?? null,
      unsubscribeSecret: before?.setting.unsubscribeSecret ?? newUnsubscribeSecret(services.env),
    });
    for (const channel of CHANNELS) {
      const known = before?.channels.find((row) => row.channel === channel);
      await putNoticeChannel(tx, openChannel(after, { channel, known, accountId: member.id, now }));
    }
    const accountId = member.id;
    if (!after.picks.mail && !after.results.mail) {
      await dropQueuedNotices(tx, { accountId, template: newsDigest.name });
    }
    if (!after.renewals.mail) await dropQueuedNotices(tx, { accountId, template: renewalReminder.name });
    return after;
  });
}

function openChannel(
  after: NoticeSettings,
  options: {
    readonly channel: NoticeChannelRow['channel'];
    readonly known: NoticeChannelRow | undefined;
    readonly accountId: number;
    readonly now: Date;
  },
): NoticeChannelRow {
  const { channel, known, accountId, now } = options;
  return {
    accountId,
    channel,
    picksUntil: after.picks[channel] ? (known?.picksUntil ?? now) : null,
    resultsUntil: after.results[channel] ? (known?.resultsUntil ?? now) : null,
    // Other quiet hours may end earlier than those that were waited for.
    nextAt: now,
  };
}

function settingsOf(stored: Stored): NoticeSettings {
  const opened = (channel: (typeof CHANNELS)[number], field: 'picksUntil' | 'resultsUntil') =>
    stored?.channels.some((row) => row.channel === channel && row[field] !== null) ?? false;
  const both = (field: 'picksUntil' | 'resultsUntil') => ({
    inbox: opened('inbox', field),
    mail: opened('mail', field),
  });
  const { quietFrom: from = null, quietUntil: until = null } = stored?.setting ?? {};
  return {
    scope: stored?.setting.scope ?? 'favourites',
    picks: both('picksUntil'),
    results: both('resultsUntil'),
    renewals: { mail: stored?.setting.renewalsMail ?? false },
    quiet: from === null || until === null ? null : { from, until },
  };
}

function merge(before: NoticeSettings, changes: Changes): NoticeSettings {
  const both = (kind: 'picks' | 'results') => ({
    inbox: changes[kind]?.inbox ?? before[kind].inbox,
    mail: changes[kind]?.mail ?? before[kind].mail,
  });
  return {
    scope: changes.scope ?? before.scope,
    picks: both('picks'),
    results: both('results'),
    renewals: { mail: changes.renewals?.mail ?? before.renewals.mail },
    quiet: changes.quiet === undefined ? before.quiet : changes.quiet,
  };
}
