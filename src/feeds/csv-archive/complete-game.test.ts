import { describe, expect, it } from 'vitest';
import { zonedInstant } from '#feeds/time/zone-time.ts';
import { completeGame, openKnownAt } from './complete-game.ts';
import type { DraftGame } from './draft-game.ts';

const uk = (date: string, time: string) => zonedInstant(date, time, 'Europe/London');

const DRAFT: DraftGame = {
  leagueId: 'EPL',
  season: '2030-31',
  seasonStartYear: 2030,
  date: '2030-12-07',
  kickOff: null,
  home: 'Arsenal',
  away: 'Chelsea',
  homeScore: 2,
  awayScore: 1,
  halfTime: null,
  overtime: false,
  neutral: false,
  playoff: false,
  gameNo: 1,
  homeStarter: null,
  awayStarter: null,
  statistics: {},
  prices: [],
  references: [],
};

describe('when an opening price was known', () => {
  it.each([
    ['Friday', '2031-05-02', '20:00', '2031-05-02'],
    ['Saturday', '2031-05-03', '12:30', '2031-05-02'],
    ['Sunday', '2031-05-04', '16:30', '2031-05-02'],
    ['Monday', '2031-05-05', '20:00', '2031-05-02'],
    ['Tuesday', '2031-05-06', '19:45', '2031-05-06'],
    ['Wednesday', '2031-05-07', '20:00', '2031-05-06'],
    ['Thursday', '2031-05-08', '20:00', '2031-05-06'],
  ])('soccer on a %s', (_day, date, time, collected) => {
    expect(openKnownAt('soccer', uk(date, time))).toEqual(uk(collected, '17:00'));
  });

  it('stays 17:00 in London over the change of the clocks', () => {
    const sunday = uk('2030-03-31', '16:00');
    expect(openKnownAt('soccer', sunday).toISOString()).toBe('2030-03-29T17:00:00.000Z');
    expect(openKnownAt('soccer', uk('2030-10-27', '16:00')).toISOString()).toBe('2030-10-25T16:00:00.000Z');
  });

  it('is before a game that began before that hour', () => {
    const early = uk('2031-05-06', '15:00');
    expect(openKnownAt('soccer', early)).toEqual(uk('2031-05-06', '14:00'));
  });

  it('goes by the day in London, where an American evening is the next day', () => {
    const seattleMonday = zonedInstant('2031-06-09', '19:30', 'America/Los_Angeles');
    expect(seattleMonday).toEqual(uk('2031-06-10', '03:30'));
    // Tuesday's collection comes after that start, so the latest believable hour stands in.
    expect(openKnownAt('soccer', seattleMonday)).toEqual(uk('2031-06-10', '02:30'));
  });

  it('is a day before in baseball', () => {
    const startAt = new Date('2031-07-12T23:05:00Z');
    expect(openKnownAt('baseball', startAt)).toEqual(new Date('2031-07-11T23:05:00Z'));
  });
});

describe('start and game day', () => {
  it('a known time stands, in summer and in winter', () => {
    const at = (date: string) =>
      completeGame({ ...DRAFT, date, kickOff: { time: '15:00', zone: 'Europe/London' } }, false);
    expect(at('2030-12-07').startAt.toISOString()).toBe('2030-12-07T15:00:00.000Z');
    expect(at('2031-05-03').startAt.toISOString()).toBe('2031-05-03T14:00:00.000Z');
    expect(at('2031-05-03')).toMatchObject({ startSimulated: false, origin: 'real', gameDay: '2031-05-03' });
  });

  it('American soccer dated in the United Kingdom gets its own game day', () => {
    const game = completeGame(
      {
        ...DRAFT,
        leagueId: 'MLS',
        season: '2031',
        date: '2031-03-16',
        kickOff: { time: '02:30', zone: 'Europe/London' },
      },
      false,
    );
    // The United States have changed their clocks by then, and the United Kingdom has not.
    expect(game.startAt.toISOString()).toBe('2031-03-16T02:30:00.000Z');
    expect(game.gameDay).toBe('2031-03-15');
  });

  it('a made time is on the date given, customary, marked, and always the same', () => {
    const made = completeGame(DRAFT, false);
    expect(made).toMatchObject({ startSimulated: true, origin: 'mixed', gameDay: '2030-12-07' });
    expect(['12:30', '15:00', '17:30']).toContain(made.startAt.toISOString().slice(11, 16));
    expect(completeGame({ ...DRAFT }, false)).toEqual(made);
  });

  it('the second game of a double-header begins hours after the first', () => {
    const mlb = {
      ...DRAFT,
      leagueId: 'MLB',
      season: '2031',
      date: '2031-07-12',
      home: 'Seattle Mariners',
      away: 'Texas Rangers',
    };
    const first = completeGame(mlb, true);
    const second = completeGame({ ...mlb, gameNo: 2 }, true);
    expect(second.startAt.getTime() - first.startAt.getTime()).toBeGreaterThan(4 * 3_600_000);
    expect([first.gameDay, second.gameDay]).toEqual(['2031-07-12', '2031-07-12']);
  });

  it('every price is known by the start, and a close at the start', () => {
    const price = {
      betType: 'win_loss',
      line: null,
      bookmaker: 'Pinnacle',
      homeOdds: 2,
      drawOdds: 3,
      awayOdds: 4,
    } as const;
    const game = completeGame(
      {
        ...DRAFT,
        prices: [
          { ...price, phase: 'open' },
          { ...price, phase: 'close' },
        ],
      },
      false,
    );
    expect(game.odds[0]?.knownAt).toEqual(uk('2030-12-06', '17:00'));
    expect(game.odds[1]?.knownAt).toEqual(game.startAt);
  });
});
