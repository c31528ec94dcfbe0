import { findPickForOperator, type PickForOperator } from '#db/queries/grade.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

const SERIAL = /^(\d{4}-\d{2}-\d{2})\/(\d{4,})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The pick that a serial (2026-11-20/0007) or an id names. Throws not_found where there is none. */
export async function findPick({ db }: Pick<Services, 'db'>, name: string): Promise<PickForOperator> {
  const [, day, no] = SERIAL.exec(name) ?? [];
  const row =
    day !== undefined
      ? await findPickForOperator(db, { day, no: Number(no) })
      : UUID.test(name)
        ? await findPickForOperator(db, { id: name })
        : null;
  if (row === null) throw new AppError('not_found', `no pick ${name}`);
  return row;
}
