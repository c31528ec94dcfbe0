import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Threads } from '../src/learners/boosting.ts';
import { createMemory, openWorkspace, searchShare, type WorkspaceShape } from '../src/learners/histogram.ts';
import { awaitChange, COMMAND, CONTROL, CONTROL_LENGTH } from './control.ts';

/** Threads that can be ended; they also end with the process, and keep it from nothing. */
export type OpenThreads = Threads & { readonly close: () => Promise<void> };

/** A thread that has not answered by then has died. */
const LIMIT_MS = 120_000;

/** `workers` threads in all, the caller's among them. The caller's own waits for the others, so use it where waiting is no harm. */
export function openThreads(workers: number): OpenThreads {
  const control = new Int32Array(new SharedArrayBuffer(CONTROL_LENGTH * 4));
  const others = Array.from({ length: workers - 1 }, (_, i) => startThread(control, i + 1, workers));
  const begin = (command: number) => {
    Atomics.store(control, CONTROL.done, 0);
    Atomics.store(control, CONTROL.command, command);
    Atomics.add(control, CONTROL.turn, 1);
    Atomics.notify(control, CONTROL.turn);
  };
  const awaitOthers = () => {
    let done = Atomics.load(control, CONTROL.done);
    while (done < others.length) {
      const next = awaitChange(control, CONTROL.done, done, LIMIT_MS);
      if (next === null) throw new Error(`a thread of the tree learner has not answered for ${LIMIT_MS} ms`);
      done = next;
    }
  };
  return {
    open: (shape: WorkspaceShape) => {
      const memory = createMemory(shape, true);
      for (const { port } of others) port.postMessage({ memory, shape });
      begin(COMMAND.open);
      awaitOthers();
      const workspace = openWorkspace(memory, shape);
      const search = () => {
        begin(COMMAND.search);
        searchShare(workspace, 0, workers);
        awaitOthers();
      };
      return { workspace, crew: { workers, search } };
    },
    close: async () => {
      begin(COMMAND.quit);
      for (const { thread, port } of others) {
        port.close();
        await thread.terminate();
      }
    },
  };
}

function startThread(
  control: Int32Array,
  index: number,
  workers: number,
): { readonly thread: Worker; readonly port: MessagePort } {
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(new URL('./search-thread.ts', import.meta.url), {
    workerData: { control, port: port2, index, workers },
    transferList: [port2],
  });
  thread.unref();
  port1.unref();
  return { thread, port: port1 };
}
