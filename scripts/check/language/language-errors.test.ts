import { describe, expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { findCaseErrors } from './find-case-errors.ts';
import { findDeadKeys } from './find-dead-keys.ts';
import { findRawFormats } from './find-raw-formats.ts';
import { findWideTexts } from './find-wide-texts.ts';
import { findWordErrors } from './find-word-errors.ts';
import { readAllTexts } from './read-texts.ts';
import { textWidth, widestWord } from './text-width.ts';
import { wordRules } from './word-rules.ts';

/** Texts that break a rule of every language. */
const ANYWHERE = [
  'Sure win!',
  'a\u2060b',
  'two  spaces',
  'wait...',
  'the "pick"',
  'in Asia/Taipei',
  'TWD 8,000',
  '2026-11-22',
];

/** Texts of which each breaks a rule of its language. */
const BROKEN = {
  en: [
    ...ANYWHERE,
    'Whoever reads it',
    'It starts anew',
    'You get a letter',
    'Please sign in',
    'It ends by itself',
    'The kind of bet',
    'Stake back',
    'We work it out',
    'It is good for {minutes} minutes',
    'It stands below',
    'We advise it',
    '95 % interval',
    "It isn't",
    'It is so already',
    'The payment was taken back',
    'The closing price',
    'The member and his plan',
    'At least {minimum} TWD',
    'Only worth it abroad',
    'That of this device',
    'This is no e-mail address',
    'These are no odds',
    'Line 3: no amount',
    'Open to everybody',
    'The engine thought so',
    'You have no running plan',
    'The published prices',
    'The price is gone',
    'All checks hold',
    'A price that was not believed',
    'You buy records of forecasts',
  ],
  zh_TW: [
    ...ANYWHERE,
    '讓分: 主隊',
    '米蘭．國際',
    '你的方案',
    '讓球',
    '注碼',
    '退注',
    '請匯款',
    '收件匣',
    '已過期',
    '今日已結帳',
    '新賽季',
    '乏人問津',
    '穩贏！',
    '每個封印',
    '推薦帳冊',
    '同一聯賽',
    '運彩業者',
  ],
  zh_HK: [
    ...ANYWHERE,
    '呢場賽事',
    '您的計劃',
    '水位',
    '勝出機率',
    '東主',
    '優惠券',
    '公佈',
    '只有國際盤值博',
    '每個封印',
    '最新比分',
    '你的注額',
    '本聯盟',
    '未計計劃費用',
    '讓球: 主隊',
    '米蘭．國際',
  ],
  vi: [
    ...ANYWHERE,
    'Chính nó',
    'Bộ phận hỗ trợ',
    'trước giờ bóng lăn',
    '8,000 TWD',
    'giá trôi lên',
    'đã quyết toán',
    'hoà kèo',
    'huỷ đơn',
    'Chỉ có lời ở tỷ lệ quốc tế',
    'Số đặc trưng',
    'Khoảng 95%',
    'mức giá thấp nhất',
    'giá và tỷ số',
    'Mở "Gói của tôi"',
  ],
} as const;

const errorsOf = (locale: (typeof LOCALES)[number], text: string, place = 'home.title') =>
  findWordErrors([{ locale, place, text }]);

describe.each(LOCALES)('the style sheet of %s', (locale) => {
  it.each(BROKEN[locale])('refuses: %s', (text) => {
    expect(errorsOf(locale, text)).not.toEqual([]);
  });

  it('has no rule that no text here breaks', () => {
    const broken = BROKEN[locale].flatMap((text) => errorsOf(locale, text)).map(({ text }) => text);
    const unbroken = wordRules[locale].filter(
      ({ instead }) => !broken.some((text) => text.endsWith(instead)),
    );
    expect(unbroken).toEqual([]);
  });

  it('is kept by every text there is', () => {
    expect(findWordErrors(readAllTexts().filter((one) => one.locale === locale))).toEqual([]);
  });
});

it('lets a style sheet name the place that may say it all the same', () => {
  expect(errorsOf('zh_HK', '今日賽事，攤開嚟睇', 'brands.amber.shell.tagline')).toEqual([]);
  expect(errorsOf('zh_HK', '今日賽事，攤開嚟睇', 'brands.amber.home.hero.title')).toHaveLength(1);
});

it('takes the names in braces and the choices of a phrase for no words', () => {
  expect(errorsOf('en', 'By {nobody}, at {stands}')).toEqual([]);
  expect(errorsOf('zh_TW', '最近 {n} 場[h.win/h.n?都沒贏 || 全勝]')).toEqual([]);
});

it('finds a Vietnamese label that begins small where its English has a capital', () => {
  const said = (en: string, vi: string) =>
    findCaseErrors([
      { locale: 'en', place: 'office.state', text: en },
      { locale: 'vi', place: 'office.state', text: vi },
    ]);
  expect(said('Waiting', 'đang chờ')).toHaveLength(1);
  expect(said('Untitled', '(chưa có tiêu đề)')).toHaveLength(1);
  expect(said('Waiting', 'Đang chờ')).toEqual([]);
  expect(said('every {seconds} s', 'mỗi {seconds} giây')).toEqual([]);
  expect(said('{count} new', 'có {count} mới')).toEqual([]);
  expect(findCaseErrors(readAllTexts())).toEqual([]);
});

describe('a key that nothing uses', () => {
  const code = [
    {
      path: 'page.tsx',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code with templates is what is searched.
      text: "t('home.title'); t(`sport.results.${result}`); label('office.confirm'); `${a ? `${t(`pick.${x}.name`)}` : ''}`; messages.record.notice",
    },
  ];

  it('is one that is neither said, nor made by a template, nor in a group that is said', () => {
    const alive = [
      'home.title',
      'sport.results.win',
      'office.confirm.verb',
      'pick.side.name',
      'record.notice',
    ];
    expect(findDeadKeys([...alive, 'home.lead', 'sport.result', 'pick.side'], code)).toEqual([
      'home.lead',
      'sport.result',
      'pick.side',
    ]);
  });
});

describe('a text in a tight place', () => {
  const code = [
    {
      path: 'card.tsx',
      text: "<Badge tone=\"warn\">{t('pick.state')}</Badge><Button>{t('pick.take')}</Button>; ({ header: t('pick.head') })",
    },
  ];
  const wide = (place: string, text: string) => findWideTexts([{ locale: 'vi', place, text }], code);

  it('may not be wider than a badge, a button, an entry of the menu, or a column by its widest word', () => {
    const long = 'Văn bản này chưa có bằng ngôn ngữ của bạn và của tôi';
    expect(wide('pick.state', long)).toEqual([
      { place: 'vi pick.state', text: expect.stringContaining('a badge') },
    ]);
    expect(wide('pick.take', long)).toHaveLength(1);
    expect(wide('shell.menu.home', long)).toHaveLength(1);
    expect(wide('pick.head', long)).toEqual([]);
    expect(wide('pick.head', 'Donaudampfschifffahrtsgesellschaft')).toHaveLength(1);
    expect(wide('pick.lead', long)).toEqual([]);
  });

  it('is measured character by character: marks take no room, a Chinese character is a square', () => {
    expect(textWidth('ế', 10)).toBe(textWidth('e', 10));
    expect(textWidth('讓分', 12)).toBe(24);
    expect(textWidth('Win', 10)).toBeCloseTo(10 + 2.78 + 6.34, 5);
    expect(widestWord('two words', 10)).toBe(textWidth('words', 10));
  });
});

describe('a figure that readers see', () => {
  it.each([
    'value.toLocaleString()',
    'new Intl.NumberFormat()',
    '`TWD $' + '{amount}`',
    '`$' + '{amount} TWD`',
  ])('may not be written by hand: %s', (text) => {
    expect(findRawFormats([{ path: 'src/screens/page.tsx', text }])).toEqual([
      { file: 'src/screens/page.tsx:1', text: expect.stringContaining('by hand') },
    ]);
  });

  it('comes from a formatter', () => {
    expect(findRawFormats([{ path: 'src/screens/page.tsx', text: 'formatMoney(amount)' }])).toEqual([]);
  });
});
