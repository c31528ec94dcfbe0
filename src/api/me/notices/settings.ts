import {
  type NoticeSettings,
  saveNoticeSettings,
  showNoticeSettings,
} from '#domain/accounts/notice/notice-settings.ts';
import { endpoint } from '../../endpoint.ts';
import { minuteOfDay, timeOfDay } from '../../time-of-day.ts';
import { noticeSettingsContract, saveNoticeSettingsContract } from './settings.contract.ts';

export const GET = endpoint(noticeSettingsContract, async (_input, { services, member }) => ({
  data: settingsAnswer(await showNoticeSettings(services, member.id)),
}));

export const PATCH = endpoint(saveNoticeSettingsContract, async ({ body }, { services, member }) => {
  const { scope, picks, results, renewals, quiet } = body;
  const hours = quiet && { from: minuteOfDay(quiet.from), until: minuteOfDay(quiet.until) };
  const changes = { scope, picks: bothOf(picks), results: bothOf(results), renewals, quiet: hours };
  return { data: settingsAnswer(await saveNoticeSettings(services, { member, changes })) };
});

const bothOf = (
  switches: { readonly inbox?: boolean | undefined; readonly mail?: boolean | undefined } = {},
) => ({
  inbox: switches.inbox,
  mail: switches.mail,
});

function settingsAnswer({ quiet, ...settings }: NoticeSettings) {
  return { ...settings, quiet: quiet && { from: timeOfDay(quiet.from), until: timeOfDay(quiet.until) } };
}
