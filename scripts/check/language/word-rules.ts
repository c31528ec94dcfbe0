import type { Locale } from '#terms/locales.ts';

/** What a text of a language may not say (docs/decisions/045-words.md), and what to say instead. */
type WordRule = {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Places that may say it all the same. */
  readonly except?: RegExp;
};

const everywhere: readonly WordRule[] = [
  { pattern: /[!！]/u, instead: 'no exclamation mark' },
  { pattern: /\u2060|\u200b/u, instead: 'no invisible character; a line is broken by styles' },
  { pattern: /\S {2,}\S/u, instead: 'a single space' },
  { pattern: /\.\.\./u, instead: '…' },
  { pattern: /"/u, instead: 'the curly quotes of the language' },
  { pattern: /\b(?:Asia|Europe|America)\/\w+/u, instead: 'a zone as people say it, from nameZone' },
];

/** Money and dates come from the formatters, by placeholder. */
const written: WordRule = {
  pattern: /(?:TWD|USD|NT\$) ?\d|\d ?(?:TWD|USD|元)|\b\d{4}-\d{2}-\d{2}\b/u,
  instead: 'a placeholder that a formatter fills',
  // What a component shows as an example, and the fixed amount of the test order.
  except: /^(?:gallery\.|office-theme\.preview|purchase\.sandbox\.short$)/,
};

const chinese: readonly WordRule[] = [
  { pattern: /\p{Script=Han}[,;:?]|[,;?]\p{Script=Han}/u, instead: 'full-width punctuation' },
  { pattern: /．/u, instead: '。, ・ or ｜' },
];

export const wordRules: Readonly<Record<Locale, readonly WordRule[]>> = {
  en: [
    ...everywhere,
    written,
    { pattern: /\b(?:whoever|nobody|somebody|anybody)\b/iu, instead: 'anyone, someone, no one' },
    { pattern: /\banew\b/iu, instead: 'again' },
    { pattern: /\bletters?\b(?!,? (?:or )?digits| of a forecast)/iu, instead: 'e-mail' },
    { pattern: /\bsign(?:ed|ing|s)?[ -](?:in|out)\b/iu, instead: 'log in, login, log out' },
    { pattern: /\bby itself\b/iu, instead: 'automatically' },
    { pattern: /\bkinds? of bet\b/iu, instead: 'bet type' },
    { pattern: /\bstake back\b/iu, instead: 'push' },
    { pattern: /\bwork(?:ed|s|ing)? (?:it )?out\b/iu, instead: 'calculate' },
    { pattern: /\bgood for \{\}/iu, instead: 'works for' },
    { pattern: /\bstands?\b(?! (?:for|out)\b)/iu, instead: 'is, is shown' },
    { pattern: /\badvis(?:e|ed|es|ing)\b/iu, instead: 'pick, suggest' },
    { pattern: /[\d}] %/u, instead: '95% without a space' },
    { pattern: /\w'\w|s' /u, instead: 'a curly apostrophe' },
    { pattern: /\bit is so\b|\b(?:taken|take|put|given) (?:back|in)\b(?! to)/iu, instead: 'the plain word' },
    { pattern: /\b(?:closing|opening|local|least|best) prices?\b/iu, instead: 'odds' },
    { pattern: /\b(?:he|his|him)\b/iu, instead: 'they, their' },
    { pattern: /[\d}] TWD/u, instead: 'TWD before the amount' },
    { pattern: /\babroad\b/iu, instead: 'Not worth it at {market} odds' },
    { pattern: /\bthat of\b|\bholds for\b/iu, instead: 'the noun again, applies to' },
    { pattern: /\bis no (?:e-mail|valid|name|CSV)\b|\bthis is none\b/iu, instead: 'isn’t' },
    { pattern: /\bthese are no\b|: no (?:odds|amount|date)\b/iu, instead: 'not, aren’t' },
    { pattern: /\beverybody\b/iu, instead: 'everyone' },
    { pattern: /(?<!search )\bengines?\b/iu, instead: 'model' },
    { pattern: /\brunning plan\b/iu, instead: 'active plan' },
    {
      pattern:
        /\b(?:published|refused|lowest) prices?\b|\bprices? (?:got|is gone|are gone)\b|\bprices and scores\b/iu,
      instead: 'odds; a price is a plan’s',
    },
    { pattern: /\bchecks? holds?\b|^Holds?$|\bnot believed\b/iu, instead: 'passed, failed; looked wrong' },
    {
      pattern: /\b(?:buy|sell)(?:s|ing)? (?:our |the )?records\b/iu,
      instead: 'a plan, access to predictions',
    },
  ],
  zh_TW: [
    ...everywhere,
    written,
    ...chinese,
    { pattern: /你/u, instead: '您' },
    { pattern: /讓球|主和客|獨贏/u, instead: '讓分, 不讓分' },
    { pattern: /注碼|機會率|預期值|投資報酬率/u, instead: '注額, 機率, 期望值, 報酬率' },
    { pattern: /平手退還|退注|不下注/u, instead: '走盤, 退回本金, 不推薦' },
    { pattern: /匯款|優惠券|優惠代碼|退費/u, instead: '轉帳, 優惠碼, 退款' },
    {
      pattern: /使用者名稱|收件匣|純數據模式|擁有者|同仁/u,
      instead: '暱稱, 站內信, 只看統計, 負責人, 操作人員',
    },
    { pattern: /存證|查驗|流水號|過期/u, instead: '憑證, 驗證, 編號, 逾期' },
    { pattern: /結帳/u, instead: '關帳' },
    { pattern: /比數|賽季/u, instead: '比分, 球季' },
    { pattern: /國際盤划算|資金湧入|乏人問津/u, instead: '只說賠率' },
    { pattern: /封印|帳冊|聯賽|運彩業者/u, instead: '封條, 帳本, 聯盟, 運彩公司或莊家' },
  ],
  zh_HK: [
    ...everywhere,
    written,
    ...chinese,
    {
      pattern: /[呢嘅唔冇喺緊咗睇]|點樣|早過|幾常|由頭|齊各邊/u,
      instead: '書面語',
      except: /^brands\.\w+\.shell\.tagline$/,
    },
    { pattern: /您|閣下/u, instead: '你' },
    { pattern: /水位|抵博|贏率|期望值/u, instead: '抽水, 值博, 勝率, 預期值' },
    { pattern: /(?<!會)機率/u, instead: '機會率' },
    { pattern: /東主|擁有人|操作員|同事/u, instead: '負責人, 操作人員' },
    { pattern: /優惠(?:券|代碼)|註冊|收件箱/u, instead: '優惠碼, 登記, 站內訊息' },
    { pattern: /公佈|發佈|反彈|追捧|捧場/u, instead: '公布, 發布; 只說賠率' },
    { pattern: /國際盤值博/u, instead: '以{market}賠率不值博' },
    { pattern: /封印|帳冊|比分|(?<!投)注額/u, instead: '封條, 帳本, 比數, 注碼' },
    // MLB and its two leagues have it in their names.
    { pattern: /(?<!美國|國家|同|職棒大)聯盟/u, instead: '聯賽', except: /^standings\./ },
    { pattern: /未計計|有不正常/u, instead: '未計入, 異常' },
  ],
  vi: [
    ...everywhere,
    written,
    { pattern: /(?<!\p{L})nó(?!\p{L})/iu, instead: 'tên của vật' },
    { pattern: /bộ phận|hội viên|e-mail/iu, instead: 'chăm sóc khách hàng, thành viên, email' },
    { pattern: /giờ bóng lăn|mua dữ liệu|hộp khóa/iu, instead: 'giờ thi đấu; phần dữ liệu giữ lại' },
    { pattern: /[\d}] TWD/u, instead: 'TWD đứng trước số' },
    { pattern: /(?<!\p{L})trôi(?!\p{L})|đổ về/iu, instead: 'tăng, giảm' },
    { pattern: /kết toán|quyết toán/iu, instead: 'chấm, đã có kết quả' },
    {
      pattern: /(?:h|kh|x|t|l)o[àáảãạ](?![\p{L}])|hu[ỷỳ]|lí do|(?<!\p{L})kĩ(?!\p{L})|kì vọng/iu,
      instead: 'hòa, xóa, khóa, hủy, lý do, kỹ, kỳ vọng',
    },
    { pattern: /đặc trưng|(?<!tin cậy )(?<!\p{L})khoảng 95%/iu, instead: 'yếu tố, khoảng tin cậy 95%' },
    { pattern: /(?:mức|mất|đủ) giá(?! trị)|giá (?:và tỷ số|bị từ chối)/iu, instead: 'tỷ lệ; giá là của gói' },
    { pattern: /tỷ lệ quốc tế\s*$/iu, instead: 'Không đáng chọn ở tỷ lệ {market}' },
  ],
};
