import { expect, it } from 'vitest';
import { spokenName } from './spoken-name.ts';

it('a button is called by the word that is seen on it, in every language', () => {
  const en = { seen: 'Confirm', label: 'Confirm order 7', locale: 'en' } as const;
  expect(spokenName(en)).toBe('Confirm order 7');
  expect(spokenName({ ...en, seen: 'Match…', label: 'match payment 7' })).toBe('match payment 7');
  const zh = { seen: '確認入帳', label: '確認訂單 7 入帳', locale: 'zh_TW' } as const;
  expect(spokenName(zh)).toBe('確認入帳：確認訂單 7 入帳');
  expect(spokenName({ ...zh, label: '確認入帳：訂單 7' })).toBe('確認入帳：訂單 7');
});
