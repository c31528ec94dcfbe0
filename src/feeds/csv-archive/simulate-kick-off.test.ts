import { describe, expect, it } from 'vitest';
import { LEAGUE_IDS } from '#feeds/names/leagues.ts';
import { listTeams } from '#feeds/names/team-names.ts';
import { isoDate } from '#feeds/time/calendar-date.ts';
import { zonedDate, zonedInstant } from '#feeds/time/zone-time.ts';
import { simulateKickOff } from './simulate-kick-off.ts';

/** Every pair of neighbours in the league's list on each day of a week. */
function* gamesOf(leagueId: string) {
  const teams = listTeams(leagueId);
  for (let day = 0; day < 7; day += 1) {
    const date = isoDate(Date.UTC(2031, 2, 3 + day));
    for (const [index, home] of teams.entries()) {
      const away = teams[(index + 1) % teams.length] ?? home;
      yield { leagueId, date, home, away, gameNo: 1 };
    }
  }
}

describe('simulated kick-offs', () => {
  it.each(LEAGUE_IDS)(
    'of %s are in the day, on the date in its zone and in the United Kingdom if soccer',
    (leagueId) => {
      for (const game of gamesOf(leagueId)) {
        const { time, zone } = simulateKickOff(game, false);
        expect(time >= '12:00' && time <= '22:00').toBe(true);
        const startAt = zonedInstant(game.date, time, zone);
        const soccer = leagueId !== 'NBA' && leagueId !== 'MLB';
        expect(zonedDate(startAt, soccer ? 'Europe/London' : zone)).toBe(game.date);
      }
    },
  );

  it('differ between games but not between readings', () => {
    const times = [...gamesOf('NBA')].map((game) => simulateKickOff(game, false).time);
    expect(new Set(times).size).toBeGreaterThan(4);
    expect([...gamesOf('NBA')].map((game) => simulateKickOff(game, false).time)).toEqual(times);
  });

  it('are in the evening of the ground, not of the league’s office', () => {
    const game = {
      leagueId: 'MLB',
      date: '2031-07-08',
      home: 'Seattle Mariners',
      away: 'Texas Rangers',
      gameNo: 1,
    };
    expect(simulateKickOff(game, false).zone).toBe('America/Los_Angeles');
  });
});
