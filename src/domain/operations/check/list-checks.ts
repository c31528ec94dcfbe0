import { listCheckRuns, listNewestChecks, type PublicCheckRow } from '#db/queries/public-check.ts';
import type { Services } from '#domain/services.ts';
import { PUBLIC_CHECKS, type PublicCheck } from '#terms/checks.ts';
import { HOUR_MS } from '#terms/durations.ts';

/** The checks run once an hour; a result older than this says nothing of now. */
const MAX_AGE_MS = 3 * HOUR_MS;

type CheckState = PublicCheckRow['state'] | 'late';

type CheckView = {
  readonly check: PublicCheck;
  /** `late`: not checked for three hours, or never. */
  readonly state: CheckState;
  readonly checked_at: string | null;
  readonly n: number;
  readonly needed: number | null;
  readonly errors: number;
  readonly first_error: string | null;
  readonly value: number | null;
  readonly interval: readonly [number, number] | null;
  readonly bound: number | null;
  readonly simulated: boolean;
};

/** `red`: something is broken; `grey`: nothing is, and something could not be said; `green`: everything was checked and holds. */
type Verdict = 'green' | 'grey' | 'red';

type ChecksNow = {
  readonly verdict: Verdict;
  readonly as_of: string;
  readonly checked_at: string | null;
  readonly checks: readonly CheckView[];
};

/** What the newest run found, every check in its place: one that has no row is there too, and is not green. */
export async function showChecks({ db, clock }: Services): Promise<ChecksNow> {
  const now = clock.now();
  const rows = await listNewestChecks(db, now);
  const checks = PUBLIC_CHECKS.map((check) =>
    viewOf(
      check,
      rows.find(({ name }) => name === check),
      now,
    ),
  );
  return {
    verdict: verdictOf(checks.map(({ state }) => state)),
    as_of: now.toISOString(),
    checked_at: rows[0]?.checkedAt.toISOString() ?? null,
    checks,
  };
}

type CheckRun = {
  readonly checked_at: string;
  readonly verdict: Verdict;
  readonly checks: readonly { readonly check: string; readonly state: PublicCheckRow['state'] }[];
};

/** The runs as they were, the newest first. */
export async function listChecks(
  { db, clock }: Services,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly runs: readonly CheckRun[]; readonly total: number }> {
  const { rows, total } = await listCheckRuns(db, {
    asOf: clock.now(),
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  const runs = [...Map.groupBy(rows, ({ checkedAt }) => checkedAt.toISOString())].map(([at, own]) => ({
    checked_at: at,
    verdict: verdictOf(own.map(({ state }) => state)),
    checks: own.map(({ name, state }) => ({ check: name, state })),
  }));
  return { runs, total };
}

function viewOf(check: PublicCheck, row: PublicCheckRow | undefined, now: Date): CheckView {
  const isLate = row === undefined || now.getTime() - row.checkedAt.getTime() > MAX_AGE_MS;
  const isRed = row?.state === 'broken';
  return {
    check,
    // What was broken stays red until another run says otherwise.
    state: isLate && !isRed ? 'late' : (row?.state ?? 'late'),
    checked_at: row?.checkedAt.toISOString() ?? null,
    n: row?.n ?? 0,
    needed: row?.needed ?? null,
    errors: row?.errors ?? 0,
    first_error: row?.firstError ?? null,
    value: row?.value ?? null,
    interval: row && row.low !== null && row.high !== null ? [row.low, row.high] : null,
    bound: row?.bound ?? null,
    simulated: row?.simulated ?? false,
  };
}

function verdictOf(states: readonly CheckState[]): Verdict {
  if (states.some((state) => state === 'broken' || state === 'failed')) return 'red';
  return states.every((state) => state === 'holds') ? 'green' : 'grey';
}
