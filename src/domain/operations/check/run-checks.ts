import { insertPublicChecks } from '#db/queries/public-check.ts';
import type { Services } from '#domain/services.ts';
import { PUBLIC_CHECKS, type PublicCheck } from '#terms/checks.ts';
import { checkAuditLog } from './check-audit-log.ts';
import { checkCloses } from './check-closes.ts';
import { checkCalibration, checkOpeningLine, readJudged } from './check-engine.ts';
import { checkFeatures } from './check-features.ts';
import { checkLedger } from './check-ledger.ts';
import { checkMoney } from './check-money.ts';
import { checkPlanForecast } from './check-plan-forecast.ts';
import { checkTimestamps } from './check-timestamps.ts';
import type { Finding } from './finding.ts';

const FAILED: Finding = {
  state: 'failed',
  n: 0,
  needed: 1,
  errors: 0,
  firstError: null,
  value: null,
  low: null,
  high: null,
  bound: null,
  simulated: false,
};

const CHECKS: Readonly<Record<PublicCheck, (services: Services) => Promise<Finding>>> = {
  ledger: checkLedger,
  timestamps: checkTimestamps,
  closes: checkCloses,
  audit_log: checkAuditLog,
  books: checkMoney,
  features: checkFeatures,
  plan_forecast: checkPlanForecast,
  calibration: async (services) => checkCalibration(await readJudged(services)),
  opening_line: async (services) => checkOpeningLine(await readJudged(services)),
};

/** Carries out every public check, one after another, and stores what each found. One that cannot be carried out is stored as failed. */
export async function runChecks(
  services: Services,
): Promise<{ readonly checked: number; readonly broken: string[] }> {
  const checkedAt = services.clock.now();
  const rows = [];
  for (const name of PUBLIC_CHECKS) rows.push({ name, checkedAt, ...(await find(services, name)) });
  await insertPublicChecks(services.db, rows);
  const broken = rows.filter(({ state }) => state === 'broken' || state === 'failed').map(({ name }) => name);
  return { checked: rows.length, broken };
}

async function find(services: Services, name: PublicCheck): Promise<Finding> {
  try {
    return await CHECKS[name](services);
  } catch (error) {
    services.log.error({ err: error, check: name }, 'a public check could not be carried out');
    return FAILED;
  }
}
