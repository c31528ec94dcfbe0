import { expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES } from '#terms/locales.ts';
import { dataSentence } from './site-foot.tsx';

it('says of simulated prices only where prices are simulated', () => {
  expect(dataSentence({ mode: 'live', seasons: 'archive', hasSimulated: true })).toBe('frame.live');
  const replay = { mode: 'replay', hasSimulated: true } as const;
  expect(dataSentence({ ...replay, seasons: 'embedded' })).toBe('frame.replaySimulated');
  expect(dataSentence({ ...replay, seasons: 'archive' })).toBe('frame.replayArchive');
  expect(dataSentence({ ...replay, seasons: 'archive', hasSimulated: false })).toBe('frame.replayReal');
});

it.each(LOCALES)('calls the odds of an archive those of its time, in %s', async (locale) => {
  const { frame } = await loadMessages(locale, ['frame']);
  expect(frame.replayArchive).toMatch(/odds of that time|真實賠率|實際賠率|tỷ lệ cược thật/);
});
