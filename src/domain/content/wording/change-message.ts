import type { Transaction } from '#db/client.ts';
import { findRunningText, lockTestedTexts } from '#db/queries/experiment.ts';
import {
  deleteMessageOverride,
  insertMessageOverride,
  lockMessageOverride,
  type MessageOverrideRow,
  updateMessageOverride,
} from '#db/queries/message-override.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Ages } from '#domain/foundation/setting/business-constants.ts';
import type { Services } from '#domain/services.ts';
import { readMessageTexts } from '#i18n/read-message-texts.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { assertWording } from './assert-wording.ts';

type MessageChange = {
  readonly brand: { readonly key: string; readonly ages: Ages };
  readonly operator: Operator;
  readonly locale: Locale;
  /** The full key of a message; a plural's form is a part of it. */
  readonly key: string;
  /** What the brand says from now on; null: what the program says. */
  readonly text: string | null;
  /** The version of the override that was seen; 0 where there was none. */
  readonly version: number;
};

/**
 * Says a message of the program otherwise for one brand and language, or as the program does again. It shows with the next
 * page that any process sends. Answers the version from then on, 0 where the program's own words hold again. Throws 'invalid' for a text that would break a page, 'not_found' for a message that there is
 * not, and 'conflict' where a colleague was faster.
 */
export async function changeMessage(services: Services, change: MessageChange): Promise<number> {
  return services.db.transaction(async (tx) => {
    await assertNotTested(tx, change);
    const version = await changeMessageIn(services, tx, change);
    if (version !== null) return version;
    throw new AppError('conflict', 'the same', { fields: { base: [{ key: 'office.nothingToChange' }] } });
  });
}

/** Both sides of a test that runs have to stand still. */
async function assertNotTested(tx: Transaction, { brand, key }: MessageChange): Promise<void> {
  await lockTestedTexts(tx, brand.key);
  if ((await findRunningText(tx, { brand: brand.key, messageKey: key })) === null) return;
  throw new AppError('conflict', 'a test runs', {
    fields: { base: [{ key: 'office.experiments.textRuns' }] },
  });
}

/** The same within a transaction of the caller's, for texts that belong together; null where the brand says exactly this already. */
export async function changeMessageIn(
  services: Services,
  tx: Transaction,
  change: Omit<MessageChange, 'version'> & { readonly version: number | undefined },
): Promise<number | null> {
  const { brand, operator, locale, key } = change;
  const base = readMessageTexts(locale).get(key);
  const text = change.text?.trim() ?? null;
  if (text !== null) {
    if (base === undefined) throw new AppError('not_found', `no message ${key}`);
    assertWording(text, { base, ages: brand.ages });
  }
  const place = { brand: brand.key, languageCode: locale, key };
  const subject = { subjectKind: 'message', subjectId: `${brand.key} ${locale} ${key}` };
  const now = services.clock.now();
  const known = await lockMessageOverride(tx, place);
  await assertCurrent(tx, { ...subject, seen: change.version, actual: known?.version ?? 0 });
  if (text === (known?.text ?? null)) return null;
  const set = { baseText: base ?? '', updatedBy: operator.id, updatedAt: now };
  if (text === null) await deleteMessageOverride(tx, place);
  else if (known !== null) {
    await updateMessageOverride(tx, place, { ...set, text, version: known.version + 1 });
  } else {
    const row: MessageOverrideRow = { ...place, ...set, text, version: 1 };
    if (!(await insertMessageOverride(tx, row))) await assertCurrent(tx, { ...subject, seen: 0, actual: 1 });
  }
  await appendAudit(tx, {
    at: now,
    brand: brand.key,
    actorKind: 'operator',
    actorId: operator.id,
    action: text === null ? 'message.reverted' : 'message.changed',
    ...subject,
    detail: { language: locale, key, before: known?.text ?? base ?? null, after: text ?? base ?? null },
  });
  return text === null ? 0 : (known?.version ?? 0) + 1;
}
