import type { Locale } from '#terms/locales.ts';

const zh =
  /[〇零一二兩三四五六七八九十百千]+(?:場|勝|負|敗|捷|平|和|球|分|局|節|連|個百分|次|成|倍|天|日|仗|單位|注)/u;
const englishMonths = /\b(?:January|February|April|June|July|August|September|October|November|December)\b/;

/**
 * Numbers and dates that are written as words. A text may hold none of them, since a word cannot be compared with a fact; a
 * word that only sounds like a number, such as the pronoun "one", is left alone.
 */
export const numberWords: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|thousand|dozen|twice|thrice)\b/i,
    /\b(?:double|triple|half|quarter)\s+(?:the|a|of)\b/i,
    englishMonths,
  ],
  zh_TW: [zh, englishMonths],
  zh_HK: [zh, englishMonths],
  vi: [
    /\b(?:hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)\s+(?:trận|bàn|điểm|thắng|hòa|thua|ngày|lần|phần trăm|đơn vị|chiến thắng)/iu,
    /\btháng\s+(?:một|giêng|hai|ba|tư|năm|sáu|bảy|tám|chín|mười|chạp)/iu,
  ],
};

/** Words that would turn a recommendation into its opposite when they stand in the sentence that names it. */
export const refusals: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:avoid|against|not|never|oppose|fade|lay|steer clear|n't)\b|n’t\b/i,
  zh_TW: /避開|反對|不要|不宜|別碰|不看好|不推薦|放棄/u,
  zh_HK: /避開|反對|不要|不宜|唔好|不看好|不推介|放棄/u,
  vi: /không nên|tránh|đừng|phản đối|không chọn/iu,
};
