import { expect, it, vi } from 'vitest';
import { listenLive } from './listen-live.ts';

const answer = (games: readonly unknown[]) =>
  JSON.stringify({
    data: games,
    messages: { input_validates: {} },
    meta: { total: 0, as_of: '2026-11-21T12:00:00.000Z', ended_at: null },
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
    ...{ games: [], asOf: '2026-11-21T12:00:00.000Z', endedAt: null },
  });
  for (const data of ['', '{', 'null', '{"data":[]}', answer([{ id: 1 }])])
    target.dispatchEvent(new MessageEvent('games', { data }));
  expect(onAnswer).toHaveBeenCalledTimes(1);
  target.dispatchEvent(new MessageEvent('beat', { data: '{}' }));
  expect(onBeat).toHaveBeenCalledTimes(1);
  stop();
  expect(close).toHaveBeenCalledTimes(1);
});
