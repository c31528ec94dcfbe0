import type { Transaction } from '#db/client.ts';
import { deleteIdentities, findAccountById, updateAccount } from '#db/queries/account.ts';
import { deleteApiKeysOf } from '#db/queries/api-key.ts';
import { deleteAvatars } from '#db/queries/avatar.ts';
import { eraseModels } from '#db/queries/custom-model.ts';
import { forgetWishes } from '#db/queries/forget-wishes.ts';
import { voidMailTokens } from '#db/queries/mail-token.ts';
import { findOpenOrder } from '#db/queries/order.ts';
import { deleteEmailsOf } from '#db/queries/outbox.ts';
import { deleteAllOwnBets } from '#db/queries/own-bet.ts';
import { deleteSessionsOf } from '#db/queries/session.ts';
import { findActiveSubscription, updateSubscription } from '#db/queries/subscription.ts';
import { deleteWebhooksOf } from '#db/queries/webhook.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { recipientOf } from '#domain/accounts/member/register-member.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { changeOrder } from '#domain/money/order/change-order.ts';
import type { Services } from '#domain/services.ts';
import { accountDeleted } from '#mail/account-deleted.ts';
import { AppError } from '#platform/app-error.ts';

/**
 * Deletes an account: what names the person is erased, every session ends, a running plan is voided; what money and law need
 * stays without a name. The e-mail, typed again, confirms it; throws 'invalid' at `email` for another one, and 'conflict' while money
 * of theirs is on its way. The address is free
 * again afterwards.
 */
export async function deleteMember(
  services: Services,
  { member, email }: { readonly member: Member; readonly email: string },
): Promise<void> {
  if (email !== member.email) {
    throw new AppError('invalid', 'another e-mail', { fields: { email: [{ key: 'member.emailMismatch' }] } });
  }
  const { id: accountId, uuid, brand } = member;
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const account = await findAccountById(tx, accountId);
    if (account === null || account.status === 'deleted')
      throw new AppError('not_signed_in', 'deleted already');
    await giveUpOrder(tx, { member, now });
    await deleteSessionsOf(tx, accountId);
    await deleteApiKeysOf(tx, accountId);
    await deleteWebhooksOf(tx, accountId);
    await voidMailTokens(tx, { accountId, now });
    await deleteIdentities(tx, accountId);
    await deleteAvatars(tx, accountId);
    await forgetWishes(tx, accountId);
    await deleteAllOwnBets(tx, accountId);
    await deleteEmailsOf(tx, { accountId, now });
    const running = await findActiveSubscription(tx, accountId);
    if (running !== null) await updateSubscription(tx, running.id, { status: 'voided', updatedAt: now });
    await updateAccount(tx, accountId, {
      email: `${uuid}@deleted.invalid`,
      nickName: '-',
      phone: null,
      avatarPath: null,
      timeZone: null,
      passwordHash: null,
      emailVerifiedAt: null,
      status: 'deleted',
      deletedAt: now,
      updatedAt: now,
    });
    await eraseModels(tx, accountId);
    // The goodbye goes to the address that the account no longer knows, hence under no account.
    const to = { ...recipientOf(account), accountId: null };
    await postEmail(services, tx, { email: accountDeleted, to, data: {} });
    await appendAudit(tx, {
      at: now,
      brand,
      actorKind: 'member',
      actorId: uuid,
      action: 'account.delete',
      subjectKind: 'account',
      subjectId: uuid,
      detail: {},
    });
  });
}

/** An order that no one has paid is cancelled; one whose transfer is being checked keeps the account until it is settled. */
async function giveUpOrder(
  tx: Transaction,
  { member, now }: { readonly member: Member; readonly now: Date },
): Promise<void> {
  const order = await findOpenOrder(tx, { accountId: member.id, isTest: false });
  if (order === null) return;
  if (order.paymentStatus !== 'unpaid') {
    throw new AppError('conflict', 'a transfer is being checked', {
      fields: { base: [{ key: 'member.transferOpen' }] },
    });
  }
  await changeOrder(tx, order, { action: 'cancel', by: 'member', actorId: member.uuid, now });
}
