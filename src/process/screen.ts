import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { readableLine } from '#platform/readable-line.ts';

export type Screen = {
  say(line: string): void;
  /** A line that stays the last one, whatever is said later. */
  pin(line: string): void;
  unpin(): void;
  /** Says what a child writes. */
  follow(output: Readable | null): void;
};

const CLEAR_LINE = '\r\u001b[2K';

/** Where `npm start` speaks. In front of a person the pinned line stays below the others; elsewhere lines follow each other. */
export function createScreen(out: { write(text: string): unknown; readonly isTTY?: boolean }): Screen {
  let pinned: string | null = null;
  const write = (text: string) => {
    out.write(pinned === null ? text : `${CLEAR_LINE}${text}${pinned}`);
  };
  return {
    say: (line) => write(`${line}\n`),
    pin: (line) => {
      if (out.isTTY !== true) {
        out.write(`${line}\n`);
        return;
      }
      if (pinned !== null) out.write(CLEAR_LINE);
      pinned = line;
      out.write(line);
    },
    unpin: () => {
      if (pinned !== null) out.write('\n');
      pinned = null;
    },
    follow: (output) => {
      if (output === null) return;
      createInterface({ input: output }).on('line', (line) => write(ended(readableLine(line))));
    },
  };
}

const ended = (line: string) => (line.endsWith('\n') ? line : `${line}\n`);
