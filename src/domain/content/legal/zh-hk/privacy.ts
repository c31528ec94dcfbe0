import type { LegalText } from '../legal-outline.ts';

export const zhHkPrivacy: LegalText<'privacy'> = {
  title: '私隱政策',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample: '本文屬樣本，供律師草擬時參考。內容描述本系統的運作，營運者公佈前須按本身做法逐項核實。',
      },
    },
    controller: {
      heading: '資料使用者',
      paragraphs: {
        who: '{company} 為 {brand} 的資料使用者，負責你的個人資料。聯絡方法載於每頁頁腳。',
      },
    },
    data: {
      heading: '我們保存的資料',
      paragraphs: {
        kept: '你的電郵、自選名稱、語言及時區；你自願提供的電話及頭像；訂單及付款戶口的最後五位數字；哪些預測於何時供你閱覽；以及已登入的裝置。',
        not_kept:
          '我們不會查問出生日期，只保存你已滿 {account_min_age} 歲或 {subscribe_min_age} 歲的聲明、聲明時間及條款版本。密碼以不可還原的雜湊值保存。',
      },
    },
    purposes: {
      heading: '用途',
      paragraphs: {
        why: '供你登入、將轉賬與訂單配對、提供你已購買的內容、回覆查詢、處理帳目，以及防止他人進入你的帳戶。我們不出售資料，亦不刊登第三方廣告。',
      },
    },
    cookies: {
      heading: 'Cookie',
      paragraphs: {
        ours: '我們設置三個 Cookie：登入狀態、頁首顯示的名稱及語言。它們不會跟蹤你在其他網站的活動。',
        others:
          '只有登入頁及登記頁，而營運者又已啟用時，才會載入 Google 的登入程式。除此以外沒有任何外來程式。',
      },
    },
    retention: {
      heading: '保存期限',
      paragraphs: {
        how_long:
          '你刪除帳戶後，電郵、名稱、電話及頭像會被移除，所有裝置隨即登出。訂單因帳目需要保存 {order_retention_years} 年，但不包含上述資料。',
      },
    },
    rights: {
      heading: '你的權利',
      paragraphs: {
        taiwan:
          '根據台灣《個人資料保護法》，你可要求查閱、索取複本、補充或更正個人資料，並可要求停止收集、處理、使用或刪除。',
        hong_kong:
          '根據《個人資料（私隱）條例》（第 486 章），你有權查詢我們是否持有你的個人資料、要求查閱並索取複本，以及要求改正。',
        how: '你可在帳戶內自行匯出或刪除資料，或與我們聯絡。除法律另有規定外，費用全免。',
      },
    },
  },
};
