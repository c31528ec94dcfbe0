import type { ShownGame } from './shown-game.ts';

/** A game for tests: a soccer match in play, with whatever a test wants otherwise. */
export function sampleGame(change: Partial<ShownGame> = {}): ShownGame {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    sport: 'soccer',
    league: { id: 'EPL', name: 'Premier League' },
    home: { id: '22222222-2222-4222-8222-222222222222', name: 'Arsenal' },
    away: { id: '33333333-3333-4333-8333-333333333333', name: 'Chelsea' },
    start_at: '2026-11-21T12:30:00.000Z',
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
    origin: 'mixed',
    ...change,
  };
}
