import type { LegalText } from '../legal-outline.ts';

export const zhTwPrivacy: LegalText<'privacy'> = {
  title: '隱私權政策',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample:
          '本文為範例，供律師作為起草的基礎。內容描述本系統的實際運作，經營者公布前須對照自身作業逐項確認。',
      },
    },
    controller: {
      heading: '蒐集機關',
      paragraphs: {
        who: '{brand} 的個人資料由 {company} 負責。各頁下方列有聯絡方式。',
      },
    },
    data: {
      heading: '我們保存的資料',
      paragraphs: {
        kept: '您的電子郵件、自訂名稱、語言與時區；您主動提供的電話與頭像；訂單及付款帳號末五碼；哪些預測在何時對您開放；以及目前登入的裝置。',
        not_kept:
          '我們不詢問出生日期，只保存您已滿 {account_min_age} 歲或 {subscribe_min_age} 歲的聲明、聲明時間與條款版本。密碼以無法還原的雜湊值保存。',
      },
    },
    purposes: {
      heading: '利用目的',
      paragraphs: {
        why: '供您登入、核對匯款與訂單、提供您購買的內容、回覆您的問題、製作帳務，以及防止他人進入您的帳號。我們不販售資料，也不刊登第三方廣告。',
      },
    },
    cookies: {
      heading: 'Cookie',
      paragraphs: {
        ours: '我們使用三種 Cookie：登入狀態、頁首顯示的名稱，以及語言設定，均不會追蹤您在其他網站的行為。',
        others: '只有登入頁與註冊頁，且經營者開放時，才會載入 Google 的登入程式。除此之外沒有任何外部程式。',
      },
    },
    retention: {
      heading: '保存期間',
      paragraphs: {
        how_long:
          '刪除帳號後，電子郵件、名稱、電話與頭像即予移除，所有裝置登出。訂單因帳務需要保存 {order_retention_years} 年，但不含上述資料。',
      },
    },
    rights: {
      heading: '您的權利',
      paragraphs: {
        taiwan:
          '依個人資料保護法，您得就個人資料請求查詢或閱覽、製給複製本、補充或更正，以及停止蒐集、處理、利用或刪除。',
        hong_kong:
          '依香港《個人資料（私隱）條例》（第 486 章），您得查詢我們是否持有您的個人資料、索取複本，並要求改正。',
        how: '您可以在帳號頁自行匯出或刪除資料，也可以與我們聯絡。除法律另有規定外，不收取費用。',
      },
    },
  },
};
