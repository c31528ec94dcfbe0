import type { Member } from '#domain/accounts/member/member.ts';
import { excuseAttempt, requireAttempt } from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';

type Trying = { readonly member: Pick<Member, 'id' | 'brand'>; readonly clientIp: string };

const attemptsOf = ({ member, clientIp }: Trying) =>
  [
    { rule: 'coupon', of: [String(member.id)] },
    { rule: 'couponSource', of: [member.brand], from: clientIp },
  ] as const;

/** Counts a code that a member tries; throws 'too_many' after ten a minute, or sixty from one source. */
export async function requireCouponAttempt(services: Services, trying: Trying): Promise<void> {
  for (const attempt of attemptsOf(trying)) await requireAttempt(services, attempt);
}

/** Takes it back for a code that an order was made with. */
export async function excuseCouponAttempt(services: Services, trying: Trying): Promise<void> {
  for (const attempt of attemptsOf(trying)) await excuseAttempt(services, attempt);
}
