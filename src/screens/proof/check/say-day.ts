import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { inList } from '#i18n/punctuation.ts';
import { canonicalJson, opensAt, seenAt } from '../verify-ledger.mjs';
import { type CheckMessages, type CountedMessage, say } from './check-messages.ts';
import type { CheckedDay, ProofDocument, ProofStep } from './verification.ts';

type ProofPick = ProofDocument['picks'][number];
type Row = { readonly name: string; readonly value: string };
/** The words, and the zone in which times are said. */
type Said = { readonly messages: CheckMessages; readonly zone: string };

/** The answer in one sentence: it holds, or how many checks failed. `shape` names how it is drawn. */
export function sayVerdict({ document, steps }: CheckedDay, messages: CheckMessages) {
  const { picks } = document;
  const errors = steps.reduce((sum, step) => sum + step.errors.length, 0);
  const sealed = picks.filter(({ salt }) => salt === null).length;
  const withdrawn = picks.filter((pick) => pick.withdrawn !== null).length;
  if (picks.length === 0 && errors === 0) return { shape: 'empty', said: {} } as const;
  return {
    shape: errors === 0 ? 'holds' : 'broken',
    said: {
      verdict: errors === 0 ? count(messages.holds, picks.length) : count(messages.broken, errors),
      sealed: sealed > 0 ? count(messages.sealed, sealed) : null,
      withdrawn: withdrawn > 0 ? count(messages.withdrawn, withdrawn) : null,
    },
  } as const;
}

/** A step of the check: what it asks, how much it looked at, and what it found. */
export function sayStep(step: ProofStep, document: ProofDocument, messages: CheckMessages) {
  const isWaiting = step.id === 'close' && document.close === null;
  const isUnseen = step.id === 'timestamps' && step.checked === 0;
  const { title, text } = messages.steps[step.id];
  // Where nothing could be looked at yet, nothing is ticked off.
  const state = step.errors.length > 0 ? 'failed' : isWaiting || step.checked === 0 ? 'coming' : 'done';
  return {
    state,
    said: {
      title,
      time: isWaiting ? null : count(messages.checked, step.checked),
      // What has passed is one line; what has not says what it looks for.
      text: isWaiting
        ? messages.notClosed
        : isUnseen
          ? messages.noTimestamps
          : state === 'done'
            ? null
            : text,
      unstamped: step.unstamped > 0 && !isUnseen ? count(messages.unstamped, step.unstamped) : null,
      error: step.errors.map((error) => sayError(error, messages)),
    },
  } as const;
}

function sayError({ code, serial, batch }: ProofStep['errors'][number], messages: CheckMessages): string {
  const where = [
    ...(serial === null ? [] : [serial]),
    ...(batch === null ? [] : [say(messages.errorBatch, { batch: formatNumber(batch) })]),
  ];
  const what = messages.errors[code];
  return where.length === 0 ? what : joinLabel(inList(messages.locale, where), what, messages.locale);
}

/** A number of the day, with what its fingerprint was made of and how it leads to the root. */
export function sayPick(pick: ProofPick, document: ProofDocument, { messages, zone }: Said) {
  // Before its game begins a pick is open to those whose plan shows it anyway, and to no one else.
  const openTo = Date.parse(opensAt(pick)) <= Date.parse(document.as_of) ? 'open' : 'yours';
  const state = pick.salt === null ? 'sealed' : openTo;
  return {
    serial: pick.serial,
    sealed: state === 'sealed' || null,
    open: state === 'open' || null,
    yours: state === 'yours' || null,
    withdrawn: pick.withdrawn !== null || null,
    late: isLate(pick, document) || null,
    starts: say(messages.starts, { time: formatDateTime(pick.start_at, zone) }),
    short: `${pick.leaf_hash.slice(0, 16)}…`,
    row: rowsOf(pick, document, { messages, zone }),
    path: say(messages.path, { batch: formatNumber(pick.batch) }),
    alone: pick.path.length === 0 || null,
    hash: pick.path.map(({ side, hash }) => `${side === 'left' ? '←' : '→'} ${hash}`),
  };
}

/** Marks a pick that no authority saw before its game, on a day that has timestamps at all. */
function isLate(pick: ProofPick, document: ProofDocument): boolean {
  if ((document.timestamps ?? []).length === 0) return false;
  const seen = seenAt(document, pick);
  return seen === null || seen >= pick.start_at;
}

function rowsOf(
  pick: ProofPick,
  document: ProofDocument,
  { messages: { rows }, zone }: Said,
): readonly Row[] {
  const seen = (document.timestamps ?? []).filter(({ batch }) => batch === pick.batch);
  return [
    { name: rows.published, value: formatDateTime(pick.published_at, zone) },
    ...seen.map(({ authority, stamped_at: at }) => ({
      name: say(rows.seen, { authority }),
      value: formatDateTime(at, zone),
    })),
    { name: rows.start, value: formatDateTime(pick.start_at, zone) },
    { name: rows.fingerprint, value: pick.leaf_hash },
    ...(pick.salt === null ? [] : [{ name: rows.salt, value: pick.salt }]),
    ...(pick.sealed === null ? [] : [{ name: rows.content, value: canonicalJson(pick.sealed) }]),
  ];
}

/** What to save of a day: its final count, and the hash that stands for all of it. */
export function sayClose({ close }: ProofDocument, { messages: { rows }, zone }: Said): readonly Row[] {
  if (close === null) return [];
  return [
    { name: rows.finalCount, value: formatNumber(close.final_count) },
    { name: rows.closedAt, value: formatDateTime(close.closed_at, zone) },
    { name: rows.closeHash, value: close.close_hash },
    ...(close.audit_head === null ? [] : [{ name: rows.audit, value: close.audit_head }]),
  ];
}

function count(message: CountedMessage, n: number): string {
  return say(n === 1 ? message.one : message.other, { count: formatNumber(n) });
}
