/**
 * The vocabulary of betting in the four languages. In stats-only mode none of it reaches a reader; the crawl of all pages and
 * calls looks for the same list. Denials count too: who asked not to read of bets need not read that we take none.
 */
export const BETTING_WORDS = {
  en: [
    'odds',
    'bet',
    'bets',
    'betting',
    'bettor',
    'bettors',
    'wager',
    'wagers',
    'stake',
    'stakes',
    'staked',
    'bookmaker',
    'bookmakers',
    'sportsbook',
    'handicap',
    'handicaps',
    'over/under',
    'moneyline',
    'parlay',
    'payout',
    'profit',
    'profits',
    'profitable',
    'roi',
    'expected value',
    'unit size',
    'closing price',
    'closing line',
    'punter',
    'tipster',
    'gambling',
    'units',
  ],
  zh: [
    '賠率',
    '投注',
    '下注',
    '落注',
    '注額',
    '注碼',
    '博彩',
    '賭',
    '讓分',
    '讓球',
    '大小分',
    '大細',
    '獨贏',
    '盤口',
    '莊家',
    '獲利',
    '損益',
    '盈虧',
    '利潤',
    '報酬率',
    '期望值',
    '預期值',
    '走盤',
    '收盤',
    '彩金',
    '盈利',
  ],
  vi: ['cược', 'kèo', 'tài xỉu', 'nhà cái', 'lợi nhuận', 'lợi suất', 'giá trị kỳ vọng', 'cá độ', 'đặt cửa'],
} as const;

const BOUND = '[\\p{L}\\p{N}_]';
const escaped = (word: string) => word.replaceAll(/[/]/g, '\\/');
/** Chinese is written without spaces; in the other languages a word ends where its letters do. */
const PATTERN = new RegExp(
  [
    ...BETTING_WORDS.zh,
    ...[...BETTING_WORDS.en, ...BETTING_WORDS.vi].map((word) => `(?<!${BOUND})${escaped(word)}(?!${BOUND})`),
  ].join('|'),
  'iu',
);

/** The first word of betting in a text, null where there is none. */
export function findBettingWord(text: string): string | null {
  return PATTERN.exec(text.normalize('NFC'))?.[0] ?? null;
}
