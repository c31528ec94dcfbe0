// @ts-check

/**
 * Checks one day of the public ledger, in Node 20 or newer or in any browser: the page of the proof and the program that anyone can
 * download run these functions. The format is described in docs/proof.md.
 */

/** In the first format a pick had no `opens_at`: it was disclosed at the start that it was published with. */
const FORMATS = ['trueline-proof/1', 'trueline-proof/2'];
const NOTHING_BEFORE = '0'.repeat(64);
const MIN_LEAD_MINUTES = 15;
/** How far an authority's clock may be behind the site's. */
const MAX_APART_MINUTES = 5;

/**
 * @typedef {'format' | 'leaf_changed' | 'content_differs' | 'not_disclosed' | 'gap' | 'twice' | 'wrong_batch' | 'path_broken' | 'root_wrong' | 'count_wrong' | 'batch_changed' | 'chain_broken' | 'published_late' | 'head_wrong' | 'close_changed' | 'timestamp_wrong' | 'timestamp_early' | 'rewritten'} ErrorCode
 * @typedef {{ code: ErrorCode, serial: string | null, batch: number | null }} Error
 * @typedef {'leaves' | 'numbers' | 'batches' | 'chain' | 'times' | 'close' | 'timestamps' | 'saved'} StepId
 * @typedef {{ id: StepId, checked: number, sealed: number, unstamped: number, errors: Error[] }} Step `unstamped` counts the picks that no authority saw before their start.
 * @typedef {{ side: 'left' | 'right', hash: string }} PathStep
 * @typedef {{ serial: string, batch: number, leaf_hash: string, path: readonly PathStep[], published_at: string, start_at: string, opens_at?: string, withdrawn: { at: string, reason: string } | null, salt: string | null, sealed: Readonly<Record<string, unknown>> | null }} Pick
 * @typedef {{ sequence: number, merkle_root: string, pick_count: number, first_no: number, last_no: number, previous_hash: string, published_at: string, batch_hash: string }} Batch
 * @typedef {{ final_count: number, batch_count: number, head_hash: string, previous_close_hash: string, audit_head: string | null, closed_at: string, close_hash: string }} Close
 * @typedef {{ batch: number | null, hash: string, authority: string, stamped_at: string, token: string }} Timestamp
 * @typedef {() => Promise<(token: string, hash: string) => Promise<{ stampedAt: string } | null>>} LoadVerifier
 * @typedef {{ format: string, day: string, as_of: string, previous: { day: string, sequence: number, batch_hash: string } | null, batches: readonly Batch[], picks: readonly Pick[], close: Close | null, timestamps?: readonly Timestamp[] }} ProofDay
 */

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. @param {string} text */
export async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON without white space, keys in the order of their code units (RFC 8785). @param {unknown} value @returns {string} */
export function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}

/** Takes the document out of an answer of the API, or as it is. @param {unknown} given @returns {ProofDay} */
export function readDocument(given) {
  const outer = Object(given);
  const document = outer.http_code === undefined ? outer : Object(outer.data);
  const isDay =
    FORMATS.includes(document.format) && Array.isArray(document.batches) && Array.isArray(document.picks);
  if (!isDay) throw new Error(`This is no proof of a day (${FORMATS.join(' or ')}).`);
  return document;
}

/** When a pick is disclosed to everybody. @param {Pick} pick */
export const opensAt = (pick) => pick.opens_at ?? pick.start_at;
/** @param {string} day @param {number} no */
const serialOf = (day, no) => `${day}/${String(no).padStart(4, '0')}`;
/** @param {StepId} id @returns {Step} */
const newStep = (id) => ({ id, checked: 0, sealed: 0, unstamped: 0, errors: [] });
/** @param {Step} step @param {ErrorCode} code @param {string | null} serial @param {number | null} [batch] */
const blame = (step, code, serial, batch = null) => step.errors.push({ code, serial, batch });

/**
 * Checks a day and answers what was checked step by step; a day holds where no step has an error.
 * @param {ProofDay} document
 * @param {LoadVerifier} loadVerifier What verifies a timestamp, loaded where the day has any; where that fails, the day is not verified.
 * @param {ProofDay} [saved] The same day as it was published earlier; nothing of it may have changed since.
 * @returns {Promise<Step[]>}
 */
export async function verifyDay(document, loadVerifier, saved) {
  const steps = [
    await checkLeaves(document),
    checkNumbers(document),
    await checkBatches(document),
    await checkChain(document),
    checkTimes(document),
    await checkClose(document),
    await checkTimestamps(document, loadVerifier),
  ];
  return saved ? [...steps, checkSaved(document, saved)] : steps;
}

/** 1. Every disclosed pick, hashed again with its salt, gives the fingerprint that was published. @param {ProofDay} document */
async function checkLeaves({ picks, as_of }) {
  const step = newStep('leaves');
  for (const pick of picks) {
    if (pick.salt === null || pick.sealed === null) {
      step.sealed += 1;
      if (Date.parse(opensAt(pick)) <= Date.parse(as_of)) blame(step, 'not_disclosed', pick.serial);
      continue;
    }
    step.checked += 1;
    const { sealed } = pick;
    if ((await sha256(pick.salt + canonicalJson(sealed))) !== pick.leaf_hash)
      blame(step, 'leaf_changed', pick.serial);
    const isSame =
      sealed.serial === pick.serial &&
      sealed.start_at === pick.start_at &&
      sealed.published_at === pick.published_at;
    if (!isSame) blame(step, 'content_differs', pick.serial);
  }
  return step;
}

/** 2. The day's numbers run from 1 to the last one, each once; withdrawn picks keep theirs. @param {ProofDay} document */
function checkNumbers({ day, batches, picks, close }) {
  const step = newStep('numbers');
  const seen = new Map(picks.map((pick) => [pick.serial, pick]));
  const last = Math.max(0, close?.final_count ?? 0, ...batches.map((batch) => batch.last_no));
  for (let no = 1; no <= last; no += 1) {
    const serial = serialOf(day, no);
    const pick = seen.get(serial);
    const owner = batches.find((batch) => batch.first_no <= no && no <= batch.last_no);
    if (!pick || !owner) blame(step, 'gap', serial, owner?.sequence ?? null);
    else if (pick.batch !== owner.sequence) blame(step, 'wrong_batch', serial, pick.batch);
    else step.checked += 1;
    seen.delete(serial);
  }
  for (const pick of seen.values()) blame(step, 'wrong_batch', pick.serial, pick.batch);
  const counted = new Set();
  for (const { serial } of picks) {
    if (counted.has(serial)) blame(step, 'twice', serial);
    counted.add(serial);
  }
  return step;
}

/** 3. The fingerprints of a batch give its root, together and each alone by its own path. @param {ProofDay} document */
async function checkBatches({ day, batches, picks }) {
  const step = newStep('batches');
  for (const batch of batches) {
    const members = picks.filter((pick) => pick.batch === batch.sequence);
    step.checked += 1;
    if (batch.last_no - batch.first_no + 1 !== batch.pick_count)
      blame(step, 'count_wrong', null, batch.sequence);
    if (members.length !== batch.pick_count) {
      blame(step, 'count_wrong', serialOf(day, batch.first_no), batch.sequence);
      continue;
    }
    const root = await merkleRoot(members.map((pick) => pick.leaf_hash));
    if (root !== batch.merkle_root) blame(step, 'root_wrong', null, batch.sequence);
    for (const pick of members) {
      if ((await followPath(pick)) !== batch.merkle_root)
        blame(step, 'path_broken', pick.serial, batch.sequence);
    }
  }
  return step;
}

/** @param {string[]} leaves */
async function merkleRoot(leaves) {
  let level = leaves;
  while (level.length > 1) {
    const pairs = level.flatMap((left, index) => (index % 2 === 0 ? [[left, level[index + 1]]] : []));
    level = await Promise.all(
      pairs.map(async ([left = '', right]) => (right === undefined ? left : sha256(`node:${left}${right}`))),
    );
  }
  return level[0];
}

/** @param {Pick} pick */
async function followPath({ leaf_hash, path }) {
  let own = leaf_hash;
  for (const { side, hash } of path) own = await sha256(`node:${side === 'left' ? hash + own : own + hash}`);
  return own;
}

/** 4. Each batch carries the hash of the one before, so none can be taken out or exchanged. @param {ProofDay} document */
async function checkChain({ day, batches, previous }) {
  const step = newStep('chain');
  let before = previous?.batch_hash ?? NOTHING_BEFORE;
  let next = 1;
  for (const { batch_hash, ...body } of batches) {
    step.checked += 1;
    if ((await sha256(canonicalJson({ ...body, day }))) !== batch_hash)
      blame(step, 'batch_changed', null, body.sequence);
    if (body.previous_hash !== before || body.sequence !== next)
      blame(step, 'chain_broken', null, body.sequence);
    before = batch_hash;
    next = body.sequence + 1;
  }
  return step;
}

/** 5. Every pick was published with its batch, at least a quarter of an hour before its game. @param {ProofDay} document */
function checkTimes({ batches, picks }) {
  const step = newStep('times');
  for (const pick of picks) {
    step.checked += 1;
    const batch = batches.find(({ sequence }) => sequence === pick.batch);
    const leadMinutes = (Date.parse(pick.start_at) - Date.parse(batch?.published_at ?? '')) / 60_000;
    const isInTime = leadMinutes >= MIN_LEAD_MINUTES && pick.published_at === batch?.published_at;
    if (!isInTime) blame(step, 'published_late', pick.serial, pick.batch);
  }
  return step;
}

/** 6. Once the day is over, its close names the final count and the last batch, and nothing came later. @param {ProofDay} document */
async function checkClose({ day, batches, previous, close }) {
  const step = newStep('close');
  if (close === null) return step;
  step.checked += 1;
  const { close_hash, ...body } = close;
  if ((await sha256(canonicalJson({ ...body, day }))) !== close_hash) blame(step, 'close_changed', null);
  const picks = batches.reduce((sum, batch) => sum + batch.pick_count, 0);
  if (body.final_count !== picks || body.batch_count !== batches.length) blame(step, 'count_wrong', null);
  const head = batches.at(-1)?.batch_hash ?? previous?.batch_hash ?? NOTHING_BEFORE;
  if (body.head_hash !== head) blame(step, 'head_wrong', null);
  return step;
}

/** When a pick's batch was seen by an authority at the latest; null where none has seen it. @param {ProofDay} document @param {Pick} pick */
export function seenAt({ timestamps = [] }, { batch }) {
  const times = timestamps.filter((stamp) => stamp.batch === batch).map((stamp) => stamp.stamped_at);
  return times.sort()[0] ?? null;
}

/** 7. Each timestamp is of the hash beside it, signed, and tells the time that is shown. @param {ProofDay} document @param {LoadVerifier} loadVerifier */
async function checkTimestamps(document, loadVerifier) {
  const step = newStep('timestamps');
  const { batches, picks, close, timestamps = [] } = document;
  const verifyTimestamp = timestamps.length === 0 ? async () => null : await loadVerifier();
  for (const { batch, hash, stamped_at, token } of timestamps) {
    step.checked += 1;
    const owner = batches.find(({ sequence }) => sequence === batch);
    const isOurs = hash === (batch === null ? close?.close_hash : owner?.batch_hash);
    const body = await verifyTimestamp(token, hash).catch(() => null);
    if (!isOurs || body?.stampedAt !== stamped_at) blame(step, 'timestamp_wrong', null, batch);
    const since = Date.parse((batch === null ? close?.closed_at : owner?.published_at) ?? '');
    if (Date.parse(stamped_at) < since - MAX_APART_MINUTES * 60_000)
      blame(step, 'timestamp_early', null, batch);
  }
  step.unstamped = picks.filter((pick) => (seenAt(document, pick) ?? pick.start_at) >= pick.start_at).length;
  return step;
}

/** 8. What was published once still stands as it was. @param {ProofDay} document @param {ProofDay} saved */
function checkSaved(document, saved) {
  const step = newStep('saved');
  if (document.day !== saved.day) blame(step, 'format', null);
  const leaves = new Map(document.picks.map((pick) => [pick.serial, pick.leaf_hash]));
  for (const pick of saved.picks) {
    step.checked += 1;
    if (leaves.get(pick.serial) !== pick.leaf_hash) blame(step, 'rewritten', pick.serial, pick.batch);
  }
  for (const batch of saved.batches) {
    const now = document.batches.find(({ sequence }) => sequence === batch.sequence);
    if (now?.batch_hash !== batch.batch_hash) blame(step, 'rewritten', null, batch.sequence);
  }
  if (saved.close && document.close?.close_hash !== saved.close.close_hash) blame(step, 'rewritten', null);
  return step;
}

/**
 * Two days that follow each other: the later one hangs at the earlier one's last batch and close, so no day is left out.
 * @param {ProofDay} earlier @param {ProofDay} later
 */
export function checkNeighbours(earlier, later) {
  const step = newStep('chain');
  step.checked = 1;
  const head = earlier.batches.at(-1)?.batch_hash ?? earlier.previous?.batch_hash ?? NOTHING_BEFORE;
  if ((later.previous?.batch_hash ?? NOTHING_BEFORE) !== head) blame(step, 'chain_broken', null);
  const isClosed = earlier.close !== null && later.close !== null;
  if (isClosed && later.close?.previous_close_hash !== earlier.close?.close_hash)
    blame(step, 'close_changed', null);
  return step;
}
