import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAGUE_IDS } from '#feeds/names/leagues.ts';
import { LOCALES } from '#terms/locales.ts';
import { defaultNames, freeName } from './default-name.ts';
import { MODEL_DAYS, MODEL_LIMITS } from './model-limits.ts';

const named = fc.record({
  locale: fc.constantFrom(...LOCALES),
  leagueId: fc.constantFrom(...LEAGUE_IDS),
  league: fc.string({ minLength: 1, maxLength: 30 }),
  category: fc.constantFrom('win_loss' as const, 'run_line' as const, 'over_under' as const),
  strategy: fc.constantFrom('average_rate' as const, 'mov' as const, 'expected_value' as const),
  days: fc.constantFrom(...MODEL_DAYS),
});

describe('the name of a model without one', () => {
  it('says its days in full, however long its words are and however many bear it already', async () => {
    await fc.assert(
      fc.asyncProperty(named, fc.integer({ min: 0, max: 120 }), async ({ locale, ...rest }, others) => {
        const names = await defaultNames(locale, rest);
        const taken: string[] = [];
        for (let made = 0; made <= others; made += 1) {
          const name = freeName(names, taken);
          expect(taken).not.toContain(name);
          expect([...name].length).toBeLessThanOrEqual(MODEL_LIMITS.nameLength);
          expect(name).toMatch(new RegExp(`(?: · |・)${rest.days}( #[0-9]+)?$`));
          taken.push(name);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('says league, category, strategy and days where they fit', async () => {
    const options = {
      category: 'over_under',
      strategy: 'expected_value',
      days: 20,
      leagueId: 'BUNDESLIGA',
    } as const;
    const [name] = await defaultNames('en', { ...options, league: 'Bundesliga' });
    expect(name).toBe('BUNDESLIGA · Over/under · EV · 20');
  });
});
