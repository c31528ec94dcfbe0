import type { LegalText } from '../legal-outline.ts';

export const zhHkPurchase: LegalText<'purchase'> = {
  title: '購買條款',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample: '本文屬範本，供律師草擬時參考。退款及撤銷交易的條文尤須審閱，方可據此銷售。',
      },
    },
    age: {
      heading: '年齡',
      paragraphs: {
        minimum:
          '年滿 {account_min_age} 歲可持有帳戶及查看購買紀錄；訂閱計劃須年滿 {subscribe_min_age} 歲。訂購即代表你聲明已達所需年齡。',
      },
    },
    contract: {
      heading: '合約的成立',
      paragraphs: {
        how: '我們出售的是在計劃期限內查閱預測的權限。網站內容屬要約邀請。你同意本條款並提交訂單時，與 {company} 的合約即告成立，並於我們確認收款時生效。兩者均會以電郵通知，訂單、價格及條款版本可於帳戶內查閱。',
      },
    },
    plans: {
      heading: '計劃及收費',
      paragraphs: {
        content: '各計劃開放的內容相同，分別只在期限長短。收費以訂單所列為準，日後調整不影響已成立的訂單。',
        period: '計劃由我們確認收款一刻開始，至最後一日 23:59:59（UTC+8）結束。月數按曆月計算。',
      },
    },
    payment: {
      heading: '付款',
      paragraphs: {
        transfer: '只接受銀行轉賬，請存入訂單所示戶口。你在同一時間只可有一張未完成的訂單。',
        expiry:
          '未付款的訂單於成立後第 {order_days} 日完結時失效，日費計劃則為第 {daily_order_days} 日。你通知我們已轉賬後，訂單不會再自動失效。如款項於訂單完結後 {late_transfer_days} 日內到賬，仍可按原價處理。',
        wrong_amount:
          '如款項不足，我們會通知你差額；如多付或重複付款，我們會記錄應退還你的款項並與你結清，不會私自保留。',
        fees: '訂單價格已包括我們須繳的所有稅項。你的銀行就轉賬收取的費用由你承擔，到賬金額須與訂單相符。',
      },
    },
    coupons: {
      heading: '優惠碼',
      paragraphs: {
        floor:
          '每張訂單只可使用一個優惠碼。折扣後低於新台幣 {minimum_price} 元者不獲接納，該優惠碼不會因此作廢。',
      },
    },
    no_refund: {
      heading: '不設退款、不可中途終止、不可轉讓',
      paragraphs: {
        rule: '計劃屬即時提供的數碼內容，付款後不設退款，不可提早終止，亦不可轉讓他人。訂購前我們會說明並徵求你明確同意，同時保存同意的時間及條款版本。',
        taiwan:
          '台灣《消費者保護法》訂明的 {withdrawal_days} 日解約權，不適用於事先取得你同意而即時提供的數碼內容，此屬該法容許的合理例外。',
        hong_kong:
          '香港法律並無就此類交易訂明一般冷靜期。你在《服務提供（隱含條款）條例》（第 457 章）及《商品說明條例》（第 362 章）下的權利不受影響。',
        our_fault:
          '如我們未能提供所售服務，你在法律下的權利不受上文影響。若因我們的過失令服務中斷一日或以上，我們會補回相同時間。',
      },
    },
    next_plan: {
      heading: '續期及轉換計劃',
      paragraphs: {
        no_renewal: '不會自動續期，亦不會自動扣款。到期前我們會提醒你。',
        upgrade: '你可隨時訂購相同或較長的計劃，剩餘時間會加入新計劃；較短的計劃須待現有計劃完結後方可訂購。',
      },
    },
    complaints: {
      heading: '投訴及爭議處理',
      paragraphs: {
        how: '請先以每頁頁腳所列的聯絡方法與我們聯絡，我們會附理由答覆。對預測結算的異議另有程序處理，原有紀錄會一併保留。',
        taiwan: '在台灣，你其後可向所在縣市政府的消費者服務中心或消費者保護官申訴，並可申請調解。',
        hong_kong: '在香港，你其後可向消費者委員會投訴；涉及款額較小的申索可提交小額錢債審裁處。',
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
