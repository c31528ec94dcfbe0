import { describe, expect, it } from 'vitest';
import { matchBets, type PickToMatch } from './match-bets.ts';

const PICK: PickToMatch = {
  id: 'winner',
  publishedAt: new Date('2026-11-20T08:00:00Z'),
  startAt: new Date('2026-11-20T12:00:00Z'),
  betType: 'win_loss',
  side: 'home',
  line: null,
  homeNames: ['Reds', '紅隊', 'Đội Đỏ'],
  awayNames: ['Blues', '藍隊', 'Đội Xanh'],
};
const bet = (event: string, selection: string, placedAt = '2026-11-20T09:00:00Z') => ({
  placedAt: new Date(placedAt),
  event,
  selection,
});
const match = (one: ReturnType<typeof bet>, ...picks: readonly Partial<PickToMatch>[]) =>
  matchBets([one], picks.length === 0 ? [PICK] : picks.map((changes) => ({ ...PICK, ...changes })))[0];

describe('which pick a bet followed', () => {
  it.each([
    ['Reds v Blues', 'Reds'],
    ['BLUES @ REDS', 'reds to win'],
    ['紅隊 對 藍隊', '主勝'],
    ['紅隊對藍隊', '紅隊'],
    ['Doi Do - Doi Xanh', 'Đội Đỏ'],
    ['Reds – Blues', '1'],
  ])('is found from the words of %s: %s', (event, selection) => {
    expect(match(bet(event, selection))).toBe('winner');
  });

  it.each([
    ['another side', bet('Reds v Blues', 'Blues')],
    ['both sides', bet('Reds v Blues', 'Reds or Blues')],
    ['a handicap', bet('Reds v Blues', 'Reds -1.5')],
    ['one team alone', bet('Reds v Greens', 'Reds')],
    ['a name inside another', bet('Redskins v Blues', 'Redskins')],
    ['a bet before the publication', bet('Reds v Blues', 'Reds', '2026-11-20T07:59:59Z')],
    ['a bet in play', bet('Reds v Blues', 'Reds', '2026-11-20T12:00:00Z')],
  ])('is none for %s', (_name, one) => {
    expect(match(one)).toBeNull();
  });

  it('is recognised by the line, which the away side sees with the other sign', () => {
    const away = { betType: 'run_line', side: 'away', line: -1.5 } as const;
    expect(match(bet('Reds v Blues', 'Blues +1.5'), away)).toBe('winner');
    expect(match(bet('Reds v Blues', 'Blues −1.5'), away)).toBeNull();
    const total = { betType: 'over_under', side: 'over', line: 2.5 } as const;
    expect(match(bet('Reds v Blues', 'Over 2,5 goals'), total)).toBe('winner');
    expect(match(bet('紅隊 對 藍隊', '大 2.5'), total)).toBe('winner');
    expect(match(bet('Reds v Blues', 'Over 3.5'), total)).toBeNull();
    expect(match(bet('Reds v Blues', 'Under 2.5'), total)).toBeNull();
  });

  it('is left to the member where two fit', () => {
    expect(match(bet('Reds v Blues', 'Reds'), { id: 'one' }, { id: 'two' })).toBeNull();
  });
});
