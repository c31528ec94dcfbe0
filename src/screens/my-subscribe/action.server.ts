import { mailPasswordLinkContract } from '#api/me/password.contract.ts';
import { mailVerificationContract } from '#api/me/verification.contract.ts';
import { updateProfileContract } from '#api/me.contract.ts';
import { localePath } from '#i18n/locale-path.ts';
import { expireCookie } from '#platform/cookie.ts';
import type { PageContext } from '../../page/page-context.ts';
import { zoneCookie, zoneCookieText } from '../display-zone.ts';
import { keepOdds } from '../pick/odds-action.server.ts';
import {
  answerDone,
  callApi,
  type FormContext,
  goOn,
  readForm,
  sendBack,
  textOf,
  typedIn,
} from '../sent-form.server.ts';
import { partSearch } from './account-parts.ts';
import { betsAction } from './bets-action.server.ts';

const PROFILE_FIELDS = ['nick_name', 'phone', 'locale', 'tz'] as const;
/** What mails a link to the member's own address. */
const MAILING = { password: mailPasswordLinkContract, verification: mailVerificationContract } as const;

/** The forms of the account: who the member is, how prices are written for them, links by e-mail, and their own bets. */
export async function accountAction(context: PageContext, request: Request) {
  const form = await readForm(request);
  const name = textOf(form, 'form');
  switch (name) {
    case 'profile':
      return saveProfile(context, form);
    case 'odds':
      return keepOdds(context, form, profilePage(context));
    case 'password':
    case 'verification':
      return mailLink(context, name);
    default:
      return betsAction(context, form);
  }
}

const profilePage = ({ locale }: FormContext) =>
  `${localePath(locale, '/mySubscribe')}${partSearch('profile')}`;

async function saveProfile(context: PageContext, form: FormData) {
  const typed = typedIn(form, PROFILE_FIELDS);
  const { tz, ...others } = typed;
  const called = await callApi(context, updateProfileContract, { body: { ...others, tz: tz || null } });
  if (!called.status) return sendBack(context, called, { form: 'profile', fields: PROFILE_FIELDS, typed });
  return goOn(profilePage(context), called.headers, [shownZone(context, called.data.tz)]);
}

/** Times on all pages follow the profile; where it names no zone, scripts send that of the device again. */
function shownZone({ origin }: PageContext, zone: string | null): string {
  const secure = origin.startsWith('https://');
  return zone === null
    ? expireCookie(zoneCookie.name, { secure, httpOnly: false })
    : zoneCookieText(zone, { chosen: true, secure });
}

async function mailLink(context: PageContext, name: keyof typeof MAILING) {
  const called = await callApi(context, MAILING[name]);
  return called.status ? answerDone(name) : sendBack(context, called, { form: name, fields: [] });
}
