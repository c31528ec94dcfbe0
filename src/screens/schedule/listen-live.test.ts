import { expect, it, vi } from 'vitest';
import { listenLive } from './listen-live.ts';

const age = { as_of: '2026-11-21T11:57:00.000Z', answered_at: '2026-11-21T12:00:00.000Z' };
const reported = { asOf: age.answered_at, scoresAt: age.as_of };
const answer = (games: readonly unknown[]) =>
  JSON.stringify({
    data: games,
    messages: { input_validates: {} },
    meta: { total: 0, ...age, ended_at: null },
  });

it('hands on good answers and beats, passes over anything else, and closes', () => {
  const target = new EventTarget();
  const close = vi.fn();
  const addresses: string[] = [];
  const [onAnswer, onBeat] = [vi.fn(), vi.fn()];
  const stop = listenLive('vi', { onAnswer, onBeat }, (address) => {
    addresses.push(address);
    return Object.assign(target, { close });
  });
  expect(addresses).toEqual(['/api/sport/in-play/stream?lang=vi']);
  target.dispatchEvent(new MessageEvent('games', { data: answer([]) }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({
    ...reported,
    games: [],
    endedAt: null,
  });
  for (const data of ['', '{', 'null', '{"data":[]}', answer([{ id: 1 }])])
    target.dispatchEvent(new MessageEvent('games', { data }));
  expect(onAnswer).toHaveBeenCalledTimes(1);
  for (const data of ['', '{}', JSON.stringify(age)])
    target.dispatchEvent(new MessageEvent('beat', { data }));
  expect(onBeat).toHaveBeenCalledExactlyOnceWith(reported);
  stop();
  expect(close).toHaveBeenCalledTimes(1);
});
