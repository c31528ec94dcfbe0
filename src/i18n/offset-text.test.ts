import { expect, it } from 'vitest';
import { listZoneOffsets } from './list-zone-offsets.ts';
import { offsetText } from './offset-text.ts';
import { shortOffset } from './short-offset.ts';

const NOW = new Date('2026-07-01T12:00:00Z');
const ZONES = [
  'UTC',
  'Asia/Taipei',
  'Asia/Kolkata',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Marquesas',
];

it('writes minutes as the name of a zone’s offset is written', () => {
  for (const zone of ZONES)
    for (const [sinceMs, minutes] of listZoneOffsets(zone, NOW).steps)
      expect(offsetText(minutes), zone).toBe(shortOffset(zone, new Date(sinceMs)));
  expect([offsetText(-210), offsetText(0)]).toEqual(['UTC-3:30', 'UTC+0']);
});
