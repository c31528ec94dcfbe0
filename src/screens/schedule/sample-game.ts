import type { Game } from '#api/sport/game.contract.ts';

/** A game for tests: a soccer match in play, with whatever a test wants otherwise. */
export function sampleGame(change: Partial<Game> = {}): Game {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    sport: 'soccer',
    league: { id: 'EPL', name: 'Premier League' },
    season: '2016-17',
    home: { id: 'h', name: 'Arsenal' },
    away: { id: 'a', name: 'Chelsea' },
    start_at: '2026-11-21T12:30:00.000Z',
    start_simulated: true,
    game_day: '2026-11-21',
    status: 'in_progress',
    reason: null,
    score: { home: 1, away: 0, parts: [[1, 0]] },
    elapsed: 67,
    stoppage: null,
    half: 2,
    period: null,
    inning: null,
    inning_half: null,
    remaining: null,
    updated_at: '2026-11-21T13:40:00.000Z',
    has_prediction: true,
    origin: 'mixed',
    ...change,
  };
}
