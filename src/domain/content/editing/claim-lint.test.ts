import { describe, expect, it } from 'vitest';
import { assertNoTypedClaims, findTypedClaim } from './claim-lint.ts';

describe('findTypedClaim', () => {
  it.each([
    ['80% of our picks win', '80%'],
    ['Win rate 80 percent', '80 percent'],
    ['勝率８０％', '80%'],
    ['勝率百分之八十', '百分之八十'],
    ['命中率八成以上', '八成'],
    ['月賺 NT$5,000', 'NT$5,000'],
    ['月賺５萬元', '5萬元'],
    ['贏三千元', '三千元'],
    ['賺咗 300 蚊', '300 蚊'],
    ['Lãi 5 triệu mỗi tháng', '5 triệu'],
    ['Thắng 500.000đ', '500.000đ'],
    ['tỷ lệ thắng 80 phần trăm', '80 phần trăm'],
    ['made $500 in a week', '$500'],
    ['made 500 USD', '500 USD'],
    ['made €1 000', '€1 000'],
    ['80\u200b% sure', '80%'],
  ])('finds %j', (text, found) => {
    expect(findTypedClaim(text)).toBe(found);
  });

  it.each([
    'The derby begins at 19:30 on 21 November',
    'Maintenance from 2:00 to 3:30 (UTC+8)',
    '球隊成立 50 週年，完成 3 筆交易',
    '2:1 逆轉，三成功救援',
    '第三成員',
    'Round 12: Đức thắng 3-1',
    '每則推薦都在開賽前編上號碼',
    'Ba kèo mới mỗi ngày',
  ])('leaves %j alone', (text) => {
    expect(findTypedClaim(text)).toBeNull();
  });
});

it('names the field and what stands there', () => {
  expect(() => assertNoTypedClaims({ 'texts.en': 'fine', 'texts.vi': 'lãi 20%' })).toThrow(
    expect.objectContaining({
      code: 'invalid',
      fields: { 'texts.vi': [{ key: 'office.content.typedClaim', params: { found: '20%' } }] },
    }),
  );
});
