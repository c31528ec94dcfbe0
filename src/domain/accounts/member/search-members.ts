import { listMembers, type MemberSearch } from '#db/queries/office-member.ts';
import { isRunning } from '#domain/accounts/entitlement/is-entitled.ts';
import { maskEmail, maskPhone } from '#domain/foundation/security/mask-personal.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

type MemberRow = Awaited<ReturnType<typeof listMembers>>['rows'][number];

const STATES = {
  all: ['active', 'unverified', 'suspended', 'deleted'],
  living: ['active', 'unverified', 'suspended'],
  suspended: ['suspended'],
  unverified: ['unverified'],
} as const;
type MemberStates = keyof typeof STATES;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A page of a brand's members, personal data masked. An address is looked for whole and never by its beginning: otherwise the
 * mask could be taken off letter by letter without leaving a trace.
 */
export async function searchMembers(
  services: Services,
  options: {
    readonly brand: string;
    readonly locale: Locale;
    readonly query: string;
    readonly states: MemberStates;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const filter = { brand: options.brand, search: readSearch(options.query), states: STATES[options.states] };
  const page = { limit: options.perPage, offset: (options.page - 1) * options.perPage };
  const { rows, total } = await listMembers(services.db, filter, page);
  const now = services.clock.now();
  return { items: rows.map((row) => maskedMember(row, { now, locale: options.locale })), total };
}

/** What the words of a search mean: an id, a whole address, or a part of a name. */
export function readSearch(query: string): MemberSearch {
  const value = query.normalize('NFC').trim();
  if (value === '') return { by: 'all' };
  if (UUID.test(value)) return { by: 'uuid', value: value.toLowerCase() };
  if (value.includes('@')) return { by: 'email', value: value.toLowerCase() };
  return { by: 'name', value };
}

/** A member as every operator may see them. */
export function maskedMember(
  { account, plan }: MemberRow,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
) {
  const isOnBreak = account.breakUntil !== null && account.breakUntil > now;
  const running = isRunning(plan, now) ? plan : null;
  return {
    uuid: account.uuid,
    nick_name: account.nickName,
    email_masked: maskEmail(account.email),
    phone_masked: maskPhone(account.phone),
    status: isOnBreak && account.status === 'active' ? ('on_break' as const) : account.status,
    break_until: isOnBreak ? (account.breakUntil?.toISOString() ?? null) : null,
    created_at: account.createdAt.toISOString(),
    locale: account.locale,
    plan:
      running === null
        ? null
        : {
            name: pickText(running.planNames, locale)?.text ?? String(running.planId),
            end_date: running.endAt.toISOString(),
            kind: running.kind,
          },
    version: account.officeVersion,
  };
}
