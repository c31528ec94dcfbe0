import { findBrand } from '#brands/index.ts';
import { siteOrigin } from '#brands/site-origin.ts';
import {
  closeMemberCalendar,
  findMemberCalendar,
  openMemberCalendar,
} from '#domain/accounts/calendar/member-calendar.ts';
import { localePath } from '#i18n/locale-path.ts';
import { AppError } from '#platform/app-error.ts';
import { endpoint } from '../endpoint.ts';
import { closeCalendarContract, openCalendarContract, showCalendarContract } from './calendar.contract.ts';

export const GET = endpoint(showCalendarContract, async (_input, { services, member }) => {
  const since = await findMemberCalendar(services, member.id);
  return { data: { created_at: since?.toISOString() ?? null } };
});

export const POST = endpoint(openCalendarContract, async (_input, caller) => {
  const { services, member, locale } = caller;
  const brand = findBrand(caller.brand);
  if (brand === null) throw new AppError('internal', `no brand ${caller.brand}`);
  const { token, createdAt } = await openMemberCalendar(services, member);
  const path = localePath(locale, `/calendar/${token}.ics`);
  return {
    data: { url: `${siteOrigin(brand, services.env)}${path}`, created_at: createdAt.toISOString() },
  };
});

export const DELETE = endpoint(closeCalendarContract, async (_input, { services, member }) => {
  await closeMemberCalendar(services, member.id);
  return { data: { created_at: null } };
});
