import { listOperators, type OperatorRow } from '#db/queries/operator.ts';
import { listOpenSetups } from '#db/queries/operator-setup.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { permissionsOf } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';

/** Everybody who works for one of the operator's brands, those whose work has ended included. */
export async function listColleagues({ db, clock }: Services, operator: Operator) {
  const rows = await listOperators(db, operator.brands);
  const until = await listOpenSetups(db, { operatorIds: rows.map(({ id }) => id), now: clock.now() });
  return rows.map((row) => operatorView(row, until.get(row.id) ?? null));
}

/** One operator as an owner sees them after a change. */
export async function showColleague({ db, clock }: Services, row: OperatorRow) {
  const until = await listOpenSetups(db, { operatorIds: [row.id], now: clock.now() });
  return operatorView(row, until.get(row.id) ?? null);
}

/** An operator as owners see them; of their secrets only how many recovery codes are left, and whether a link waits for them. */
function operatorView(row: OperatorRow, setupUntil: Date | null) {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    brands: [...row.brands],
    status: row.status,
    permissions: permissionsOf(row.role),
    recovery_codes_left: row.recoveryHashes.length,
    setup_until: setupUntil?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}
