import type { LegalText } from '../legal-outline.ts';

export const zhTwNotice: LegalText<'notice'> = {
  title: '使用須知',
  sections: {
    sample: {
      heading: '關於本文',
      paragraphs: {
        sample: '本文為範例，供律師起草時參考。經營者公布前應補上當地的求助專線。',
      },
    },
    statistics: {
      heading: '是統計，不是保證',
      paragraphs: {
        nature: '{brand} 的內容都由過去的比賽計算而來。機率再高也不是必然，連續命中也可能只是運氣。',
        past: '紀錄涵蓋 {record_days} 天，好壞一併呈現。紀錄說明過去，不代表未來。',
      },
    },
    betting_law: {
      heading: '當地法律',
      paragraphs: {
        own_law: '許多地區禁止或限制投注。請自行了解並遵守所在地的法律。',
        taiwan: '在台灣，合法的運動投注僅限政府核准發行的運動彩券。',
        hong_kong: '在香港，向未依《賭博條例》（第 148 章）獲准的人士投注即屬犯罪，投注者亦同。',
        age: '訂閱方案僅限年滿 {subscribe_min_age} 歲者。',
      },
    },
    care: {
      heading: '量力而為',
      paragraphs: {
        money:
          '不要動用生活費、借來的錢或別人的錢，也不要為了翻本而加碼。如果已經不再是樂趣，請停下來，找人談談。',
        break:
          '您可以在帳號頁設定暫停使用：期間內無法查看預測，也無法訂購方案，並且不會收到訊息；方案停止計算天數，結束後補回。任何人都不能縮短暫停期間，我們也不例外。',
      },
    },
    help: {
      heading: '尋求協助',
      paragraphs: {
        talk: '如果投注花掉的金錢或時間超出您的意願，或您開始向他人隱瞞，可以尋求保密且多為免費的協助。經營者於公布前應在此列出當地專線；醫師或社福機構也能提供求助管道。',
      },
    },
    check: {
      heading: '您可以查證',
      paragraphs: {
        proof:
          '我們公布的每一則推薦，都在賽前編號並封存。開賽後任何人都能驗證是否遭更改或遺漏；做法見「紀錄驗證」頁。',
      },
    },
    sources: {
      heading: '資料來源',
      paragraphs: {
        marked: '賽果、時間與賠率可能在來源處就有延遲或錯誤。模擬或事後計算的資料，一律標明。',
        corrections: '賽果如需更正，更正內容與原有的紀錄都會公開。',
      },
    },
  },
};
