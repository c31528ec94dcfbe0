import {
  deleteFirstRunTokens,
  hasFirstRunToken,
  hasOperators,
  holdOperators,
  insertFirstRun,
  insertFirstRunToken,
} from '#db/queries/first-run.ts';
import { assertStrongPassword } from '#domain/foundation/security/assert-strong-password.ts';
import { requireAttempt } from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { hashToken, isToken, newToken } from '#platform/token.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { FirstRunWay } from '#terms/operators.ts';
import { insertNewOperator, noteNewOperator } from './create-operator.ts';
import { newSecrets, type OperatorSecrets } from './new-secrets.ts';

/** Longer ones are of no use: the next start of a web process prints another. */
const TOKEN_FOR_MS = DAY_MS;

/** How the person asks for the page: from where, and with which token. */
type Asked = { readonly isMachine: boolean; readonly token: string | null };

/** A token that opens the page of a site without an operator from elsewhere, for the log; null where there is an operator. */
export async function offerFirstRun({ db, clock }: Services): Promise<string | null> {
  if (await hasOperators(db)) return null;
  const token = newToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_FOR_MS);
  await insertFirstRunToken(db, { tokenHash: hashToken(token), createdAt, expiresAt });
  return token;
}

/**
 * How somebody may make the first owner on the page; null where they may not, or where there is an operator: then the page is
 * gone for good, as if it had never been.
 */
export async function findFirstRunWay(services: Services, asked: Asked): Promise<FirstRunWay | null> {
  const { db, clock } = services;
  if (await hasOperators(db)) return null;
  if (asked.isMachine) return 'machine';
  if (!isToken(asked.token)) return null;
  const isKnown = await hasFirstRunToken(db, { tokenHash: hashToken(asked.token), now: clock.now() });
  return isKnown ? 'token' : null;
}

/** Whether the site has no operator yet. */
export async function isFirstRunOpen({ db }: Services): Promise<boolean> {
  return !(await hasOperators(db));
}

/**
 * Makes the first owner of a site, with the password that they chose; second factor and recovery codes are shown once. Of two who do it
 * at once one is the owner, and the other learns that there is no such page. Throws 'not_found' for anyone who may not.
 */
export async function makeFirstOwner(
  services: Services,
  options: Asked & {
    readonly email: string;
    readonly password: string;
    readonly brands: readonly string[];
    readonly clientIp: string;
  },
): Promise<OperatorSecrets> {
  const { email, password, brands, clientIp } = options;
  await requireAttempt(services, { rule: 'source', of: ['office-first-run', clientIp] });
  const way = await findFirstRunWay(services, options);
  if (way === null) throw gone();
  assertStrongPassword(password, { email, nickName: email, brandName: 'Trueline', brand: brands[0] ?? '' });
  const { stored, shown } = await newSecrets(services, { email, password });
  return services.db.transaction(async (tx) => {
    await holdOperators(tx);
    if (await hasOperators(tx)) throw gone();
    const row = await insertNewOperator(services, tx, { email, role: 'owner', brands, stored });
    await insertFirstRun(tx, { operatorId: row.id, way, doneAt: row.createdAt });
    await deleteFirstRunTokens(tx);
    await noteNewOperator(tx, { row, actorKind: 'system', actorId: `first run: ${way}` });
    return shown;
  });
}

function gone(): AppError {
  return new AppError('not_found', 'this site has an operator, or the person who asks may not make one');
}
