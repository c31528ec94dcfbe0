import type { Transaction } from '#db/client.ts';
import { revokeApiKeysOf } from '#db/queries/api-key.ts';
import {
  findOperatorByEmail,
  lockActiveOwners,
  lockOperator,
  type OperatorRow,
  updateOperator,
} from '#db/queries/operator.ts';
import { deleteOperatorDevices } from '#db/queries/operator-device.ts';
import { revokeSessionsOf } from '#db/queries/operator-session.ts';
import { voidOperatorSetups } from '#db/queries/operator-setup.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { differenceOf } from '#domain/foundation/audit/difference-of.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { AuditAction } from '#terms/audit-actions.ts';
import type { Locale } from '#terms/locales.ts';
import { alertOperators, notifyOwners } from './alert-operators.ts';
import { mailSetup } from './mail-setup.ts';
import { type CommandSecrets, newCommandSecrets, noSecrets } from './new-secrets.ts';

type Edit = {
  readonly id: string;
  /** The version that the owner saw. */
  readonly version: number;
  readonly reason: string;
  readonly by: Operator;
  /** In which owners are written to who have not signed in yet. */
  readonly locale: Locale;
};

type OperatorChanges = {
  readonly role?: OperatorRow['role'] | undefined;
  readonly brands?: readonly string[] | undefined;
  /** `disabled` ends their work at once, sessions and API keys included. */
  readonly status?: OperatorRow['status'] | undefined;
};

/**
 * An owner changes another operator's role or brands, ends their work or takes them back. No one changes themselves, and no one a
 * colleague of a brand that is not theirs; so each brand keeps an owner: the one who makes the change.
 */
export async function changeOperator(
  services: Services,
  { changes, ...edit }: Edit & { readonly changes: OperatorChanges },
): Promise<OperatorRow> {
  const changed = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockEditable(tx, edit);
    assertOwnBrands(edit.by, changes.brands ?? []);
    const set = {
      ...(changes.role === undefined ? {} : { role: changes.role }),
      ...(changes.brands === undefined ? {} : { brands: [...new Set(changes.brands)] }),
      ...(changes.status === undefined ? {} : { status: changes.status }),
    };
    await updateOperator(tx, row.id, { ...set, version: row.version + 1, updatedAt: now });
    if (changes.status === 'disabled') await revokeAccess(tx, row.id, now);
    const action = changes.status === 'disabled' ? 'operator.ended' : 'operator.changed';
    const picture = ({ role, brands, status }: OperatorRow) => ({ role, brands, status });
    const detail = differenceOf(picture(row), picture({ ...row, ...set }));
    const operator = { ...row, ...set, version: row.version + 1, updatedAt: now };
    const touch = touchOf(row, changes);
    if (touch !== null)
      await notifyOwners(services, tx, { action: touch, operator, by: edit.by, locale: edit.locale });
    await note(tx, edit, { now, action, detail });
    return operator;
  });
  await alertOperators(services);
  return changed;
}

/** Ends every session, every API key and every device of an operator. */
async function revokeAccess(tx: Transaction, operatorId: string, now: Date): Promise<void> {
  await revokeSessionsOf(tx, { operatorId, now });
  await revokeApiKeysOf(tx, { operatorId }, now);
  await deleteOperatorDevices(tx, operatorId);
}

/** What the owners are notified of: new duties, or work that begins again. That somebody's work has ended gives no one anything. */
function touchOf(
  row: OperatorRow,
  { role, brands, status }: OperatorChanges,
): 'changed' | 'taken_back' | null {
  if (status === 'active' && row.status !== 'active') return 'taken_back';
  return role !== undefined || brands !== undefined ? 'changed' : null;
}

/**
 * Ends another operator's password, second factor, recovery codes, sessions and API keys, and mails them a link with which they set new ones.
 * Anyone who asks for it sees nothing of them, and every owner is notified.
 */
export async function resetOperator(services: Services, edit: Edit): Promise<OperatorRow> {
  const reset = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockEditable(tx, edit);
    const operator = { ...row, ...noSecrets(services), version: row.version + 1, updatedAt: now };
    await updateOperator(tx, row.id, operator);
    await revokeAccess(tx, row.id, now);
    await mailSetup(services, tx, { operator, locale: edit.locale });
    await notifyOwners(services, tx, { action: 'reset', operator, by: edit.by, locale: edit.locale });
    await note(tx, edit, { now, action: 'operator.reset', detail: {} });
    return operator;
  });
  await alertOperators(services);
  return reset;
}

/**
 * New secrets at the word of the person who runs the server, for an owner who has no colleague and neither device nor recovery codes left.
 * Throws 'not_found' for an address that is no operator's.
 */
export async function resetByCommand(services: Services, email: string): Promise<CommandSecrets> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const found = await findOperatorByEmail(tx, email);
    const row = found && (await lockOperator(tx, found.id));
    if (row === null) throw new AppError('not_found', `There is no operator ${email}.`);
    const { stored, shown } = await newCommandSecrets(services, row.email);
    await updateOperator(tx, row.id, { ...stored, version: row.version + 1, updatedAt: now });
    await revokeAccess(tx, row.id, now);
    await voidOperatorSetups(tx, { operatorId: row.id, now });
    await appendAudit(tx, {
      at: now,
      actorKind: 'command',
      actorId: 'operator',
      action: 'operator.reset',
      subjectKind: 'operator',
      subjectId: row.id,
      detail: {},
    });
    return shown;
  });
}

/** The operator to change, held; owners are held first and in one order, so that two cannot end each other at once. */
async function lockEditable(tx: Transaction, { id, version, by }: Edit): Promise<OperatorRow> {
  const owners = await lockActiveOwners(tx);
  if (!owners.some((owner) => owner.id === by.id)) throw new AppError('not_found', 'no owner any more');
  const row = await lockOperator(tx, id);
  if (row === null || !row.brands.some((brand) => by.brands.includes(brand)))
    throw new AppError('not_found', 'no such operator of their brands');
  if (id === by.id) {
    throw new AppError('conflict', 'themselves', { fields: { base: [{ key: 'office.ownAccount' }] } });
  }
  assertOwnBrands(by, row.brands);
  await assertCurrent(tx, { subjectKind: 'operator', subjectId: id, seen: version, actual: row.version });
  return row;
}

/** Throws 'conflict' where a brand is named that the owner does not work for themselves. */
export function assertOwnBrands(by: Operator, brands: readonly string[]): void {
  if (brands.every((brand) => by.brands.includes(brand))) return;
  throw new AppError('conflict', 'a brand that is not theirs', {
    fields: { brands: [{ key: 'office.foreignBrand' }] },
  });
}

async function note(
  tx: Transaction,
  { id, by, reason }: Edit,
  options: {
    readonly now: Date;
    readonly action: AuditAction;
    readonly detail: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await appendAudit(tx, {
    at: options.now,
    actorKind: 'operator',
    actorId: by.id,
    action: options.action,
    subjectKind: 'operator',
    subjectId: id,
    detail: { ...options.detail, reason },
  });
}
