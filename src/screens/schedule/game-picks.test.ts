import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { type LockedPicks, plantLockedPicks } from '#tests/support/locked-picks.ts';
import { makeMember } from '#tests/support/members.ts';
import { brandOf, makePageContext } from '#tests/support/page-context.ts';
import type { GamePicks } from '../game/game-picks.ts';
import { PickCell } from '../game/pick-cell.tsx';
import type { ShownGame } from '../game/shown-game.ts';
import { loadSchedule } from './data.server.ts';

let test: TestServices;
let planted: LockedPicks;
beforeAll(async () => {
  test = await testServices();
  planted = await plantLockedPicks(test);
});
afterAll(() => test.close());

async function picksOnPage(own: Parameters<typeof makePageContext>[1] = {}) {
  const date = planted.startAt.toISOString().slice(0, 10);
  const request = new Request(`https://site.example/en/schedule?tz=UTC&date=${date}`);
  const { picks } = await loadSchedule(
    makePageContext(test.services, { path: '/schedule', ...own }),
    request,
  );
  return picks;
}

async function cellText(picks: GamePicks | undefined, status: ShownGame['status']) {
  const messages = await loadMessages('en', ['sport', 'game-picks']);
  const t = createTranslator<'sport' | 'game-picks'>({ locale: 'en', messages });
  return renderToStaticMarkup(PickCell({ picks, status, t })).replaceAll(/<[^>]+>/g, '');
}

it('shows a guest how many picks a game has, and shows them to a member with a plan', async () => {
  const guest = (await picksOnPage())?.[planted.gameId];
  expect(guest).toEqual({ locked: planted.ids.length, open: [] });
  // On a phone the number alone is for the eyes, where the words have no room beside the lock.
  expect(await cellText(guest, 'not_started')).toBe('3 picks3Subscription Plan Unlock Content');

  const { member } = await makeMember(test.services, { planDays: 1 });
  const own = (await picksOnPage({ member }))?.[planted.gameId];
  expect(own?.locked).toBe(0);
  expect(own?.open.map(({ id }) => id).toSorted()).toEqual(planted.ids.toSorted());
  expect(await cellText(own, 'not_started')).toBe('3 picks');
});

it('shows nothing about bets where a brand or a member wants none', async () => {
  expect(await picksOnPage({ brand: { ...brandOf('blue'), statsOnly: true } })).toBeNull();
});

it('says that a game to come may get a pick, and that a game that has begun has none', async () => {
  // On a phone the style sheet draws a dash in their place, where nearly every row would say the same words (`no-pick` in `ui/rows.css`).
  expect(await cellText(undefined, 'not_started')).toBe('No pick yet');
  expect(await cellText(undefined, 'completed')).toBe('No pick');
});

it('opens the picks to everybody once their game has begun', async () => {
  test.setNow(minutesAfter(planted.startAt, 1));
  const guest = (await picksOnPage())?.[planted.gameId];
  expect([guest?.locked, guest?.open.length]).toEqual([0, planted.ids.length]);
});
