import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

/**
 * What a process still holds once everything that can be collected has been. Resident memory alone does not distinguish a leak from a heap that
 * was not collected yet: Node lets it grow while there is room.
 */

const QUESTION = 'memory';

export const heldMemory = z.object({
  kind: z.literal(QUESTION),
  /** In megabytes: what JavaScript holds, and what it holds outside of its heap. */
  heap: z.number(),
  outside: z.number(),
});
export type HeldMemory = z.infer<typeof heldMemory>;

/** Asks a child that answers by `answerMemory`. */
export const askMemory = (child: { send(question: string): boolean }) => child.send(QUESTION);

/** Answers the parent of this process whenever it asks. */
export function answerMemory(): void {
  process.on('message', (question) => {
    if (question !== QUESTION) return;
    collectAll();
    const { heapUsed, external } = process.memoryUsage();
    const answer: HeldMemory = { kind: QUESTION, heap: heapUsed / 1e6, outside: external / 1e6 };
    process.send?.(answer);
  });
}

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('this process cannot be told to collect');
  // What a finaliser frees can be collected by the next round only.
  for (let round = 0; round < 3; round += 1) collect();
}
