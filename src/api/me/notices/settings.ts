import {
  type NoticeSettings,
  saveNoticeSettings,
  showNoticeSettings,
} from '#domain/accounts/notice/notice-settings.ts';
import { endpoint } from '../../endpoint.ts';
import { noticeSettingsContract, saveNoticeSettingsContract } from './settings.contract.ts';

export const GET = endpoint(noticeSettingsContract, async (_input, { services, member }) => ({
  data: inWords(await showNoticeSettings(services, member.id)),
}));

export const PATCH = endpoint(saveNoticeSettingsContract, async ({ body }, { services, member }) => {
  const { scope, picks, results, renewals, quiet } = body;
  const hours = quiet && { from: minuteOf(quiet.from), until: minuteOf(quiet.until) };
  const changes = { scope, picks: bothOf(picks), results: bothOf(results), renewals, quiet: hours };
  return { data: inWords(await saveNoticeSettings(services, { member, changes })) };
});

const bothOf = (
  switches: { readonly inbox?: boolean | undefined; readonly mail?: boolean | undefined } = {},
) => ({
  inbox: switches.inbox,
  mail: switches.mail,
});

function inWords({ quiet, ...settings }: NoticeSettings) {
  return { ...settings, quiet: quiet && { from: timeOf(quiet.from), until: timeOf(quiet.until) } };
}

/** Minutes of the day as `22:00`. */
function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
