import { listOperators, type OperatorRow } from '#db/queries/operator.ts';
import type { Services } from '#domain/services.ts';
import type { Operator } from './operator.ts';
import { permissionsOf } from './permissions.ts';

/** Everybody who works for one of the operator's brands, those whose work has ended included. */
export async function listColleagues({ db }: Services, operator: Operator) {
  return (await listOperators(db, operator.brands)).map(operatorView);
}

/** An operator as owners see him; of his secrets only how many recovery codes are left. */
export function operatorView(row: OperatorRow) {
  return {
    ...{ id: row.id, email: row.email, role: row.role, brands: [...row.brands], status: row.status },
    permissions: permissionsOf(row.role),
    recovery_codes_left: row.recoveryHashes.length,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}
