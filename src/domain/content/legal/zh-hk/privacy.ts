import type { LegalText } from '../legal-outline.ts';

export const zhHkPrivacy: LegalText<'privacy'> = {
  title: '私隱政策',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample: '本文屬範本，供律師草擬時參考。內容描述本系統的運作，營運者公布前須按本身做法逐項核實。',
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
        kept: '你的電郵、用戶名稱、語言及時區；你自願提供的電話及頭像；訂單及付款戶口的最後五位數字；哪些預測於何時供你閱覽；以及已登入的裝置。',
        not_kept:
          '我們不會查問出生日期，只保存你已滿 {account_min_age} 歲或 {subscribe_min_age} 歲的聲明、聲明時間及條款版本。密碼以不可還原的雜湊值保存。',
      },
    },
    purposes: {
      heading: '用途',
      paragraphs: {
        why: '供你登入、將轉賬與訂單配對、提供你已購買的內容、回覆查詢、處理賬目，以及防止他人進入你的帳戶。我們不出售資料，亦不刊登第三方廣告。',
      },
    },
    basis: {
      heading: '收集及使用的依據',
      paragraphs: {
        contract:
          '我們需要你的電郵、訂單及裝置資料以履行與你的合約；賬目按法律要求保存；系統紀錄及次數限制是為保障所有帳戶。發送推介通知電郵前會先徵求你同意，你可隨時收回。',
        taiwan:
          '本文即台灣《個人資料保護法》第 8 條所指的告知：收集者、目的、資料類別、使用期間、地區、對象及方式、你的權利，以及不提供資料的後果。',
        hong_kong:
          '本文即《個人資料（私隱）條例》（第 486 章）所指在收集時或之前作出的聲明。我們只會在你同意後將你的資料用於直接促銷，你可隨時免費撤回同意。',
      },
    },
    sharing: {
      heading: '資料的披露對象',
      paragraphs: {
        nobody:
          '我們不會出售、出租或借出你的資料。操作人員所見的會員電郵及電話均已遮蓋，查閱時會記錄原因。法院及主管當局只會取得法律規定我們必須提供的資料。',
        processors:
          '為 {company} 託管伺服器或發送電郵的服務商，只會按合約在工作所需範圍內接觸資料；其名稱及所在國家由營運者於公布前補列於此。使用 Google 登入時，Google 會得知你登入本網站。',
      },
    },
    cookies: {
      heading: 'Cookie',
      paragraphs: {
        ours: '我們不設任何跟蹤你在其他網站活動的 Cookie，亦沒有廣告用的 Cookie。全部名稱如下：',
        login:
          '提供服務所需：sports_ai_token 令你保持登入，直至登出或工作階段完結；sports_ai_profile 保存頁首顯示的用戶名稱，為期一日；sports_ai_state 在使用 Google 登入時將程序與你的瀏覽器連繫，只有數分鐘；sports_ai_later 暫時記住你想稍後才閱讀本文的新版本。',
        choices:
          '你所作的選擇，保存一年：sports_ai_lang 為語言，sports_ai_zone 為時區（如非你自行選擇，關閉瀏覽器即失效），sports_ai_odds 及 sports_ai_market 為賠率格式及所用市場。後台的 office_token 及 office_lang 只供操作人員使用。',
        storage:
          '分頁本身的儲存空間，關閉分頁即清除：kept-form 保存你填表途中須登入時已輸入的內容，但不包括密碼；reloaded_at 防止頁面不斷重新載入。',
        others:
          '只有登入頁及登記頁，而營運者又已啟用時，才會載入 Google 的登入程式。除此以外沒有任何外來程式。',
      },
    },
    retention: {
      heading: '保存期限',
      paragraphs: {
        how_long:
          '你刪除帳戶後，電郵、用戶名稱、電話及頭像會被移除，所有裝置隨即登出。訂單因賬目需要保存 {order_retention_years} 年，但不包含上述資料。',
      },
    },
    security: {
      heading: '保安措施',
      paragraphs: {
        measures:
          '連線均經加密；密碼及登入憑證只以雜湊值保存；操作人員須通過雙重認證登入，所作的一切更改均記入無法暗中竄改的紀錄。',
        breach:
          '如你的個人資料被盜取、竄改或遺失，我們會盡快告知事發經過、涉及的資料及應對方法，並按法律通報有關當局。',
      },
    },
    rights: {
      heading: '你的權利',
      paragraphs: {
        taiwan:
          '根據台灣《個人資料保護法》，你可要求查閱、索取複本、補充或更正個人資料，並可要求停止收集、處理、使用或刪除。',
        hong_kong:
          '根據《個人資料（私隱）條例》（第 486 章），你有權查詢我們是否持有你的個人資料、要求查閱並索取複本，以及要求改正。',
        refuse:
          '你毋須提供電話或頭像。如不提供電郵，我們不能為你開立帳戶；如不提供付款戶口的尾數，核對轉賬需時較長。',
        how: '你可在帳戶內自行匯出或刪除資料，或與我們聯絡。除法律另有規定外，費用全免。',
      },
    },
    changes: {
      heading: '本文的版本',
      paragraphs: {
        versions: '已公布的版本不會改動。本文如有修訂，會先向你列明不同之處，才對你生效。',
      },
    },
  },
};
