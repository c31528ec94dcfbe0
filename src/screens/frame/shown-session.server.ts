import type { Member } from '#domain/accounts/member/member.ts';
import { parseLocalePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { ShownOddsChoices } from './member/shown-odds.ts';

/** What the frame knows of the session: nothing yet where a sign-in is just coming back from elsewhere. */
export type ShownSession =
  | { readonly state: 'pending' }
  | { readonly state: 'guest' }
  | { readonly state: 'member'; readonly member: ShownMember };

/** The member as the user block shows them. */
export type ShownMember = {
  readonly name: string;
  /** The name of the running plan; null for none. */
  readonly plan: string | null;
  /** The address of the picture; null for the default one. */
  readonly avatar: string | null;
  /** Their last plan has ended, and they are not on a break that keeps it. */
  readonly hasExpired: boolean;
  /** Messages in their inbox that they have not read. */
  readonly unread: number;
  /** How odds are written for them and whose they are; missing for who is shown none, from whose pages the field is taken out. */
  readonly odds?: ShownOddsChoices | null;
};

/** What is known of the member besides who they are. */
type Beside = Pick<ShownMember, 'unread' | 'odds'>;

/** The session of a page request. A path with `thirdToken` in it skips the profile: its reader is only being signed in. */
export function showSession(context: PageContext, path: string, beside: Beside): ShownSession {
  if (parseLocalePath(path).rest.includes('thirdToken')) return { state: 'pending' };
  return context.member === null
    ? { state: 'guest' }
    : { state: 'member', member: { ...showMember(context, context.member), ...beside } };
}

function showMember({ services, locale }: PageContext, member: Member): Omit<ShownMember, keyof Beside> {
  const { nickName, plan, avatarPath, endAt, onBreakUntil } = member;
  return {
    name: nickName,
    plan: plan === null ? null : (plan.names[locale] ?? plan.names.en ?? null),
    avatar: avatarPath === null ? null : `${services.env.IMG_BASE}${avatarPath}`,
    hasExpired: endAt !== null && endAt < services.clock.now() && onBreakUntil === null,
  };
}
