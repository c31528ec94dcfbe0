import { grantToMember } from '#domain/money/subscription/grant-to-member.ts';
import { createMember } from '#domain/operations/member/create-member.ts';
import { newToken } from '#platform/token.ts';
import { readMemberArguments } from './member-arguments.ts';
import { runCommand, withSite } from './open-site.ts';

/** `npm run -s member -- create|grant <email> --brand B --days N`: a member, and a plan without an order. Prints JSON. */

await runCommand(async () => {
  return withSite(async (services) => {
    // The brands of the office are known once the site is open.
    const { verb, email, brand, days, name, password, locale, reason } = readMemberArguments(
      process.argv.slice(2),
    );
    const secret = password ?? newToken().slice(0, 20);
    const made =
      verb === 'create'
        ? await createMember(services, { brand, email, nickName: name, password: secret, locale })
        : null;
    const plan = days === null ? null : await grantToMember(services, { brand, email, days, reason });
    return {
      email,
      brand,
      ...(made ? { id: made.id, uuid: made.uuid, password: secret } : {}),
      plan: plan?.planNames.en ?? null,
      end_date: plan?.endAt.toISOString() ?? null,
    };
  });
});
