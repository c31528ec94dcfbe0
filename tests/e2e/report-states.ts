import { insertFacts } from '#db/queries/feed-row.ts';
import { smallState } from '#tests/support/small-season.ts';
import { runCommand, withSite } from '../../scripts/operate/open-site.ts';

/** What a feed does that reports games: `report-states.ts <id>=<reason> …` calls games off, as of the site's present moment. */
await runCommand(() =>
  withSite(async (services) => {
    const states = process.argv.slice(2).map((word) => {
      const [gameId = '', reason = ''] = word.split('=');
      const { gameKey: _, ...state } = smallState({
        gameKey: '',
        knownAt: services.clock.now(),
        status: 'canceled',
        reason,
      });
      return { ...state, gameId, source: 'replay' };
    });
    await insertFacts(services.db, { states, odds: [], references: [] });
    return { reported: states.length };
  }),
);
