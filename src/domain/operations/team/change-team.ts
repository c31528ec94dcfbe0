import type { Transaction } from '#db/client.ts';
import { findNamesake, lockTeam, type TeamRow, updateTeam } from '#db/queries/edited-team.ts';
import { lockLeagues } from '#db/queries/league-rules.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { differenceOf } from '#domain/foundation/audit/difference-of.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import { kitCode, type NamedKit } from '#terms/kits.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

type Typed = {
  readonly names: Readonly<Partial<Record<Locale, string>>>;
  /** Null: the colours that the program knows, or a letter. */
  readonly kit: NamedKit | null;
};

/**
 * Changes the names and colours of a team, on every page within five minutes; what was published in words stays as it was written. Its key, by which
 * providers' answers find it, stays. Throws 'invalid' with every error at its field, 'conflict' where somebody was faster or nothing
 * would change.
 */
export async function changeTeam(
  services: Services,
  options: {
    readonly id: string;
    readonly version: number;
    readonly team: Typed;
    readonly reason: string;
    readonly operator: Operator;
  },
): Promise<TeamRow> {
  const { id, version, team, reason, operator } = options;
  return services.db.transaction(async (tx) => {
    // Two teams that took one name at the same time would both find it free.
    await lockLeagues(tx);
    const row = await lockTeam(tx, id);
    if (row === null) throw new AppError('not_found', `no team ${id}`);
    await assertCurrent(tx, { subjectKind: 'team', subjectId: id, seen: version, actual: row.version });
    const typed = await check(tx, row, team);
    const { before, after } = differenceOf(pictureOf(row), pictureOf(typed));
    if (Object.keys(after).length === 0 && Object.keys(before).length === 0)
      throw new AppError('conflict', 'nothing to change', {
        fields: { base: [{ key: 'office.nothingToChange' }] },
      });
    const changed = { ...row, ...typed, version: row.version + 1 };
    await updateTeam(tx, changed);
    await appendAudit(tx, {
      at: services.clock.now(),
      actorKind: 'operator',
      actorId: operator.id,
      action: 'team.changed',
      subjectKind: 'team',
      subjectId: id,
      detail: { team: row.key, before, after, reason },
    });
    return changed;
  });
}

const pictureOf = ({ names, kit }: Pick<TeamRow, 'names' | 'kit'>) => ({ names, kit });

/** What was typed, cleaned. A name that stands in the row already is not looked for again. */
async function check(tx: Transaction, row: TeamRow, { names, kit }: Typed) {
  const errors: Record<string, readonly PublicMessage[]> = {};
  const clean: Record<string, string> = {};
  for (const locale of LOCALES) {
    const name = cleanLine(names[locale] ?? '');
    clean[locale] = name;
    if (name === '') errors[`names.${locale}`] = [{ key: 'office.nameMissing' }];
    else if (name !== row.names[locale]) {
      const other = await findNamesake(tx, { leagueId: row.leagueId, except: row.id, locale, name });
      if (other !== null)
        errors[`names.${locale}`] = [{ key: 'office.teamNameInUse', params: { team: other } }];
    }
  }
  if (kit !== null && kit.first === kit.second) errors['kit.second'] = [{ key: 'office.kitColoursSame' }];
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid', Object.keys(errors).join(' '), { fields: errors });
  return { names: clean, kit: kit === null ? null : kitCode(kit) };
}
