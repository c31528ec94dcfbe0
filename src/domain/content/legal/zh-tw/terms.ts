import type { LegalText } from '../legal-outline.ts';

export const zhTwTerms: LegalText<'terms'> = {
  title: '服務條款',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample:
          '本文為範例，供律師起草時參考，並非法律意見。在經營者請專業人士審閱並公布自己的版本之前，對任何人均無拘束力。',
      },
    },
    service: {
      heading: '服務內容',
      paragraphs: {
        what: '{brand} 是 {company} 提供的服務，發布運動賽事的統計預測與供比較的賠率，並以訂閱方式銷售預測的查看權限。',
        no_bets:
          '我們不接受投注、不保管賭金、不派發彩金，也不為任何人代為下注。是否採用預測、如何採用，由您自行決定。',
      },
    },
    age: {
      heading: '使用資格',
      paragraphs: {
        minimum:
          '年滿 {account_min_age} 歲方可註冊帳號，年滿 {subscribe_min_age} 歲方可訂閱方案。您須於註冊及訂購時分別聲明年齡。',
        local_law: '如您所在地法律規定更高的年齡，或禁止此類服務，應優先適用該法律，您不得在當地使用本服務。',
      },
    },
    account: {
      heading: '您的帳號',
      paragraphs: {
        own: '帳號僅限本人使用，且僅適用於 {brand}，不得出售、出借或與他人共用。',
        secret:
          '請妥善保管密碼；密碼至少 {password_min_length} 個字元。如懷疑遭他人知悉，請立即通知我們。您可以自行登出所有裝置。',
      },
    },
    predictions: {
      heading: '預測的性質',
      paragraphs: {
        no_promise: '預測是依過去資料計算的機率，可能有誤，不保證賽果，也不保證獲利，且不構成投資建議。',
        units:
          '紀錄中一個注額單位代表 {unit_usd} 美元，紀錄摘要涵蓋含當日在內的 {record_days} 天。兩者均為計算單位，並非任何人實際贏得或輸掉的金額。',
      },
    },
    records: {
      heading: '預測紀錄',
      paragraphs: {
        unchanged: '推薦公布後不修改、不刪除。賽前得附理由撤回，撤回後仍保留於紀錄中。',
        dispute:
          '對預測的結算結果有異議，得於 {dispute_days} 日內提出。如經更正，原結果與新結果並列，並附上依據。',
      },
    },
    models: {
      heading: '自訂模型',
      paragraphs: {
        own_risk:
          '您可以利用本站資料建立自訂模型。模型對過去的表現屬事後計算，無法證明未來；試算次數會一併列出，因為試算越多次，其中最好的成績看起來總是較佳。刪除的模型仍會保留在您自己的紀錄中。',
      },
    },
    rights_in_content: {
      heading: '內容的權利',
      paragraphs: {
        licence:
          '文字、數據、圖表與資料的編排，權利屬於我們或授權我們使用的人。您得在方案範圍內閱讀、自行留存，並註明出處引用個別內容；超出此範圍者，須經我們書面同意。預測的驗證資料，任何人均可複製與驗證。',
      },
    },
    own_break: {
      heading: '自我暫停',
      paragraphs: {
        effect:
          '您可以自行選擇期間暫停使用。暫停期間無法查看預測與訂購方案，也不再寄送訊息；方案停止計算天數，剩餘天數於期滿後補回。任何一方均不得縮短暫停期間。',
      },
    },
    conduct: {
      heading: '禁止行為',
      paragraphs: {
        forbidden: '不得轉售或轉載付費內容、以程式大量擷取本站資料、規避存取限制，或將本服務用於違法用途。',
        suspension:
          '有上述情形者，我們得附理由將其帳號停權，您可以提出說明。若停權係出於我們的錯誤，已付費的天數不受影響。',
      },
    },
    availability: {
      heading: '服務中斷',
      paragraphs: {
        interruptions:
          '我們致力維持服務不中斷，但維護、故障或他人提供的資料仍可能造成中斷。較長的維護會事先通知。因可歸責於我們的事由而較長時間中斷時，已付費方案依購買條款處理。',
      },
    },
    ending: {
      heading: '契約的終止',
      paragraphs: {
        yours:
          '您隨時可以在帳號頁刪除帳號。未完成的訂單同時取消；已付費的方案隨之結束，不予退款。依法須保存的帳務資料，會去除您的姓名後保存。',
        ours: '我們得於合理期間前通知而終止免費帳號；有重大違反本條款情事者，得立即終止。如我們停止經營本服務，會退還未使用期間所對應的價款。',
      },
    },
    messages: {
      heading: '通知方式',
      paragraphs: {
        how: '與帳號、訂單及本條款有關的事項，我們會寄至您的電子郵件並在站內顯示。推薦與結算通知僅於您選擇接收時寄送，每封信都可以一鍵取消。',
      },
    },
    liability: {
      heading: '責任範圍',
      paragraphs: {
        limits:
          '因故意或重大過失所生損害，以及法律規定不得限制責任者，我們負賠償責任。除此之外，對於投注損失、他人資料之錯誤，以及我們無法防止的服務中斷，不負責任。',
      },
    },
    changes: {
      heading: '版本與語言',
      paragraphs: {
        versions:
          '已公布的版本不再更動。修訂時以新的版本號公布，我們會標示差異，並經您同意後始對您生效；訂單仍適用成立當時的版本。',
        languages: '四種語言的內容相同；如有出入，以對您較有利者為準。',
      },
    },
    general: {
      heading: '其他約定',
      paragraphs: {
        parts: '本條款部分無效者，不影響其他部分的效力，無效部分依法律規定。我們未即時行使權利，不視為拋棄。',
        transfer:
          '如由其他公司承受 {company} 於本契約的地位，我們會事先通知，您得於該日終止契約。您不得將帳號移轉他人。',
      },
    },
    law: {
      heading: '準據法與管轄法院',
      paragraphs: {
        court:
          '本條款以{law}為準據法，並以{court}為第一審管轄法院；但消費者保護相關法律另有規定者，從其規定。',
      },
    },
  },
};
