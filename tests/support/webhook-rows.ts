import { addWebhook } from '#domain/accounts/webhook/manage-webhooks.ts';
import type { Services } from '#domain/services.ts';
import type { MadeMember } from './members.ts';
import type { Site } from './site.ts';

/** An address of a member, and events of an order of theirs that happened after it was added. Answers the order's id. */
export async function addOrderEvents(
  services: Services,
  {
    site,
    member,
    url,
    events = 1,
  }: Pick<MadeMember, 'member'> & { site: Site; url: string; events?: number },
): Promise<string> {
  const owner = { accountId: member.id, brand: member.brand };
  await addWebhook(services, { owner, url, events: ['order.paid'] });
  const { id } = await site.order(member, 'weekly');
  await services.db.$client.query(
    `insert into webhook_event (kind, subject, order_id, at)
      select 'order.paid', $1 || no, $1::uuid, $2 from generate_series(1, $3) as no`,
    [id, services.clock.now(), events],
  );
  return id;
}
