import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const ROOM = { sizes: [92], width: 960, maxLines: 2 };
const STYLE = { locale: 'zh_TW', weight: 700 } as const;

const linesOf = async (text: string) =>
  (await wrapText(text, STYLE, ROOM)).lines.map(({ text: line }) => line);

describe('a title in lines', () => {
  it('leaves the name of a team in one piece where there is room for it', async () => {
    expect(await linesOf('丹佛金塊 112–114 猶他爵士')).toEqual(['丹佛金塊 112–114', '猶他爵士']);
    expect(await linesOf('芝加哥白襪 – 亞特蘭大勇士')).toEqual(['芝加哥白襪 –', '亞特蘭大勇士']);
  });

  it('rather makes one line a little smaller than leave a word alone on a second', async () => {
    const title = 'Philadelphia 76ers – Charlotte Hornets';
    const room = { sizes: [60, 52, 44, 38, 32], width: 1072, maxLines: 2 };
    const { lines, size } = await wrapText(title, { locale: 'en', weight: 700 }, room);
    expect(lines.map(({ text }) => text)).toEqual([title]);
    expect(size).toBeGreaterThanOrEqual(44);
    const longer = 'Minnesota Timberwolves – Washington Wizards and Philadelphia 76ers';
    expect((await wrapText(longer, { locale: 'en', weight: 700 }, room)).lines).toHaveLength(2);
  });

  it('breaks between characters where words would leave a line nearly empty, and loses none', async () => {
    const title = 'NBA 丹佛金塊連續三場都以一分之差獲勝';
    const lines = await linesOf(title);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.length).toBeGreaterThan(8);
    expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
  });
});
