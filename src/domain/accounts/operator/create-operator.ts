import type { Transaction } from '#db/client.ts';
import { insertOperator, type OperatorRow } from '#db/queries/operator.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import type { Locale } from '#terms/locales.ts';
import { alertOperators, notifyOwners } from './alert-operators.ts';
import { mailSetup } from './mail-setup.ts';
import { type CommandSecrets, newCommandSecrets, noSecrets } from './new-secrets.ts';

export type NewOperator = {
  readonly email: string;
  readonly role: OperatorRow['role'];
  /** The brands whose office they enter. */
  readonly brands: readonly string[];
};

/**
 * Makes an operator at the word of the person who runs the server. Password, second factor and recovery codes are shown once; hashes stay,
 * and the factor's secret, which its codes are checked with. Throws 'conflict' where the address already belongs to one.
 */
export async function createOperator(services: Services, operator: NewOperator): Promise<CommandSecrets> {
  const { stored, shown } = await newCommandSecrets(services, operator.email);
  await services.db.transaction(async (tx) => {
    const row = await insertNewOperator(services, tx, { ...operator, stored });
    await noteNewOperator(tx, { row, actorKind: 'command', actorId: 'operator' });
  });
  return shown;
}

/**
 * An owner makes an operator, who gets a link at their own address and sets their own password there: the person who made them knows
 * nothing to sign in with. Every owner is notified. Throws 'conflict' where the address already belongs to an operator.
 */
export async function inviteOperator(
  services: Services,
  { by, locale, ...rest }: NewOperator & { readonly by: Operator; readonly locale: Locale },
): Promise<OperatorRow> {
  const stored = noSecrets(services);
  const made = await services.db.transaction(async (tx) => {
    const row = await insertNewOperator(services, tx, { ...rest, stored });
    await mailSetup(services, tx, { operator: row, locale });
    await notifyOwners(services, tx, { action: 'made', operator: row, by, locale });
    await noteNewOperator(tx, { row, actorKind: 'operator', actorId: by.id });
    return row;
  });
  await alertOperators(services);
  return made;
}

/** Adds an operator. Throws 'conflict' where the address already belongs to one. */
export async function insertNewOperator(
  services: Services,
  tx: Transaction,
  { email, role, brands, stored }: NewOperator & { readonly stored: ReturnType<typeof noSecrets> },
): Promise<OperatorRow> {
  const now = services.clock.now();
  const row: OperatorRow = {
    ...stored,
    id: newId(),
    email,
    role,
    brands: [...brands],
    status: 'active',
    createdAt: now,
    updatedAt: now,
    locale: null,
    version: 1,
  };
  if (await insertOperator(tx, row)) return row;
  throw new AppError('conflict', `There already is an operator ${email}.`, {
    fields: { email: [{ key: 'office.operatorExists' }] },
  });
}

/** Writes into the log that an operator was made, and by whom. */
export function noteNewOperator(
  tx: Transaction,
  options: {
    readonly row: OperatorRow;
    readonly actorKind: 'operator' | 'command' | 'system';
    readonly actorId: string;
  },
) {
  const { row, actorKind, actorId } = options;
  return appendAudit(tx, {
    at: row.createdAt,
    actorKind,
    actorId,
    action: 'operator.create',
    subjectKind: 'operator',
    subjectId: row.id,
    detail: { role: row.role, brands: row.brands },
  });
}
