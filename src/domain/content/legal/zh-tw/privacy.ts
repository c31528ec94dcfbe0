import type { LegalText } from '../legal-outline.ts';

export const zhTwPrivacy: LegalText<'privacy'> = {
  title: '隱私權政策',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample:
          '本文為範例，供律師起草時參考。內容描述本系統的實際運作，經營者公布前須對照自身作業逐項確認。',
      },
    },
    controller: {
      heading: '資料蒐集者',
      paragraphs: {
        who: '{brand} 的個人資料由 {company} 負責。各頁下方列有聯絡方式。',
      },
    },
    data: {
      heading: '我們保存的資料',
      paragraphs: {
        kept: '您的電子郵件、暱稱、語言與時區；您主動提供的電話與頭像；訂單及付款帳號末五碼；哪些預測在何時對您開放；以及目前登入的裝置。',
        not_kept:
          '我們不詢問出生日期，只保存您已滿 {account_min_age} 歲或 {subscribe_min_age} 歲的聲明、聲明時間與條款版本。密碼以無法還原的雜湊值保存。',
      },
    },
    purposes: {
      heading: '利用目的',
      paragraphs: {
        why: '供您登入、核對轉帳與訂單、提供您購買的內容、回覆您的問題、製作帳務，以及防止他人進入您的帳號。我們不販售資料，也不刊登第三方廣告。',
      },
    },
    basis: {
      heading: '蒐集與利用的依據',
      paragraphs: {
        contract:
          '電子郵件、訂單與裝置資料為履行與您的契約所必要；帳務資料依法保存；系統紀錄與次數限制係為保護所有帳號。推薦通知信須先取得您的同意，您隨時可以撤回。',
        taiwan:
          '本文即個人資料保護法第 8 條所定的告知：蒐集者、目的、資料類別、利用期間、地區、對象及方式、您的權利，以及不提供時的影響。',
        hong_kong:
          '本文即香港《個人資料（私隱）條例》（第 486 章）所要求於收集時或之前作出的聲明。我們僅於取得您同意後將資料用於直接促銷，您可免費撤回同意。',
      },
    },
    sharing: {
      heading: '資料的提供對象',
      paragraphs: {
        nobody:
          '我們不販售、出租或出借您的資料。操作人員看到的會員電子郵件與電話均經遮蔽，調閱時會記錄原因。法院與主管機關僅於法律要求的範圍內取得資料。',
        processors:
          '為 {company} 代管主機或寄送郵件的業者，僅於工作所需範圍內依契約接觸資料；其名稱與所在國家由經營者於公布前補列於此。使用 Google 登入時，Google 會得知您登入本站。',
      },
    },
    cookies: {
      heading: 'Cookie',
      paragraphs: {
        ours: '我們不使用追蹤您在其他網站行為的 Cookie，也沒有廣告用途的 Cookie。所有名稱如下：',
        login:
          '提供服務所必要：sports_ai_token 維持登入狀態，至登出或工作階段結束為止；sports_ai_profile 保存頁首顯示的暱稱，為期一天；sports_ai_state 於使用 Google 登入時將程序與您的瀏覽器連結，僅數分鐘；sports_ai_later 暫時記住您要稍後再閱讀本文新版。',
        choices:
          '您所做的選擇，保存一年：sports_ai_lang 為語言，sports_ai_zone 為時區（若非您自行選擇，關閉瀏覽器即失效），sports_ai_odds 與 sports_ai_market 為賠率格式與所採市場。後台的 office_token 與 office_lang 僅供操作人員使用。',
        storage:
          '分頁本身的儲存空間，關閉分頁即清除：kept-form 保存您填表途中須登入時已輸入的內容，但不含密碼；reloaded_at 避免頁面反覆重新載入。',
        others: '只有登入頁與註冊頁，且經營者開放時，才會載入 Google 的登入程式。除此之外沒有任何外部程式。',
      },
    },
    retention: {
      heading: '保存期間',
      paragraphs: {
        how_long:
          '刪除帳號後，電子郵件、暱稱、電話與頭像即予移除，所有裝置登出。訂單因帳務需要保存 {order_retention_years} 年，但不含上述資料。',
      },
    },
    security: {
      heading: '安全維護',
      paragraphs: {
        measures:
          '連線均經加密；密碼與登入憑證僅以雜湊值保存；操作人員登入須通過雙重驗證，其所有變更均記入無法暗中竄改的紀錄。',
        breach:
          '您的個人資料如遭竊取、竄改或滅失，我們會儘速告知事由、涉及的資料與因應方式，並依法通報主管機關。',
      },
    },
    rights: {
      heading: '您的權利',
      paragraphs: {
        taiwan:
          '依個人資料保護法，您得就個人資料請求查詢或閱覽、製給複製本、補充或更正，以及停止蒐集、處理、利用或刪除。',
        hong_kong:
          '依香港《個人資料（私隱）條例》（第 486 章），您得查詢我們是否持有您的個人資料、索取複本，並要求改正。',
        refuse:
          '電話與頭像得不提供。未提供電子郵件者無法開立帳號；未提供付款帳號末碼者，核對轉帳所需的時間較長。',
        how: '您可以在帳號頁自行匯出或刪除資料，也可以與我們聯絡。除法律另有規定外，不收取費用。',
      },
    },
    changes: {
      heading: '本文的版本',
      paragraphs: {
        versions: '已公布的版本不再更動。本文修訂時，會先向您顯示不同之處，才對您生效。',
      },
    },
  },
};
