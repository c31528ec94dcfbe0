import type { Transaction } from '#db/client.ts';
import {
  deleteExperiment,
  type ExperimentRow,
  findRunningText,
  insertExperimentCounts,
  isPlaceTaken,
  lockExperiment,
  lockTestedTexts,
  updateExperiment,
} from '#db/queries/experiment.ts';
import { noteChange } from '#domain/content/editing/note-change.ts';
import { changeMessageIn } from '#domain/content/wording/change-message.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { ExperimentState } from '#terms/experiments.ts';
import { LOCALES } from '#terms/locales.ts';
import { experimentPicture } from './experiment-picture.ts';
import { findTestedText, type TestedBrand, textsNow } from './experiment-texts.ts';

type Seen = {
  readonly brand: TestedBrand;
  readonly operator: Operator;
  readonly id: string;
  /** The version that the operator has seen. */
  readonly version: number;
};

type Change = {
  readonly action: 'started' | 'ended' | 'adopted' | 'given_up';
  readonly from: ExperimentState;
  readonly set: (row: ExperimentRow, tx: Transaction, now: Date) => Promise<Partial<ExperimentRow>>;
  readonly reason?: string;
};

/** Begins a planned test. Throws 'conflict' where another one runs on the page, or the words of A are others than were planned. */
export function startExperiment(services: Services, seen: Seen): Promise<void> {
  return change(services, seen, {
    action: 'started',
    from: 'planned',
    set: async (row, tx, now) => {
      await lockTestedTexts(tx, row.brand);
      if (await isPlaceTaken(tx, row)) throw refusal('office.experiments.placeTaken');
      assertSameTexts(row, seen.brand);
      return { state: 'running', startedBy: seen.operator.id, startedAt: now };
    },
  });
}

/** Ends a running test for good, whatever it has found. */
export function endExperiment(services: Services, seen: Seen & { readonly reason: string }): Promise<void> {
  const { reason, operator } = seen;
  return change(services, seen, {
    action: 'ended',
    from: 'running',
    reason,
    set: async (_row, _tx, now) => ({
      state: 'ended',
      endedBy: operator.id,
      endedAt: now,
      endReason: reason,
    }),
  });
}

/** Makes B of an ended test the brand's own: its words as an operator's own words, its order of sections as that of the page. */
export function adoptVariant(services: Services, seen: Seen): Promise<void> {
  const { brand, operator } = seen;
  return change(services, seen, {
    action: 'adopted',
    from: 'ended',
    set: async (row, tx, at) => {
      if (row.kind === 'count' || row.adoptedAt !== null) throw refusal('office.nothingToChange');
      const key = findTestedText(row.messageKey);
      if (row.kind === 'text' && key === null) throw refusal('office.experiments.noSuchText');
      if (key !== null && row.textsB !== null) {
        await lockTestedTexts(tx, row.brand);
        if ((await findRunningText(tx, { brand: row.brand, messageKey: key })) !== null)
          throw refusal('office.experiments.textRuns');
        const now = textsNow(brand, key);
        for (const locale of LOCALES) {
          const text = row.textsB[locale];
          if (text === now[locale]) continue;
          await changeMessageIn(services, tx, { brand, operator, locale, key, text, version: undefined });
        }
      }
      return { adoptedBy: operator.id, adoptedAt: at };
    },
  });
}

/** Puts the sections of a page back into their order. Words are put back where all words are changed. */
export function giveUpLayout(services: Services, seen: Seen): Promise<void> {
  return change(services, seen, {
    action: 'given_up',
    from: 'ended',
    set: async (row) => {
      if (row.kind !== 'layout' || row.adoptedAt === null) throw refusal('office.nothingToChange');
      return { adoptedBy: null, adoptedAt: null };
    },
  });
}

/** Takes away a test that has not begun. */
export async function removeExperiment(services: Services, seen: Seen): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await holdSeen(tx, seen);
    if (row.state !== 'planned') throw refusal('office.experiments.hasBegun');
    await deleteExperiment(tx, row.id);
    await note(tx, services, { seen, action: 'removed', before: row, after: null });
  });
}

async function change(services: Services, seen: Seen, { action, from, set, reason }: Change): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await holdSeen(tx, seen);
    if (row.state !== from) throw refusal(`office.experiments.isNot.${from}`);
    const changed = {
      ...row,
      ...(await set(row, tx, services.clock.now())),
      version: row.version + 1,
    };
    await updateExperiment(tx, row.id, changed);
    if (action === 'started') await insertExperimentCounts(tx, row.id);
    await note(tx, services, { seen, action, before: row, after: changed, reason });
  });
}

async function holdSeen(tx: Transaction, { brand, id, version }: Seen): Promise<ExperimentRow> {
  const row = await lockExperiment(tx, { brand: brand.key, id });
  if (row === null) throw new AppError('not_found', 'no such test of this brand');
  await assertCurrent(tx, { subjectKind: 'experiment', subjectId: id, seen: version, actual: row.version });
  return row;
}

function assertSameTexts(row: ExperimentRow, brand: TestedBrand): void {
  if (row.kind !== 'text') return;
  const key = findTestedText(row.messageKey);
  if (key === null) throw refusal('office.experiments.noSuchText');
  const now = textsNow(brand, key);
  if (LOCALES.some((locale) => row.textsA?.[locale] !== now[locale]))
    throw refusal('office.experiments.textChanged');
}

function note(
  tx: Transaction,
  services: Services,
  {
    seen,
    action,
    before,
    after,
    reason,
  }: {
    readonly seen: Seen;
    readonly action: Change['action'] | 'removed';
    readonly before: ExperimentRow;
    readonly after: ExperimentRow | null;
    readonly reason?: string | undefined;
  },
): Promise<void> {
  return noteChange(tx, {
    by: { brand: seen.brand.key, operator: seen.operator },
    now: services.clock.now(),
    action: `experiment.${action}`,
    id: seen.id,
    before: experimentPicture(before),
    after: after === null ? {} : experimentPicture(after),
    reason,
  });
}

const refusal = (key: string) => new AppError('conflict', key, { fields: { base: [{ key }] } });
