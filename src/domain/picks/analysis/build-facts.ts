import type { ArticleInput } from './article-input.ts';
import type { FactTable } from './fact.ts';
import { createFactList } from './fact-list.ts';
import { addPriceFacts } from './price-facts.ts';
import { addTeamFacts } from './team-facts.ts';

/**
 * Everything that may be said about a game, each fact with its value, its unit and the rows it comes from. What is not in
 * this table cannot stand in an article.
 */
export function buildFacts(input: ArticleInput): FactTable {
  const list = createFactList();
  const source = { table: 'game', key: input.gameId, knownAt: input.knownAt.toISOString() };
  list.add('home', { unit: 'team', names: input.home.names }, source);
  list.add('away', { unit: 'team', names: input.away.names }, source);
  list.add('league', { unit: 'league', names: input.league.names }, source);
  for (const side of ['home', 'away'] as const) {
    const { starter } = input[side];
    // A made-up season numbers its pitchers; a number is no name.
    if (input.sport === 'baseball' && starter !== null && !/\d/.test(starter))
      list.add(`${side}.starter`, { unit: 'person', text: starter }, source);
  }
  addTeamFacts(list, input);
  addPriceFacts(list, input);
  return list.table;
}
