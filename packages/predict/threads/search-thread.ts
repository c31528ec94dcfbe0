import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import {
  openWorkspace,
  searchShare,
  type Workspace,
  type WorkspaceShape,
} from '../src/learners/histogram.ts';
import { awaitChange, COMMAND, CONTROL } from './control.ts';

/** One thread beside the caller's: sleeps until its turn comes, searches its share of the columns, and says so. */

type Start = {
  readonly control: Int32Array;
  readonly port: MessagePort;
  readonly index: number;
  readonly workers: number;
};

const { control, port, index, workers }: Start = workerData;
let workspace: Workspace | null = null;
let turn = 0;

for (;;) {
  turn = awaitChange(control, CONTROL.turn, turn) ?? turn;
  const command = Atomics.load(control, CONTROL.command);
  if (command === COMMAND.quit) break;
  if (command === COMMAND.open) workspace = receiveWorkspace();
  else if (workspace) searchShare(workspace, index, workers);
  Atomics.add(control, CONTROL.done, 1);
  Atomics.notify(control, CONTROL.done);
}

function receiveWorkspace(): Workspace | null {
  const message: { memory: WebAssembly.Memory; shape: WorkspaceShape } | undefined =
    receiveMessageOnPort(port)?.message;
  return message ? openWorkspace(message.memory, message.shape) : null;
}
