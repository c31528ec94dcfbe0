import { describe, expect, it } from 'vitest';
import { readRecordArguments } from './record-arguments.ts';

const ID = '8f6b6a3e-5c1d-4a36-9c55-0d6f1a3b2c4d';
const by = ['--by', 'ana@example.com'];

describe('the words of the record command', () => {
  it('withdraw, propose, decide and answer', () => {
    const withdraw = ['withdraw', '2026-11-20/0007', '--reason', 'line_up', '--note', 'keeper is out', ...by];
    expect(readRecordArguments(withdraw)).toMatchObject({
      verb: 'withdraw',
      of: '2026-11-20/0007',
      reason: 'line_up',
    });
    const score = ['--home', '2', '--away', '1', '--parts', '1-0,1-1', '--evidence', 'report', ...by];
    expect(readRecordArguments(['propose', '2026-11-20/0007', ...score])).toMatchObject({
      home: 2,
      away: 1,
      parts: [
        [1, 0],
        [1, 1],
      ],
    });
    expect(readRecordArguments(['decide', ID, '--approve', '--note', 'ok', ...by])).toMatchObject({
      approve: true,
    });
    expect(readRecordArguments(['answer', ID, '--outcome', 'upheld', '--note', 'ok', ...by])).toMatchObject({
      outcome: 'upheld',
    });
  });

  it('show the policy, which two operators change in the office and no one by a command', () => {
    expect(readRecordArguments(['policy'])).toEqual({ verb: 'policy' });
    expect(() => readRecordArguments(['policy', '--min-ev', '0.03', ...by])).toThrow('min-ev');
  });

  it.each([
    [[], 'Usage'],
    [['erase', '2026-11-20/0007'], 'Usage'],
    [['withdraw', 'seven', '--reason', 'line_up', '--note', 'x', ...by], 'of'],
    [['withdraw', '2026-11-20/0007', '--reason', 'regret', '--note', 'x', ...by], 'reason'],
    [['withdraw', '2026-11-20/0007', '--reason', 'line_up', '--note', 'x'], 'by'],
    [['propose', '2026-11-20/0007', '--home', '2', '--evidence', 'x', ...by], 'both scores'],
    [['decide', ID, '--note', 'x', ...by], '--approve or --reject'],
  ])('%j are refused with what is wrong', (args, sentence) => {
    expect(() => readRecordArguments(args)).toThrow(sentence);
  });
});
