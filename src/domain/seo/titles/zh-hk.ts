import type { PageTexts } from './page-texts.ts';

export const zhHkPages: PageTexts = {
  keywords: '賽事預測, 足球預測, 英超預測, NBA 預測, 讓球, 大細, 主客和, 預期值, 勝率',
  pages: {
    '/': {
      title: '有根有據的 AI 賽事預測',
      description: '足球、籃球及棒球的機會率與預期值。每個推介於開賽前編號，完場後公開結算，贏輸一樣列出。',
    },
    '/login': { title: '登入', description: '登入你的 {brand} 帳戶。' },
    '/register': { title: '登記', description: '以電郵登記 {brand} 帳戶。' },
    '/resetPassword': { title: '重設密碼', description: '為你的 {brand} 帳戶設定新密碼。' },
    '/news': {
      title: '新聞',
      description: '{brand} 的消息：預測如何計算、最近有何更新、與你有何關係。',
    },
    '/schedule': {
      title: '賽程及即場比數',
      description: '{brand} 所涵蓋聯賽的每日賽程、即場比數及賽果。',
    },
    '/subscribe': {
      title: '訂閱計劃',
      description: '付款前先看清楚 {brand} 各計劃的內容、收費，以及哪些事不能反悔。',
    },
    '/privacy': {
      title: '私隱政策',
      description: '{brand} 保存你的哪些資料、原因、年期，以及如何查閱或刪除。',
    },
    '/terms': { title: '服務條款', description: '使用 {brand} 服務的條款。' },
    '/thirdToken': { title: '正在登入', description: '正在為你登入 {brand}。' },
    '/customModel': { title: '自訂模型', description: '建立你自己的預測模型，並以過往球季測試。' },
    '/mySubscribe': { title: '我的訂閱', description: '你在 {brand} 的計劃及其起訖日期。' },
    '/orders': { title: '我的訂單紀錄', description: '你在 {brand} 的訂單及付款紀錄。' },
    '/purchase_test': { title: '我的訂單', description: '{brand} 訂單付款程序的演習。' },
    '/purchase': { title: '我的訂單', description: '如何為 {brand} 訂單轉賬，以及處理進度。' },
    '/standings': {
      title: '積分榜',
      description: '{brand} 涵蓋各聯賽的積分榜，按各聯賽規則排名，附主客場及近況。',
    },
    '/statistics': { title: '球隊分析', description: '兩隊的近況、攻守及往績，並排比較。' },
    '/unstartedRecord': { title: '未完場推介', description: '未開賽場次的推介。' },
    '/record': { title: '預測紀錄', description: '{brand} 每個已結算的預測，贏輸一併列出。' },
    '/proof': {
      title: '紀錄驗證',
      description: '自行查證 {brand} 的預測在完場後沒有改動，亦沒有刪走任何一個。',
    },
    '/methodology': {
      title: '計算方法',
      description: '{brand} 如何由過往賽果計算機會率，以及每個預測如何結算。',
    },
  },
};
