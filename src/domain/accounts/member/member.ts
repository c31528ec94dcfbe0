import type { Locale } from '#terms/locales.ts';

/** The running plan of a member, as the frame and the profile show it. */
export type MemberPlan = {
  readonly subscriptionId: string;
  readonly planId: number;
  readonly rank: number;
  readonly names: Readonly<Record<string, string>>;
  readonly startAt: Date;
  readonly endAt: Date;
};

/** Who is signed in, and what they may see at this moment. */
export type Member = {
  readonly id: number;
  readonly uuid: string;
  readonly brand: string;
  readonly nickName: string;
  readonly email: string;
  readonly phone: string | null;
  /** Below the base of images; null for the default picture. */
  readonly avatarPath: string | null;
  readonly status: 'active' | 'unverified' | 'suspended' | 'on_break';
  readonly locale: Locale;
  readonly timeZone: string | null;
  readonly sessionId: string;
  readonly sessionCreatedAt: Date;
  /** When the session ends unless it is used before. */
  readonly sessionExpiresAt: Date;
  /** When they were last here before this visit; null on their first. */
  readonly lastVisitAt: Date | null;
  readonly hasPassword: boolean;
  /** When the break ends that the member is on; null where they are on none. */
  readonly onBreakUntil: Date | null;
  /** Whether they have chosen the site without bets; during a break it is so whatever they chose (docs/product/brands.md). */
  readonly statsOnly: boolean;
  /** Whether content of a plan is open to them now: a plan runs, and no break. */
  readonly isEntitled: boolean;
  /** The plan that runs now, break or not. */
  readonly plan: MemberPlan | null;
  /** When their last plan ends or ended; null for a member who never had one. */
  readonly endAt: Date | null;
};
