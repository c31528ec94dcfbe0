import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { elapsedSince, startTimer } from '#platform/clock.ts';

const MB = 1024 * 1024;

export type SendLimits = {
  /** So many answers, and about so many bytes, are handed to the connections in one turn of the event loop. */
  readonly turnSends: number;
  readonly turnBytes: number;
  /** So many requests may wait for their answer or have one that they have not taken yet. */
  readonly open: number;
  /** And so many bytes may be on their way to them. */
  readonly openBytes: number;
  /** Who takes longer for an answer has to go where another reader needs the place. */
  readonly stuckMs: number;
};

/**
 * A turn of 256 answers takes about 15 ms, so that a member's request, which needs several turns, goes on beside any number of guests.
 * The last of 1,024 guests waits for four turns.
 */
export const SEND_LIMITS: SendLimits = {
  turnSends: 256,
  turnBytes: 32 * MB,
  open: 1024,
  openBytes: 64 * MB,
  stuckMs: 5000,
};

type Send = {
  readonly outgoing: ServerResponse;
  readonly socket: Socket;
  readonly bytes: number;
  readonly startedMs: number;
};

export type SendBound = {
  /** Whether one more request may be taken on. Where it is full, a reader who has been taking long is cut off. */
  hasRoom(): boolean;
  /** Takes a place for a request that has to wait; answers how to give it back. */
  enter(): () => void;
  /** Whether another answer may be sent in this turn of the event loop. */
  isTurnFree(): boolean;
  /** Waits for the next turn, in which those who came first go first. */
  nextTurn(): Promise<void>;
  /** Counts an answer that was handed to its connection, until that has taken it. */
  sent(to: { readonly outgoing: ServerResponse; readonly socket: Socket }, bytes: number): void;
  /** How many requests wait or are being sent their answer. */
  readonly open: number;
};

/**
 * Bounds what is sent from memory. An answer counts until its turn of the event loop is over, even where the system took it at once,
 * as it holds up everything else in that turn; and further on until its reader has taken it or is gone.
 */
export function createSendBound(limits: SendLimits = SEND_LIMITS): SendBound {
  let waiting = 0;
  let ofTurn: Send[] = [];
  let turnBytes = 0;
  let turnEnd: PromiseWithResolvers<void> | null = null;
  /** In the order in which they were begun. */
  const unfinished = new Set<Send>();
  let unfinishedBytes = 0;
  const bySocket = new WeakMap<Socket, Set<Send>>();

  const finish = (send: Send) => {
    if (unfinished.delete(send)) unfinishedBytes -= send.bytes;
    bySocket.get(send.socket)?.delete(send);
  };

  /** An answer behind others of its connection gets no event when that breaks, so the connection is listened to as well. */
  const sendsOf = (socket: Socket): Set<Send> => {
    const known = bySocket.get(socket);
    if (known !== undefined) return known;
    const sends = new Set<Send>();
    bySocket.set(socket, sends);
    socket.once('close', () => {
      for (const send of sends) finish(send);
    });
    return sends;
  };

  const endTurn = () => {
    for (const send of ofTurn) {
      if (send.outgoing.writableFinished || send.socket.destroyed) continue;
      unfinished.add(send);
      unfinishedBytes += send.bytes;
      sendsOf(send.socket).add(send);
      send.outgoing.once('close', () => finish(send));
    }
    ofTurn = [];
    turnBytes = 0;
    const ended = turnEnd;
    turnEnd = null;
    ended?.resolve();
  };
  const beginTurn = () => {
    if (ofTurn.length === 0 && turnEnd === null) setImmediate(endTurn);
  };

  const openCount = () => waiting + ofTurn.length + unfinished.size;
  const isFull = () => openCount() >= limits.open || turnBytes + unfinishedBytes >= limits.openBytes;

  return {
    hasRoom: () => {
      if (!isFull()) return true;
      const [oldest] = unfinished;
      if (oldest === undefined || elapsedSince(oldest.startedMs) < limits.stuckMs) return false;
      oldest.socket.destroy();
      finish(oldest);
      return !isFull();
    },
    enter: () => {
      waiting += 1;
      let isIn = true;
      return () => {
        if (isIn) waiting -= 1;
        isIn = false;
      };
    },
    isTurnFree: () => ofTurn.length < limits.turnSends && turnBytes < limits.turnBytes,
    nextTurn: () => {
      beginTurn();
      turnEnd ??= Promise.withResolvers<void>();
      return turnEnd.promise;
    },
    sent: ({ outgoing, socket }, bytes) => {
      beginTurn();
      ofTurn.push({ outgoing, socket, bytes, startedMs: startTimer() });
      turnBytes += bytes;
    },
    get open() {
      return openCount();
    },
  };
}
