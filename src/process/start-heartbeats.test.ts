import { describe, expect, it } from 'vitest';
import { HEARTBEAT_MS, SILENT_MS } from '#domain/operations/operation/process-heartbeat.ts';
import { isSteadyLook } from './start-heartbeats.ts';

describe('a process that looks after the others', () => {
  it('reports within half a minute that one of them stands still', () => {
    expect(SILENT_MS + HEARTBEAT_MS).toBeLessThanOrEqual(30_000);
    expect(SILENT_MS).toBeGreaterThanOrEqual(3 * HEARTBEAT_MS);
  });

  it('blames no other after a sleep of the machine, a step of the clock or a stop of its own', () => {
    const now = Date.parse('2026-11-23T10:00:00Z');
    expect(
      [HEARTBEAT_MS, HEARTBEAT_MS + 900, 2 * HEARTBEAT_MS].map((passed) => isSteadyLook(now, now + passed)),
    ).toEqual([true, true, true]);
    expect([3 * HEARTBEAT_MS, 3_600_000, -1].map((passed) => isSteadyLook(now, now + passed))).toEqual([
      false,
      false,
      false,
    ]);
    expect(isSteadyLook(null, now)).toBe(false);
  });
});
