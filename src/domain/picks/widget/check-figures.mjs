// Checks figures of our record against the sealed ledger: the program on other pages and the site itself run these functions.
// The format is described in docs/widgets.md.

const NOTHING_BEFORE = '0'.repeat(64);
const MIN_LEAD_MS = 15 * 60_000;
const MIN_IN_GROUP = 20;
const MAX_GROUPS = 5;
const Z = 1.959963984540054;

async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON without white space, keys in the order of their code units (RFC 8785). */
export function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}

async function merkleRoot(leaves) {
  let level = leaves;
  while (level.length > 1) {
    const next = [];
    for (let index = 0; index < level.length; index += 2)
      next.push(
        level[index + 1] === undefined
          ? level[index]
          : await sha256(`node:${level[index]}${level[index + 1]}`),
      );
    level = next;
  }
  return level[0];
}

export const need = (holds, fault) => {
  if (!holds) throw new Error(fault);
};

/** Throws what is wrong with a ledger: a changed pick, a gap in the numbers, a batch that was changed or left out, a late seal. */
export async function checkLedger({ as_of, previous_hash, batches, picks }) {
  let before = previous_hash ?? NOTHING_BEFORE;
  let day = '';
  let next = 1;
  let seen = 0;
  for (const { batch_hash, ...facts } of batches) {
    if (facts.day !== day) [day, next] = [facts.day, 1];
    need((await sha256(canonicalJson(facts))) === batch_hash, 'a batch was changed');
    need(facts.previous_hash === before, 'the chain is broken');
    need(
      facts.first_no === next && facts.last_no - facts.first_no + 1 === facts.pick_count,
      'a number is missing',
    );
    const members = picks.slice(seen, seen + facts.pick_count);
    need(members.length === facts.pick_count, 'a pick is missing');
    need(
      (await merkleRoot(members.map(({ leaf_hash }) => leaf_hash))) === facts.merkle_root,
      'a seal was changed',
    );
    for (const [index, pick] of members.entries())
      await checkPick(pick, { facts, no: facts.first_no + index, as_of });
    [before, next, seen] = [batch_hash, facts.last_no + 1, seen + facts.pick_count];
  }
  need(seen === picks.length, 'a pick has no batch');
}

async function checkPick(pick, { facts, no, as_of }) {
  need(pick.serial === `${facts.day}/${String(no).padStart(4, '0')}`, 'a number is wrong');
  const { sealed, salt, leaf_hash, serial } = pick;
  if (sealed === null) {
    need(pick.result === null && pick.opens_at > as_of, 'a pick was not disclosed');
    return;
  }
  need((await sha256(salt + canonicalJson(sealed))) === leaf_hash, 'a pick was changed');
  need(sealed.serial === serial && sealed.published_at === facts.published_at, 'a pick is another one');
  need(Date.parse(sealed.start_at) - Date.parse(sealed.published_at) >= MIN_LEAD_MS, 'a pick was late');
}

/** After Wilson (1927). */
function interval(successes, n) {
  if (n <= 0) return null;
  const rate = successes / n;
  const scale = 1 + Z ** 2 / n;
  const centre = (rate + Z ** 2 / (2 * n)) / scale;
  const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

const isDecided = ({ result }) => result === 'win' || result === 'lose';
const sumOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0);

/** What the picks of a ledger came to. The picks of one game may stand and fall together, so the interval counts games (Kish). */
export function recordOf({ picks, unit_usd }) {
  const count = (wanted) => picks.filter(({ result }) => result === wanted).length;
  const decided = picks.filter(isDecided);
  const games = new Map();
  for (const { sealed } of decided) games.set(sealed.game_id, (games.get(sealed.game_id) ?? 0) + 1);
  const effective =
    decided.length === 0 ? 0 : decided.length ** 2 / sumOf([...games.values()].map((n) => n ** 2));
  const win = count('win');
  const rate = decided.length === 0 ? null : win / decided.length;
  const cents = ({ sealed }) => Math.round(sealed.units * unit_usd * 100);
  return {
    published: picks.length,
    open: count(null),
    win,
    lose: count('lose'),
    draw: count('draw'),
    cancel: count('cancel'),
    win_rate: rate,
    interval: rate === null ? null : interval(rate * effective, effective),
    profit_cents: sumOf(
      decided.map((pick) =>
        pick.result === 'win' ? Math.round(cents(pick) * (pick.sealed.odds - 1)) : -cents(pick),
      ),
    ),
    staked_cents: sumOf(decided.map(cents)),
  };
}

/** Decided picks in groups of equal size by their probability: what was said of them, and how many won. */
export function calibrationOf({ picks }) {
  const decided = picks
    .filter(isDecided)
    .map(({ sealed, result }) => ({
      said: sealed.p_win / (sealed.p_win + sealed.p_lose),
      won: result === 'win',
    }))
    .sort((left, right) => left.said - right.said);
  const count = Math.min(MAX_GROUPS, Math.floor(decided.length / MIN_IN_GROUP));
  const cut = (index) => Math.round((index * decided.length) / count);
  const groups = Array.from({ length: count }, (_, index) => {
    const members = decided.slice(cut(index), cut(index + 1));
    const won = members.filter((one) => one.won).length;
    const said = sumOf(members.map((one) => one.said)) / members.length;
    return { said, won: won / members.length, interval: interval(won, members.length), n: members.length };
  });
  return { decided: decided.length, groups };
}

/** The newest pick that everybody may see at once, as it is sealed; null where none is open. */
export function freePickOf({ picks, as_of }) {
  const pick = picks.findLast(
    ({ is_free, withdrawn, sealed, opens_at }) =>
      is_free && !withdrawn && sealed !== null && opens_at > as_of,
  );
  if (pick === undefined) return null;
  const { league, start_at, bet_type, side, line, odds, min_odds, published_at } = pick.sealed;
  const { serial, home, away } = pick;
  return { serial, league, home, away, start_at, bet_type, side, line, odds, min_odds, published_at };
}

export const FIGURES = { record: recordOf, calibration: calibrationOf, 'free-pick': freePickOf };

/** Whether a feed says what its ledger says, and the ledger holds. */
export async function isOfLedger(feed, ledger) {
  try {
    await checkLedger(ledger);
  } catch {
    return false;
  }
  const { kind, figures, ...about } = feed;
  const same = ['as_of', 'from', 'until', 'brand', 'unit_usd', 'simulated'].every(
    (name) => about[name] === ledger[name],
  );
  return same && canonicalJson(figures) === canonicalJson(FIGURES[kind](ledger));
}
