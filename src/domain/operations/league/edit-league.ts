import type { Transaction } from '#db/client.ts';
import {
  findLeagueOfKey,
  insertNewLeague,
  type LeagueRow,
  lockLeague,
  lockLeagues,
  nextPosition,
  updateLeague,
} from '#db/queries/league-rules.ts';
import { upsertSeasons } from '#db/queries/season.ts';
import { readLeagueRules } from '#domain/forecasting/league/league-rules.ts';
import { feedSource, isLiveSite } from '#domain/forecasting/sport/feed-source.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { differenceOf } from '#domain/foundation/audit/difference-of.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { nominalSeasons } from '#feeds/live/nominal-seasons.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import type { AuditAction } from '#terms/audit-actions.ts';
import type { LeagueRules } from '#terms/league-rules.ts';
import { LOCALES } from '#terms/locales.ts';
import type { Sport } from '#terms/sports.ts';
import { findRuleErrors } from './find-rule-errors.ts';

type Names = Readonly<Partial<Record<(typeof LOCALES)[number], string>>>;

type Typed = { readonly names: Names; readonly country: string; readonly rules: LeagueRules };

type By = { readonly operator: Operator; readonly reason: string };

const refuse = (fields: Readonly<Record<string, readonly PublicMessage[]>>) =>
  new AppError('invalid', Object.keys(fields).join(' '), { fields });

/**
 * Adds a league with its seasons; it is covered from the start, so the feed asks for its games at the next turn. Throws 'invalid' for what
 * cannot be a league, 'conflict' where its id is taken.
 */
export async function addLeague(
  services: Services,
  options: By & { readonly id: string; readonly sport: Sport; readonly league: Typed },
): Promise<LeagueRow> {
  const { id, sport, league, operator, reason } = options;
  return services.db.transaction(async (tx) => {
    await lockLeagues(tx);
    const typed = await check(tx, id, league);
    const now = services.clock.now();
    const source = feedSource(services);
    const row = {
      ...typed,
      id,
      sport,
      covered: true,
      position: await nextPosition(tx),
      version: 1,
      source,
      knownAt: now,
    };
    if (!(await insertNewLeague(tx, row)))
      throw new AppError('conflict', `${id} exists`, { fields: { id: [{ key: 'office.leagueExists' }] } });
    await writeSeasons(services, tx, { id, rules: typed.rules, now });
    await note(tx, {
      by: { operator, reason },
      now,
      action: 'league.added',
      id,
      before: {},
      after: { ...pictureOf(row), sport, covered: true },
    });
    return row;
  });
}

/** Changes names and rules of a league. What was published under the former ones stays; tables are ordered by the new ones at once. */
export async function changeLeague(
  services: Services,
  options: By & { readonly id: string; readonly version: number; readonly league: Typed },
): Promise<LeagueRow> {
  const { id, version, league, operator, reason } = options;
  return services.db.transaction(async (tx) => {
    await lockLeagues(tx);
    const row = await findCurrent(tx, id, version);
    const typed = await check(tx, id, league);
    const { before, after } = differenceOf(pictureOf(row), pictureOf({ ...typed, id }));
    if (Object.keys(after).length === 0 && Object.keys(before).length === 0) throw nothingToChange();
    const now = services.clock.now();
    const changed = { ...row, ...typed, version: row.version + 1 };
    await updateLeague(tx, changed);
    await writeSeasons(services, tx, { id, rules: typed.rules, now });
    await note(tx, { by: { operator, reason }, now, action: 'league.changed', id, before, after });
    return changed;
  });
}

/** Covers a league or no longer does. Its games, forecasts and picks stay; no new ones are asked for or made while it is not covered. */
export async function coverLeague(
  services: Services,
  options: By & { readonly id: string; readonly version: number; readonly covered: boolean },
): Promise<LeagueRow> {
  const { id, version, covered, operator, reason } = options;
  return services.db.transaction(async (tx) => {
    await lockLeagues(tx);
    const row = await findCurrent(tx, id, version);
    if (row.covered === covered) throw nothingToChange();
    const now = services.clock.now();
    const changed = { ...row, covered, version: row.version + 1 };
    await updateLeague(tx, changed);
    if (covered) await writeSeasons(services, tx, { id, rules: readLeagueRules(row), now });
    await note(tx, {
      by: { operator, reason },
      now,
      action: covered ? 'league.covered' : 'league.uncovered',
      id,
      before: { covered: row.covered },
      after: { covered },
    });
    return changed;
  });
}

const nothingToChange = () =>
  new AppError('conflict', 'nothing to change', { fields: { base: [{ key: 'office.nothingToChange' }] } });

async function findCurrent(tx: Transaction, id: string, seen: number): Promise<LeagueRow> {
  const row = await lockLeague(tx, id);
  if (row === null) throw new AppError('not_found', `no league ${id}`);
  await assertCurrent(tx, { subjectKind: 'league', subjectId: id, seen, actual: row.version });
  return row;
}

/** What was typed, cleaned; throws every error at once, each at its field. */
async function check(tx: Transaction, id: string, { names, country, rules }: Typed) {
  const errors = findRuleErrors(rules);
  const clean: Record<string, string> = {};
  for (const locale of LOCALES) {
    const name = cleanLine(names[locale] ?? '');
    if (name === '') errors[`names.${locale}`] = [{ key: 'office.nameMissing' }];
    clean[locale] = name;
  }
  for (const [provider, key] of Object.entries(rules.provider_keys)) {
    const other = await findLeagueOfKey(tx, { provider, key, except: id });
    if (other !== null)
      errors[`rules.provider_keys.${provider}`] = [
        { key: 'office.leagueKeyInUse', params: { league: other } },
      ];
  }
  if (Object.keys(errors).length > 0) throw refuse(errors);
  return { names: clean, country: cleanLine(country), rules };
}

/** What the log compares; rules are read, since the database has an order of its own for the fields of a document. */
const pictureOf = (row: Pick<LeagueRow, 'id' | 'names' | 'country' | 'rules'>) => ({
  names: row.names,
  country: row.country,
  rules: readLeagueRules(row),
});

/** A provider reports games and no seasons, so the calendar names them; a site that replays seasons has those that it replays. */
async function writeSeasons(
  services: Services,
  tx: Transaction,
  { id, rules, now }: { readonly id: string; readonly rules: LeagueRules; readonly now: Date },
): Promise<void> {
  if (!isLiveSite(services)) return;
  const source = feedSource(services);
  const seasons = nominalSeasons(rules).map((season) => ({ ...season, leagueId: id, source, knownAt: now }));
  await upsertSeasons(tx, seasons);
}

async function note(
  tx: Transaction,
  change: {
    readonly by: By;
    readonly now: Date;
    readonly action: AuditAction;
    readonly id: string;
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { by, now, action, id, before, after } = change;
  await appendAudit(tx, {
    at: now,
    actorKind: 'operator',
    actorId: by.operator.id,
    action,
    subjectKind: 'league',
    subjectId: id,
    detail: { before, after, reason: by.reason },
  });
}
