import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { betting, mayHoldBets, mayNameBets, statsOnlySchema } from './betting.contract.ts';
import { withoutBetting } from './without-betting.ts';

const entry = z.union([
  z.object({ id: z.enum(['win_rate']), value: z.number() }),
  betting(z.object({ id: z.enum(['profit']), value: z.number() })),
]);
const schema = z.object({
  side: z.enum(['left', 'right']),
  odds: betting(z.number()),
  line: betting(z.number()).nullable(),
  claims: z.array(entry).readonly(),
  news: z.array(z.object({ title: mayNameBets(z.string()), id: z.int() })),
  title: mayNameBets(z.string()).nullable(),
  terms: z.string(),
  more: mayHoldBets(z.array(z.record(z.string(), z.unknown()))),
  pick: z.object({ units: betting(z.int()), result: z.string() }).optional(),
});
const answer = {
  side: 'left',
  odds: 1.93,
  line: -0.5,
  claims: [
    { id: 'win_rate', value: 0.5 },
    { id: 'profit', value: 1631.5 },
  ],
  news: [
    { title: 'The odds have moved', id: 1 },
    { title: 'Arsenal won', id: 2 },
  ],
  title: 'Place your bets',
  terms: 'No profit is promised.',
  more: [{ stake_cents: 100, day: '2026-11-22' }],
  pick: { units: 3, result: 'win' },
} as const;

describe('an answer in stats-only mode', () => {
  it('has null where its contract marks a value, and no entry and no text about bets', () => {
    expect(withoutBetting(schema, answer)).toEqual({
      side: 'left',
      odds: null,
      line: null,
      claims: [{ id: 'win_rate', value: 0.5 }],
      news: [{ title: 'Arsenal won', id: 2 }],
      title: '',
      // What no mark speaks of stays, whatever it is called and whatever it says.
      terms: 'No profit is promised.',
      more: [{ day: '2026-11-22' }],
      pick: { units: null, result: 'win' },
    });
  });

  it('fits the schema in which the marked values may be null, and no other one', () => {
    const shown = withoutBetting(schema, answer);
    expect(statsOnlySchema(schema).safeParse(shown).success).toBe(true);
    expect(schema.safeParse(shown).success).toBe(false);
    expect(statsOnlySchema(schema).safeParse({ ...answer, side: null }).success).toBe(false);
  });
});
