import { runCommand, withSite } from '../../scripts/operate/open-site.ts';

/**
 * Prints what a plan opens of the picks that start later than in an hour: their salts, and every number and sentence that no
 * other row of the site has. A game with a free pick is left out, since its forecast is open to everybody.
 */
await runCommand(() =>
  withSite(async ({ db, clock }) => {
    const soon = new Date(clock.now().getTime() + 3_600_000);
    const { rows } = await db.$client.query(
      `select pick.id, pick.game_id, salt, ev, p_win, p_lose, pick.drivers, p_home, p_away, expected_home, expected_away, texts
       from pick
       join lateral (
         select * from forecast where forecast.game_id = pick.game_id order by known_at desc limit 1) as forecast on true
       left join lateral (
         select texts from article where article.game_id = pick.game_id order by known_at desc limit 1) as article on true
       where pick.origin = 'live' and pick.start_at > $1
         and not exists (select 1 from pick as free where free.game_id = pick.game_id and free.is_free)`,
      [soon],
    );
    // Two games can rest on the same number, such as the days since both sides played last; an open pick then shows it too.
    const open = await db.$client.query(
      `select distinct driver ->> 'contribution' as number from pick, jsonb_array_elements(pick.drivers) as driver
       where pick.is_free or pick.start_at <= $1`,
      [soon],
    );
    const known = new Set(open.rows.map(({ number }) => number));
    const numbers = rows.flatMap((row) => [
      row.ev,
      row.p_win,
      row.p_lose,
      row.p_home,
      row.p_away,
      row.expected_home,
      row.expected_away,
      ...row.drivers.map(({ contribution }: { contribution: number }) => contribution),
    ]);
    return {
      ids: rows.map(({ id }) => id),
      games: [...new Set(rows.map(({ game_id: game }) => game))],
      salts: rows.map(({ salt }) => salt),
      values: rows.map(({ ev }) => String(ev)),
      // Few digits stand elsewhere too; as many as these cannot be there by chance.
      numbers: [...new Set(numbers.map(String))].filter((text) => text.length >= 8 && !known.has(text)),
      sentences: [...new Set(rows.flatMap(({ texts }) => sentencesOf(texts)))],
    };
  }),
);

/** What an article says between its facts, in all languages: the pieces that are long enough to be its own. */
function sentencesOf(texts: Record<string, { text: string; fact: string | null }[][]> | null): string[] {
  return Object.values(texts ?? {}).flatMap(([first = []]) => {
    const whole = first.map(({ text }) => text).join('');
    return whole.length >= 20 ? [whole] : [];
  });
}
