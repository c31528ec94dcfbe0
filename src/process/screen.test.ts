import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createScreen } from './screen.ts';

const LOG_LINE = '{"level":40,"time":"2026-11-22T10:11:12.000Z","pid":1,"name":"web","msg":"slow"}';

function screen(isTTY: boolean) {
  const said: string[] = [];
  const made = createScreen({ isTTY, write: (text) => void said.push(text) });
  return { ...made, shown: () => said.join('') };
}

describe('the screen of npm start', () => {
  it('keeps the address the last thing that a person sees', async () => {
    const { say, pin, follow, shown } = screen(true);
    say('database ready');
    pin('ready http://127.0.0.1:3000');
    const output = new PassThrough();
    follow(output);
    output.write(`${LOG_LINE}\n`);
    await expect.poll(shown).toContain('slow');
    expect(shown().endsWith('10:11:12 web  warning: slow\nready http://127.0.0.1:3000')).toBe(true);
  });

  it('writes line after line where no one looks', () => {
    const { say, pin, shown } = screen(false);
    pin('ready http://127.0.0.1:3000');
    say('stopping …');
    expect(shown()).toBe('ready http://127.0.0.1:3000\nstopping …\n');
  });
});
