import type { Transaction } from '#db/client.ts';
import {
  type AliasKey,
  hasTeam,
  insertTeam,
  lockAlias,
  type TeamAliasRow,
  updateAlias,
} from '#db/queries/team-alias.ts';
import { teamIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { canonicalTeam, teamNames } from '#feeds/names/team-names.ts';
import { teamKey } from '#feeds/replay/game-key.ts';
import { AppError } from '#platform/app-error.ts';

type AliasDecision =
  /** The alias stands for a team that we know, by its key. */
  | { readonly kind: 'alias'; readonly team: string }
  /** It is a team of its own, which the league has from now on; its names in Chinese where they are known. */
  | {
      readonly kind: 'new_team';
      readonly name: string;
      readonly zh_TW?: string | undefined;
      readonly zh_HK?: string | undefined;
    }
  /** It is none of ours: games that name it stay out. */
  | { readonly kind: 'refuse' }
  /** The person who decided was wrong: it waits again. */
  | { readonly kind: 'reopen' };

type Choice = Pick<TeamAliasRow, 'status' | 'teamKey'>;

/**
 * Says what an alias stands for. Games that name it are taken in with the next answer of their source; what was decided before can be
 * opened again, but games that were taken in under it stay. Throws 'conflict' where somebody was faster or nothing would change.
 */
export async function decideAlias(
  services: Services,
  options: {
    readonly key: AliasKey;
    readonly version: number;
    readonly decision: AliasDecision;
    readonly reason: string;
    readonly by: Operator;
  },
): Promise<TeamAliasRow> {
  const { key, version, decision, reason, by } = options;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockAlias(tx, key);
    if (row === null) throw new AppError('not_found', 'no such alias');
    const subjectId = `${row.source}/${row.leagueId}/${row.alias}`;
    await assertCurrent(tx, { subjectKind: 'alias', subjectId, seen: version, actual: row.version });
    if ((row.status === 'open') === (decision.kind === 'reopen')) throw nothingToChange();
    const choice = await choose(tx, row, { decision, now });
    const isOpen = choice.status === 'open';
    const decided = { decidedAt: isOpen ? null : now, decidedBy: isOpen ? null : by.id };
    const set = { ...choice, ...decided, version: row.version + 1 };
    await updateAlias(tx, key, set);
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: by.id,
      action: `alias.${decision.kind}`,
      subjectKind: 'alias',
      subjectId,
      detail: {
        before: { status: row.status, team: row.teamKey },
        after: { status: choice.status, team: choice.teamKey },
        reason,
      },
    });
    return { ...row, ...set };
  });
}

const nothingToChange = () =>
  new AppError('conflict', 'nothing to change', { fields: { base: [{ key: 'office.nothingToChange' }] } });

async function choose(
  tx: Transaction,
  { leagueId, source }: AliasKey,
  { decision, now }: { readonly decision: AliasDecision; readonly now: Date },
): Promise<Choice> {
  switch (decision.kind) {
    case 'refuse':
      return { status: 'ignored', teamKey: null };
    case 'reopen':
      return { status: 'open', teamKey: null };
    case 'alias': {
      if (!(await hasTeam(tx, { leagueId, key: decision.team }))) throw badField('team', 'office.noSuchTeam');
      return { status: 'matched', teamKey: decision.team.slice(leagueId.length + 1) };
    }
    case 'new_team': {
      const name = cleanLine(decision.name);
      const key = teamKey(leagueId, name);
      if (name === '' || name.includes('/')) throw badField('name', 'required');
      if (canonicalTeam(leagueId, name) !== null || (await hasTeam(tx, { leagueId, key })))
        throw badField('name', 'office.teamExists');
      const names = { ...teamNames(leagueId, name), ...chineseNames(decision) };
      await insertTeam(tx, { id: teamIdOf(leagueId, key), leagueId, key, names, source, knownAt: now });
      return { status: 'matched', teamKey: name };
    }
  }
}

/** What is typed; Hong Kong takes Taiwan's where it has no name of its own. */
function chineseNames(options: { readonly zh_TW?: string | undefined; readonly zh_HK?: string | undefined }) {
  const [taiwan, hongKong] = [cleanLine(options.zh_TW ?? ''), cleanLine(options.zh_HK ?? '')];
  return {
    ...(taiwan === '' ? {} : { zh_TW: taiwan, zh_HK: taiwan }),
    ...(hongKong === '' ? {} : { zh_HK: hongKong }),
  };
}

const badField = (field: string, key: 'required' | 'office.noSuchTeam' | 'office.teamExists') =>
  new AppError('invalid', `${field}: ${key}`, { fields: { [field]: [{ key }] } });
