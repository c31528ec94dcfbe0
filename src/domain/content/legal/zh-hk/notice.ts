import type { LegalText } from '../legal-outline.ts';

export const zhHkNotice: LegalText<'notice'> = {
  title: '用戶須知',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample: '本文屬範本，供律師草擬時參考。營運者公布前應加上當地的輔導熱線。',
      },
    },
    statistics: {
      heading: '是統計，不是保證',
      paragraphs: {
        nature: '{brand} 發布的一切均由過往賽事計算得出。機會率再高亦非必然，連續贏出也可以只是運氣。',
        past: '紀錄涵蓋 {record_days} 日，好壞一併列出。紀錄說明過去，不代表將來。',
      },
    },
    betting_law: {
      heading: '當地法律',
      paragraphs: {
        own_law: '不少地方禁止或限制投注。你須自行了解並遵守身處地方的法律。',
        taiwan: '在台灣，合法的運動投注只限政府批准發行的運動彩券。',
        hong_kong: '在香港，向並非根據《賭博條例》（第 148 章）獲授權的人士投注即屬犯罪，投注者亦不例外。',
        age: '訂閱計劃只供年滿 {subscribe_min_age} 歲人士。',
      },
    },
    care: {
      heading: '量力而為',
      paragraphs: {
        money:
          '切勿動用日常開支、借來的錢或他人的錢，亦不要為追回損失而加注。若投注已不再是娛樂，請停下來並向人傾訴。',
        break:
          '你可在帳戶頁設定暫停使用：期間不能查閱預測或訂購計劃，亦不會收到訊息；計劃停止計算日數，期滿後補回。任何人均不能縮短暫停期，我們亦不例外。',
      },
    },
    help: {
      heading: '尋求協助',
      paragraphs: {
        talk: '如投注所花的金錢或時間多於你所願，或你開始向他人隱瞞，可尋求保密且多屬免費的協助。營運者公布前須在此列出當地的輔導熱線；醫生或社福機構亦可提供求助途徑。',
      },
    },
    check: {
      heading: '你可以查證',
      paragraphs: {
        proof:
          '我們公布的每個推介，均於開賽前編號並封存。開賽後任何人都可驗證有否更改或遺漏；方法載於「紀錄驗證」頁。',
      },
    },
    sources: {
      heading: '數據來源',
      paragraphs: {
        marked: '賽果、時間及賠率在來源處已可能延遲或出錯。凡屬模擬或事後計算的數據，一律註明。',
        corrections: '賽果如須更正，更正內容及原有紀錄均會公開。',
      },
    },
  },
};
