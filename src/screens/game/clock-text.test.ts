import { describe, expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { clockText } from './clock-text.ts';
import { sampleGame } from './sample-game.ts';
import type { ShownGame } from './shown-game.ts';

async function read(change: Partial<ShownGame>, locale: Locale = 'en', zone = 'Asia/Taipei') {
  const messages = await loadMessages(locale, ['sport']);
  return clockText(sampleGame(change), zone, createTranslator<'sport'>({ locale, messages }));
}

const none = { elapsed: null, stoppage: null, half: null } as const;

describe('soccer', () => {
  it.each([
    [{ elapsed: 67, half: 2 }, "67'", 'Second half'],
    [{ elapsed: 45, stoppage: 2, half: 1 }, "45+2'", 'First half'],
    [{ elapsed: 104, half: 3 }, "104'", 'Extra time'],
    [{ elapsed: null, half: 1 }, 'First half', null],
    [{ ...none }, 'In play', null],
    [{ elapsed: 45, half: 1, reason: 'half_time' }, 'Half-time', null],
    [{ elapsed: 67, half: 2, reason: 'suspended' }, 'Suspended', "67'"],
  ] as const)('%j reads %s, %s', async (change, main, note) => {
    expect(await read(change)).toEqual({ kind: 'live', main, note });
  });
});

describe('basketball', () => {
  it.each([
    [{ period: 3, remaining: '04:12' }, 'Q3 04:12', 'Quarter 3'],
    [{ period: 5, remaining: null }, 'OT1', 'Overtime 1'],
    [{ period: 6, remaining: '01:30' }, 'OT2 01:30', 'Overtime 2'],
    [{ period: 2, remaining: null }, 'Q2', 'Quarter 2'],
    [{ period: null, remaining: null }, 'In play', null],
    [{ period: 2, remaining: '00:00', reason: 'half_time' }, 'Half-time', null],
  ] as const)('%j reads %s, %s', async (change, main, note) => {
    expect(await read({ sport: 'basketball', ...none, ...change })).toEqual({ kind: 'live', main, note });
  });

  it.each(['00:00', '0:00', ':00'])('never shows that nothing is left (%s)', async (remaining) => {
    expect((await read({ sport: 'basketball', ...none, period: 1, remaining })).main).toBe('Q1');
  });
});

describe('baseball', () => {
  it.each([
    [{ inning: 5, inning_half: 'top' }, '▲5', 'Top 5'],
    [{ inning: 5, inning_half: 'bottom' }, '▼5', 'Bottom 5'],
    [{ inning: 12, inning_half: 'bottom' }, '▼12', 'Bottom 12'],
    [{ inning: 3, inning_half: 'top', reason: 'suspended' }, 'Suspended', '▲3'],
    [{ inning: null, inning_half: null }, 'In play', null],
  ] as const)('%j reads %s, %s', async (change, main, note) => {
    expect(await read({ sport: 'baseball', ...none, ...change })).toEqual({ kind: 'live', main, note });
  });
});

describe('a game that is not in play', () => {
  it.each([
    [{ status: 'not_started' }, 'waiting', '20:30', null],
    [{ status: 'not_started', reason: 'delayed' }, 'waiting', '20:30', 'Delayed'],
    [{ status: 'not_started', reason: 'tbd' }, 'waiting', '–', 'Time to be confirmed'],
    [{ status: 'completed' }, 'done', 'Completed', '20:30'],
    [{ status: 'completed', reason: 'aet' }, 'done', 'Completed', 'After extra time'],
    [{ status: 'completed', reason: 'pen' }, 'done', 'Completed', 'After penalties'],
    [{ status: 'completed', reason: 'awarded' }, 'done', 'Completed', 'Awarded'],
    [{ status: 'completed', reason: 'seven_innings' }, 'done', 'Completed', 'Seven innings'],
    [{ status: 'canceled' }, 'off', 'Match cancelled', '20:30'],
    [{ status: 'canceled', reason: 'postponed' }, 'off', 'Postponed', '20:30'],
    [{ status: 'canceled', reason: 'abandoned' }, 'off', 'Abandoned', '20:30'],
    [{ status: 'canceled', reason: 'walkover' }, 'off', 'Walkover', '20:30'],
    [{ status: 'completed', reason: 'a word of tomorrow' }, 'done', 'Completed', '20:30'],
  ] as const)('%j is %s and reads %s, %s', async (change, kind, main, note) => {
    expect(await read({ ...none, ...change })).toEqual({ kind, main, note });
  });

  it('shows its start in the zone of the reader', async () => {
    expect((await read({ status: 'not_started' }, 'en', 'America/New_York')).main).toBe('07:30');
  });
});

it.each(LOCALES)('says every clock in %s', async (locale) => {
  for (const change of [{ period: 3 }, { period: 5 }, { inning: 2, inning_half: 'top' as const }]) {
    const sport = 'period' in change ? 'basketball' : 'baseball';
    const { note } = await read({ sport, ...none, ...change }, locale);
    expect(note).toMatch(/[1-5]/);
    expect(note).not.toContain('{');
  }
});
