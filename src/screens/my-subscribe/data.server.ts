import { findMemberCalendar } from '#domain/accounts/calendar/member-calendar.ts';
import { listKeys } from '#domain/accounts/key/list-keys.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { requireMember } from '#domain/accounts/member/require-member.ts';
import { type NoticeSettings, showNoticeSettings } from '#domain/accounts/notice/notice-settings.ts';
import { showPushSettings } from '#domain/accounts/push/push-settings.ts';
import { listOwnSessions } from '#domain/accounts/session/list-own-sessions.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { checkStatus } from '#domain/money/subscription/check-status.ts';
import { priceProfiles, usualProfile } from '#domain/picks/price/price-profiles.ts';
import { formatDateTime, formatMinute } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { nameZone } from '#i18n/zone-labels.ts';
import { MEMBER_SCOPES } from '#terms/api-scopes.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import type { PageContext } from '../../page/page-context.ts';
import { describeDevice } from '../describe-device.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readMarket, readOddsFormat } from '../pick/odds-choice.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';
import { readAccountPart } from './account-parts.ts';
import { loadBets } from './bets.server.ts';
import { loadFavourites } from './favourites.server.ts';
import { loadHistory } from './history.server.ts';
import { loadInbox } from './inbox.server.ts';
import { loadLedgerPicks } from './ledger-picks.server.ts';
import { loadRenewal, loadWorth } from './renewal.server.ts';
import { loadWebhooks } from './webhooks.server.ts';

/** Zones that members of the four languages live in, for those who want another than their device's. */
const ZONES = [
  'Asia/Taipei',
  'Asia/Hong_Kong',
  'Asia/Ho_Chi_Minh',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
];

/** The member's plan, their profile, and where they are signed in. */
export async function loadMySubscribe(context: PageContext, request: Request) {
  const { services, brand, locale } = context;
  const member = requireMember(context.member);
  const display = readDisplayZone(request, BRAND_ZONE);
  const zone = member.timeZone ?? display.zone;
  const markets = priceProfiles.map(({ id }) => id);
  const search = new URL(request.url).searchParams;
  const isStatsOnly = isShownStatsOnly(context);
  const named = readAccountPart(search);
  const part = isStatsOnly && named === 'bets' ? 'plan' : named;
  const [
    messages,
    meta,
    plan,
    sessions,
    history,
    shown,
    favourites,
    inbox,
    notices,
    push,
    calendarSince,
    bets,
    keys,
    webhooks,
    renewal,
  ] = await Promise.all([
    loadMessages(locale, [
      'account',
      'bets',
      'credentials',
      'periods',
      'favourite',
      'notices',
      'push',
      'sport',
    ]),
    loadPageTexts(context),
    loadPlan(context, member),
    listOwnSessions(services, member.id),
    loadHistory(context, member),
    loadLedgerPicks(context, member, { zone, search }),
    loadFavourites(context, member, zone),
    loadInbox(context, member, { zone, search }),
    showNoticeSettings(services, member.id),
    showPushSettings(services, member),
    findMemberCalendar(services, member.id),
    part === 'bets' ? loadBets(context, member, { zone, search, request }) : null,
    part === 'profile' ? listKeys(services, { accountId: member.id }) : [],
    part === 'profile' ? loadWebhooks(context, member, zone) : null,
    part === 'plan' ? loadRenewal(context, member, { isStatsOnly }) : null,
  ]);
  return {
    locale,
    part,
    bets,
    messages,
    meta,
    isUnverified: member.status === 'unverified',
    breakUntil: member.onBreakUntil === null ? null : formatDateTime(member.onBreakUntil, zone),
    zone,
    /** Whose zone it is: the member's own choice is as good as that of a cookie. */
    zoneFrom: member.timeZone === null ? display.from : ('cookie' as const),
    isStatsOnly,
    hasChosenStatsOnly: member.statsOnly,
    plan,
    renewal,
    worth: part === 'plan' && !isStatsOnly ? await loadWorth(context, member, { ...history, zone }) : null,
    history,
    shown,
    favourites,
    inbox,
    notices: shownNotices(notices),
    push: shownPush(push, member, zone),
    calendarSince: calendarSince && formatDateTime(calendarSince, zone),
    prices: {
      format: readOddsFormat(request, locale),
      market: readMarket(request, markets, usualProfile(locale, brand.jurisdiction)),
      markets,
    },
    profile: shownProfile(member, services.env.IMG_BASE),
    zones: listZones(member, services.clock.now(), locale),
    sessions: sessions.map((session) => shownSession(session, member, zone)),
    keys: keys.map((key) => shownKey(key, zone)),
    webhooks,
    linkMinutes: businessConstants.resetLinkMinutes,
    orderYears: businessConstants.orderRetentionYears,
  };
}

export type MySubscribeData = Awaited<ReturnType<typeof loadMySubscribe>>;

function shownProfile(member: Member, imageBase: string) {
  return {
    nickName: member.nickName,
    email: member.email,
    phone: member.phone,
    locale: member.locale,
    timeZone: member.timeZone,
    avatar: member.avatarPath === null ? null : `${imageBase}${member.avatarPath}`,
  };
}

function shownPush(push: Awaited<ReturnType<typeof showPushSettings>>, member: Member, zone: string) {
  return {
    serverKey: push.serverKey,
    kinds: push.kinds,
    isSending: member.isEntitled,
    devices: push.devices.map(({ id, isThis, userAgent, createdAt }) => ({
      id,
      isThis,
      device: describeDevice(userAgent),
      since: formatDateTime(createdAt, zone),
    })),
  };
}

function shownSession(
  session: Awaited<ReturnType<typeof listOwnSessions>>[number],
  member: Member,
  zone: string,
) {
  return {
    id: session.id,
    isCurrent: session.id === member.sessionId,
    device: describeDevice(session.userAgent),
    ip: session.clientIp,
    since: formatMinute(session.createdAt, zone),
    lastSeen: formatMinute(session.lastSeenAt, zone),
  };
}

function shownKey(key: Awaited<ReturnType<typeof listKeys>>[number], zone: string) {
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    scopes: MEMBER_SCOPES.filter((scope) => key.scopes.includes(scope)),
    used: key.lastUsedAt && formatMinute(key.lastUsedAt, zone),
    until: formatMinute(key.expiresAt, zone),
  };
}

/** How the member's last plan stands, in the zone in which plans end; null for one who never had any. */
async function loadPlan({ services, locale }: PageContext, member: Member) {
  const { status, period, daysLeft } = await checkStatus(services, member);
  if (period === null) return null;
  return {
    name: period.planNames[locale] ?? period.planNames.en ?? '',
    isActive: status === 'active',
    daysLeft,
    /** How long the whole period is; a part of a day is a day. */
    days: Math.max(1, Math.ceil((period.endAt.getTime() - period.startAt.getTime()) / DAY_MS)),
    start: formatDateTime(period.startAt, BRAND_ZONE),
    end: formatDateTime(period.endAt, BRAND_ZONE),
  };
}

/** Quiet hours as a field for times takes them: `22:00`. */
function shownNotices({ quiet, ...settings }: NoticeSettings) {
  const time = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { ...settings, quiet: quiet && { from: time(quiet.from), until: time(quiet.until) } };
}

function listZones({ timeZone }: Member, now: Date, locale: Locale) {
  const all = new Set([...(timeZone === null ? [] : [timeZone]), ...ZONES]);
  return [...all].map((zone) => ({
    zone,
    label: nameZone(zone, now, locale),
  }));
}
