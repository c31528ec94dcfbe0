import { describe, expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { checkMessages } from './check-messages.ts';
import { sayClose, sayPick, sayStep, sayVerdict } from './say-day.ts';
import type { ProofDocument, ProofStep } from './verification.ts';

const messagesIn = async (locale: Locale, overrides?: Readonly<Record<string, string>>) =>
  checkMessages(
    createTranslator<'proof'>({ locale, messages: await loadMessages(locale, ['proof']), overrides }),
    locale,
  );

const PICK: ProofDocument['picks'][number] = {
  serial: '2026-11-20/0001',
  batch: 1,
  leaf_hash: 'a'.repeat(64),
  path: [{ side: 'left', hash: 'b'.repeat(64) }],
  published_at: '2026-11-20T00:00:00Z',
  start_at: '2026-11-20T10:00:00Z',
  withdrawn: null,
  salt: null,
  sealed: null,
};
const DAY: ProofDocument = {
  format: 'trueline-proof/2',
  day: '2026-11-20',
  as_of: '2026-11-20T05:00:00Z',
  previous: null,
  batches: [],
  picks: [PICK],
  close: null,
};
const STEP: ProofStep = { id: 'leaves', checked: 1, sealed: 0, unstamped: 0, errors: [] };
const ERROR: ProofStep['errors'][number] = { code: 'gap', serial: '2026-11-20/0002', batch: 1 };

describe('the verdict of a day', () => {
  it('counts the picks in the words of each language, one apart from several in English', async () => {
    const verdicts = await Promise.all(
      LOCALES.map(async (locale) => {
        const messages = await messagesIn(locale);
        const [one, many] = [[PICK], Array.from({ length: 1200 }, () => PICK)].map((picks) =>
          sayVerdict({ document: { ...DAY, picks }, steps: [STEP] }, messages),
        );
        return [one?.said.verdict, many?.said.verdict];
      }),
    );
    expect(verdicts[LOCALES.indexOf('en')]).toEqual([
      'All checks passed: 1 pick verified',
      'All checks passed: 1,200 picks verified',
    ]);
    for (const said of verdicts.flat()) expect(said).not.toMatch(/[{}]/);
    expect(new Set(verdicts.flat()).size).toBe(2 * LOCALES.length);
  });

  it('says what is broken, sealed and withdrawn, and nothing of what is not there', async () => {
    const messages = await messagesIn('en');
    const broken = { ...STEP, errors: [ERROR, { ...ERROR, serial: null, batch: null }] };
    expect(sayVerdict({ document: DAY, steps: [broken] }, messages)).toEqual({
      shape: 'broken',
      said: { verdict: '2 checks failed', sealed: '1 still sealed', withdrawn: null },
    });
    expect(sayVerdict({ document: { ...DAY, picks: [] }, steps: [STEP] }, messages).shape).toBe('empty');
    expect(sayStep(broken, DAY, messages)).toMatchObject({
      state: 'failed',
      said: { error: ['2026-11-20/0002, batch 1: This number is missing', 'This number is missing'] },
    });
  });

  it('is said in the words of the brand', async () => {
    const messages = await messagesIn('en', { 'proof.check.holds.other': 'Good: {count}' });
    expect(sayVerdict({ document: { ...DAY, picks: [PICK, PICK] }, steps: [] }, messages).said.verdict).toBe(
      'Good: 2',
    );
  });
});

it('ticks off no step that looked at nothing', async () => {
  const messages = await messagesIn('en');
  const states = [
    STEP,
    { ...STEP, checked: 0 },
    { ...STEP, id: 'close' as const },
    { ...STEP, id: 'timestamps' as const, checked: 0, unstamped: 3 },
  ].map((step) => sayStep(step, DAY, messages));
  expect(states.map(({ state }) => state)).toEqual(['done', 'coming', 'coming', 'coming']);
  // What has passed is said in one line.
  expect(states.map(({ said }) => said.text === null)).toEqual([true, false, false, false]);
  expect(states[2]?.said).toMatchObject({ time: null, text: 'Not closed yet; the count isn’t final.' });
  expect(states[3]?.said).toMatchObject({ unstamped: null, text: messages.noTimestamps });
});

it('shows a pick as sealed, as opened to a plan, or as disclosed', async () => {
  const said = { messages: await messagesIn('en'), zone: 'Asia/Taipei' };
  const open = { ...PICK, salt: 'salt', sealed: { serial: PICK.serial } };
  expect(sayPick(PICK, DAY, said)).toMatchObject({ sealed: true, open: null, yours: null, alone: null });
  expect(sayPick(open, DAY, said)).toMatchObject({ sealed: null, open: null, yours: true });
  const after = { ...DAY, as_of: PICK.start_at };
  const shown = sayPick(open, after, said);
  expect(shown).toMatchObject({ sealed: null, open: true, yours: null });
  expect(shown.starts).toBe('starts 2026-11-20 18:00:00');
  expect(shown.row.at(-1)).toEqual({ name: 'Content as hashed', value: '{"serial":"2026-11-20/0001"}' });
  expect(sayClose(DAY, said)).toEqual([]);
});

it('marks a pick that no authority saw before its game, on days that have timestamps', async () => {
  const said = { messages: await messagesIn('en'), zone: 'UTC' };
  const stamp = {
    batch: 1,
    hash: 'c',
    authority: 'An authority',
    stamped_at: '2026-11-20T09:59:59Z',
    token: '',
  };
  const late = { ...stamp, stamped_at: PICK.start_at };
  const marks = [[], [stamp], [late]].map((timestamps) => sayPick(PICK, { ...DAY, timestamps }, said).late);
  expect(marks).toEqual([null, null, true]);
});
