import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { factVersion } from '../tables/fact-version.ts';

export type FactTopic = (typeof factVersion.$inferSelect)['topic'];

/** Of each topic the version of its facts, and the newest instant that any of them bears, in ms. */
export type FactVersions = Readonly<
  Record<FactTopic, { readonly version: string; readonly knownUntilMs: number }>
>;

const versionRow = z.object({
  topic: z.enum(factVersion.topic.enumValues),
  version: z.string(),
  known_until: z.string(),
});

/** How the facts stand now, as far as they are committed. */
export async function readFactVersions(db: Queryable): Promise<FactVersions> {
  const rows = await selectRows(
    db,
    versionRow,
    sql`select topic, version::text, (extract(epoch from known_until) * 1000)::text as known_until from fact_version`,
  );
  const find = (topic: FactTopic) => {
    const row = rows.find((one) => one.topic === topic);
    if (row === undefined) throw new Error(`The topic ${topic} has no version.`);
    return { version: row.version, knownUntilMs: Number(row.known_until) };
  };
  return { record: find('record'), games: find('games'), prices: find('prices'), wording: find('wording') };
}
