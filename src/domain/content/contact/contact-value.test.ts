import { expect, it } from 'vitest';
import { readContactValue } from './contact-value.ts';

it.each([
  ['mail', ' help@example.com ', 'help@example.com'],
  ['phone', '+886 (2) 2345-6789', '+886223456789'],
  ['line', '@trueline', '@trueline'],
  ['line', 'https://lin.ee/Abc123', 'https://lin.ee/Abc123'],
  ['telegram', 'https://t.me/trueline', 'https://t.me/trueline'],
  ['telegram', '＠trueline', '@trueline'],
  ['whatsapp', '+852 9123 4567', '+85291234567'],
  ['zalo', 'https://zalo.me/0901234567', 'https://zalo.me/0901234567'],
] as const)('%s: takes %j', (type, typed, stored) => {
  expect(readContactValue(type, typed)).toBe(stored);
});

it.each([
  ['mail', 'help@example'],
  ['mail', 'help@example.com\r\nBcc: all@example.com'],
  ['mail', 'a@b.co, c@d.co'],
  ['phone', '02-2345-6789'],
  ['phone', 'call me'],
  ['line', 'https://line.me.evil.example/x'],
  ['line', 'http://line.me/x'],
  ['telegram', 'javascript:alert(1)'],
  ['telegram', 'https://t.me@evil.example/'],
  ['whatsapp', 'https://evil.example/wa.me'],
  ['zalo', ''],
] as const)('%s: refuses %j', (type, typed) => {
  expect(readContactValue(type, typed)).toBeNull();
});
