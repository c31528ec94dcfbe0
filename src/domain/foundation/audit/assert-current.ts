import type { Queryable } from '#db/client.ts';
import { findLastChange } from '#db/queries/audit.ts';
import { formatDateTime } from '#i18n/format.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';

/** Rows of the log about reading, or about what was refused: they changed nothing. */
const NO_CHANGES = ['member.revealed', 'break.shorten_refused'] as const;

type SeenVersion = {
  readonly subjectKind: string;
  readonly subjectId: string;
  /** The version that the operator decided on; left out by callers that do not look first. */
  readonly seen: number | undefined;
  /** The version as it is now, of a row that the caller holds. */
  readonly actual: number;
};

/**
 * Throws 'conflict' where somebody else was faster, and says who and when: `data` is {version, changed_by, changed_at}. The
 * caller holds the row locked, so of two that decide on one picture exactly one goes on.
 */
export async function assertCurrent(db: Queryable, version: SeenVersion): Promise<void> {
  if (version.seen === undefined || version.seen === version.actual) return;
  const { subjectKind, subjectId } = version;
  const last = await findLastChange(db, { subjectKind, subjectId, except: NO_CHANGES });
  assertVersion({ seen: version.seen, actual: version.actual, last });
}

/** The refusal itself, for subjects that know their last change from elsewhere; null where the program alone wrote them. */
export function assertVersion(options: {
  readonly seen: number;
  readonly actual: number;
  readonly last: { readonly by: string; readonly at: Date } | null;
}): never {
  const { last } = options;
  const said =
    last === null
      ? { key: 'office.changedSince' }
      : {
          key: 'office.changedMeanwhile',
          params: { who: last.by, when: formatDateTime(last.at, BRAND_ZONE) },
        };
  throw new AppError('conflict', `version ${options.seen} was seen, ${options.actual} is true`, {
    fields: { base: [said] },
    data: {
      version: options.actual,
      changed_by: last?.by ?? null,
      changed_at: last?.at.toISOString() ?? null,
    },
  });
}
