import type { LegalText } from '../legal-outline.ts';

export const zhTwPurchase: LegalText<'purchase'> = {
  title: '購買條款',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample: '本文為範例，供律師起草時參考。尤其退款與解除權的約定，須先經審閱才能據以銷售。',
      },
    },
    age: {
      heading: '年齡',
      paragraphs: {
        minimum:
          '年滿 {account_min_age} 歲得持有帳號並查看購買紀錄，訂閱方案須年滿 {subscribe_min_age} 歲。訂購即表示您聲明已達規定年齡。',
      },
    },
    contract: {
      heading: '契約的成立',
      paragraphs: {
        how: '我們銷售的是在方案期間內查看預測的權限。網站內容為要約之引誘。您同意本條款並送出訂單時，與 {company} 的契約成立，於我們確認付款時生效。兩者均會以電子郵件通知，訂單、價格與條款版本可在帳號頁查閱。',
      },
    },
    plans: {
      heading: '方案與價格',
      paragraphs: {
        content: '各方案開放的內容相同，差別在於期間長短。價格以訂單所載為準，日後調整不影響已成立的訂單。',
        period: '方案自我們確認付款時開始，至最後一日 23:59:59（UTC+8）結束。以月計者，依日曆月計算。',
      },
    },
    payment: {
      heading: '付款',
      paragraphs: {
        transfer: '僅接受銀行轉帳，請轉入訂單所示帳號。同一時間只能有一筆未完成的訂單。',
        expiry:
          '未付款的訂單於成立後第 {order_days} 日結束時失效，單日方案為第 {daily_order_days} 日。您回報轉帳後，訂單不再自動失效。訂單結束後 {late_transfer_days} 日內始入帳的款項，仍得依原價格處理。',
        wrong_amount:
          '金額不足時，我們會告知差額；溢付或重複付款時，我們會記錄應返還的金額並與您結清，不會逕自留用。',
        fees: '訂單價格已含我們應負擔的稅捐。您的銀行收取的轉帳手續費由您負擔，入帳金額須與訂單相符。',
      },
    },
    coupons: {
      heading: '優惠碼',
      paragraphs: {
        floor: '每筆訂單限用一組優惠碼。折抵後低於 {minimum_price} 元者不得使用，該優惠碼不會因此失效。',
      },
    },
    no_refund: {
      heading: '不退款、不得中途終止、不得轉讓',
      paragraphs: {
        rule: '方案為一經提供即為完成的數位內容，付款後不退款，不得提前終止，也不得轉讓他人。訂購前我們會告知並取得您的明示同意，同時保存同意的時間與條款版本。',
        taiwan:
          '經您事先同意始提供的數位內容，屬通訊交易解除權合理例外情事，不適用消費者保護法 {withdrawal_days} 日內解除契約的規定。',
        hong_kong:
          '香港法律並無此類交易的一般解約權。您依《服務提供（隱含條款）條例》（第 457 章）及《商品說明條例》（第 362 章）享有的權利不受影響。',
        our_fault:
          '我們未依約提供服務時，您依法享有的權利不受上述約定影響。因可歸責於我們的事由中斷服務達一日以上者，補足相同的使用時間。',
      },
    },
    next_plan: {
      heading: '續訂與變更方案',
      paragraphs: {
        no_renewal: '不自動續訂，也不自動扣款。到期前我們會提醒您。',
        upgrade:
          '您隨時可以訂購相同或較長的方案，未用完的時間會併入新方案；較短的方案須待現有方案到期後才能訂購。',
      },
    },
    complaints: {
      heading: '申訴與爭議處理',
      paragraphs: {
        how: '請先透過各頁下方的聯絡方式與我們聯繫，我們會附理由答覆。對預測結算結果的異議另有處理程序，原有紀錄會一併保留。',
        taiwan:
          '其後您得向所在地直轄市、縣（市）政府的消費者服務中心或消費者保護官申訴，並得申請消費爭議調解。',
        hong_kong: '在香港，您其後得向消費者委員會投訴；金額較小的申索得向小額錢債審裁處提出。',
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
