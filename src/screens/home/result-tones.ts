import type { BadgeTone } from '#ui/badge.tsx';
import type { OpenPick } from './record.server.ts';

/** The colour of a result; its word always stands with it. */
export const resultTones = {
  win: 'win',
  lose: 'lose',
  draw: 'draw',
  cancel: 'neutral',
  not_completed: 'neutral',
} as const satisfies Record<OpenPick['result'], BadgeTone>;
