import type { LegalText } from '../legal-outline.ts';

export const zhHkTerms: LegalText<'terms'> = {
  title: '服務條款',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample:
          '本文屬樣本，供律師草擬時參考，並不構成法律意見。在營運者徵詢專業意見並公布其自訂版本之前，本文對任何人均無約束力。',
      },
    },
    service: {
      heading: '服務內容',
      paragraphs: {
        what: '{brand} 由 {company} 營運，發布體育賽事的統計預測，並列出賠率以供比較；付費內容以訂閱形式提供。',
        no_bets:
          '我們不接受投注，不代存注金，不派彩，亦不代任何人安排投注。是否使用及如何使用任何預測，由你自行決定。',
      },
    },
    age: {
      heading: '使用資格',
      paragraphs: {
        minimum:
          '你須年滿 {account_min_age} 歲方可開立帳戶，年滿 {subscribe_min_age} 歲方可訂閱計劃，並須於登記及落單時作出年齡聲明。',
        local_law:
          '若你身處地方的法律訂有更高年齡限制，或禁止此類服務，則以該法律為準，你不得在當地使用本服務。',
      },
    },
    account: {
      heading: '你的帳戶',
      paragraphs: {
        own: '帳戶只供本人使用，並只適用於 {brand}，不得出售、借出或與他人共用。',
        secret:
          '請妥善保管密碼，密碼最少 {password_min_length} 個字元。如懷疑他人得悉密碼，請即通知我們。你可自行登出所有裝置。',
      },
    },
    predictions: {
      heading: '預測的性質',
      paragraphs: {
        no_promise: '預測是根據過往數據計算的機會率，可以出錯，並不保證賽果或回報，亦不構成投資意見。',
        units:
          '紀錄中每個注碼單位代表 {unit_usd} 美元，紀錄摘要涵蓋連當日在內的 {record_days} 日。兩者只屬計算單位，並非任何人實際贏取或輸去的款項。',
      },
    },
    records: {
      heading: '預測紀錄',
      paragraphs: {
        unchanged: '推介一經公布，不會更改或刪除。開賽前可附理由撤回，撤回後仍會保留於紀錄內。',
        dispute:
          '如對預測的結算有異議，可於 {dispute_days} 日內提出。若作更正，原有及新的結果會並列，並附上依據。',
      },
    },
    models: {
      heading: '自訂模型',
      paragraphs: {
        own_risk:
          '你可利用本網站數據建立自訂模型。模型就過往所示的成績屬事後計算，並不能證明將來；試算次數會一併列出，因為試得愈多，最好的一個總會好看。已刪除的模型仍會留在你自己的紀錄內。',
      },
    },
    rights_in_content: {
      heading: '內容權利',
      paragraphs: {
        licence:
          '文字、數據、圖表及資料的編排，權利屬我們或向我們授權的人所有。你可在計劃範圍內閱讀、自行保存，並註明出處引用個別內容；超出此範圍須先取得我們書面同意。預測的驗證資料，任何人均可複製及核實。',
      },
    },
    own_break: {
      heading: '自我暫停',
      paragraphs: {
        effect:
          '你可自行選擇一段時間暫停使用。暫停期間預測及購買會上鎖，亦不會再發送訊息；餘下的已付費日數會保留，期滿後歸還。暫停期不可縮短，雙方均不例外。',
      },
    },
    conduct: {
      heading: '禁止事項',
      paragraphs: {
        forbidden:
          '你不得轉售或轉載付費內容、以程式擷取本網站資料、繞過存取限制，或利用本服務作任何違法行為。',
        suspension:
          '如有上述情況，我們可附理由停用有關帳戶，你可作出解釋。若停用屬我們出錯，你已付費的日數不受影響。',
      },
    },
    availability: {
      heading: '服務中斷',
      paragraphs: {
        interruptions:
          '我們致力令服務持續運作，但維修、故障或第三方數據均可能令服務中斷。較長的維修會預先通知。若因我們的過失而中斷較長時間，已付費計劃的處理方法載於購買條款。',
      },
    },
    ending: {
      heading: '合約終止',
      paragraphs: {
        yours:
          '你可隨時在帳戶內刪除帳戶。未完成的訂單會同時取消；已付費的計劃亦會完結，不設退款。須為賬目保存的資料會除去你的姓名後保存。',
        ours: '我們可在給予合理通知後終止免費帳戶；如嚴重違反本條款，可即時終止任何帳戶。若我們結束整項服務，會退回未使用時間所佔的費用。',
      },
    },
    messages: {
      heading: '通知方式',
      paragraphs: {
        how: '凡與帳戶、訂單及本條款有關的事項，我們會發電郵給你並於網站內顯示。推介及賽果通知只在你選擇接收後發送，每封電郵均可一鍵取消。',
      },
    },
    liability: {
      heading: '法律責任',
      paragraphs: {
        limits:
          '凡因故意或嚴重疏忽，或法律不容許限制責任的情況，我們會承擔責任。除此以外，對於投注損失、他人數據的錯誤，以及我們無法防止的服務中斷，我們概不負責。',
      },
    },
    changes: {
      heading: '版本及語言',
      paragraphs: {
        versions:
          '已公布的版本不會改動。如有修訂，會以新版本編號公布，列明不同之處，並須經你同意方對你生效；訂單則沿用成立時的版本。',
        languages: '四種語言版本內容一致；如有歧異，以對你較有利的版本為準。',
      },
    },
    general: {
      heading: '其他條文',
      paragraphs: {
        parts:
          '如本條款任何部分無效，其餘部分仍然有效，該部分則以法律代之。我們一次未有行使權利，並不代表放棄。',
        transfer:
          '如由另一公司取代 {company} 的合約地位，我們會預先通知，你可於當日終止合約。你不可將帳戶轉予他人。',
      },
    },
    law: {
      heading: '適用法律及司法管轄權',
      paragraphs: {
        court:
          '本條款受{law}管限，並由{court}作為第一審行使司法管轄權；如保障消費者的法律另有指定法院，則從其規定。',
      },
    },
  },
};
