import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from './log.ts';
import { readableLine } from './readable-line.ts';

function written() {
  const lines: string[] = [];
  return { lines, log: createLog({ name: 'web', to: { write: (line) => void lines.push(line) } }) };
}

const parsed = (line: string | undefined) =>
  z.looseObject({ unwritten: z.number().optional() }).parse(JSON.parse(line ?? ''));

describe('a failed query in the log', () => {
  it('is a short line without its values', () => {
    const { lines, log } = written();
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const message = `Failed query: select ${'a, '.repeat(2000)} from account\nparams: secret@example.com`;
    log.error({ err: new Error(message, { cause }) }, 'request failed');
    expect(lines[0]?.length).toBeLessThan(2000);
    expect(lines[0]).toContain('ECONNREFUSED');
    expect(lines[0]).not.toContain('secret@example.com');
  });

  it('is written a few times and then counted', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { lines, log } = written();
      for (let time = 0; time < 1000; time += 1)
        log.error({ err: new Error('away'), requestId: time }, 'failed');
      expect(lines).toHaveLength(5);
      log.error({ err: new Error('another') }, 'failed');
      expect(lines).toHaveLength(6);
      vi.advanceTimersByTime(11_000);
      log.error({ err: new Error('away') }, 'failed');
      expect(parsed(lines[6]).unwritten).toBe(995);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a copy of an error, as some libraries hand it over', () => {
  it('is written with its words', () => {
    const { lines, log } = written();
    log.error({ err: { message: 'no connection', queue: 'a' } }, 'the job queue failed');
    expect(lines[0]).toContain('no connection');
  });
});

describe('a line for a person', () => {
  it('says when, who and what, in one short line', () => {
    const { lines, log } = written();
    log.warn({ err: new Error('outer', { cause: new Error('no route') }), job: 'send-emails' }, 'job failed');
    expect(readableLine(lines[0] ?? '')).toMatch(
      /^\d\d:\d\d:\d\d web {2}warning: job failed \(no route\) job=send-emails\n$/,
    );
    expect(readableLine('no JSON\n')).toBe('no JSON\n');
  });
});
