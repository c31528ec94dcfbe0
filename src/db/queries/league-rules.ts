import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { league } from '../tables/league.ts';
import { leagueTemplate } from '../tables/league-template.ts';

const columns = ({ id, sport, names, country, position, rules }: typeof league | typeof leagueTemplate) => ({
  id,
  sport,
  names,
  country,
  position,
  rules,
});

/** The covered leagues with their rules; on a site that has no league yet, those of the templates that it starts with. */
export async function listCoveredLeagues(db: Queryable) {
  const rows = await db
    .select(columns(league))
    .from(league)
    .where(eq(league.covered, true))
    .orderBy(asc(league.position), asc(league.id));
  if (rows.length > 0 || (await db.$count(league)) > 0) return rows;
  return db
    .select(columns(leagueTemplate))
    .from(leagueTemplate)
    .where(eq(leagueTemplate.covered, true))
    .orderBy(asc(leagueTemplate.position));
}
