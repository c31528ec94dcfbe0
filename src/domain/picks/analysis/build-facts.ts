import type { FactTable } from './fact.ts';
import { createFactList } from './fact-list.ts';
import { addPriceFacts } from './price-facts.ts';
import type { GameSheet } from './sheet.ts';
import { addTeamFacts } from './team-facts.ts';

/**
 * Everything that may be said about a game, each fact with its value, its unit and the rows it comes from. What is not in
 * this table cannot stand in an article.
 */
export function buildFacts(sheet: GameSheet): FactTable {
  const list = createFactList();
  const source = { table: 'game', key: sheet.gameId, knownAt: sheet.knownAt.toISOString() };
  list.add('home', { unit: 'team', names: sheet.home.names }, source);
  list.add('away', { unit: 'team', names: sheet.away.names }, source);
  list.add('league', { unit: 'league', names: sheet.league.names }, source);
  for (const side of ['home', 'away'] as const) {
    const { starter } = sheet[side];
    // A made-up season numbers its pitchers; a number is no name.
    if (sheet.sport === 'baseball' && starter !== null && !/\d/.test(starter))
      list.add(`${side}.starter`, { unit: 'person', text: starter }, source);
  }
  addTeamFacts(list, sheet);
  addPriceFacts(list, sheet);
  return list.table;
}
