import type { PageTexts } from './page-texts.ts';

export const zhHkPages: PageTexts = {
  keywords: '賽事預測, 足球預測, 英超預測, NBA 預測, 讓球, 大細, 主客和, 預期值, 勝率',
  pages: {
    '/': {
      title: '有根有據的 AI 賽事預測',
      description: '足球、籃球及棒球的機會率與預期值。每個推介於開賽前編號，完場後公開結算，贏輸一併列出。',
    },
    '/login': { title: '登入', description: '登入你的 {brand} 帳戶。' },
    '/register': { title: '登記', description: '以電郵登記 {brand} 帳戶。' },
    '/resetPassword': { title: '重設密碼', description: '為你的 {brand} 帳戶設定新密碼。' },
    '/news': {
      title: '新聞',
      description: '{brand} 的新聞：預測如何計算、作出了甚麼改動，以及對你的影響。',
    },
    '/schedule': {
      title: '賽程及即場比數',
      description: '{brand} 所涵蓋聯賽的每日賽程、即場比數及賽果。',
    },
    '/subscribe': {
      title: '訂閱計劃',
      description: '{brand} 各計劃的內容、收費，以及付款後不能更改的事項。',
    },
    '/privacy': {
      title: '私隱政策',
      description: '{brand} 保存你的哪些資料、為何保存、保存多久，以及如何查閱或刪除。',
    },
    '/terms': { title: '服務條款', description: '使用 {brand} 服務的條款。' },
    '/thirdToken': { title: '正在登入', description: '正在為你登入 {brand}。' },
    '/customModel': { title: '自訂模型', description: '建立你自己的預測模型，並以過往球季回測。' },
    '/mySubscribe': { title: '我的訂閱', description: '你在 {brand} 的計劃及其起訖日期。' },
    '/orders': { title: '我的訂單紀錄', description: '你在 {brand} 的訂單及付款紀錄。' },
    '/purchase_test': { title: '我的訂單', description: '{brand} 的模擬訂單及付款程序。' },
    '/purchase': { title: '我的訂單', description: '{brand} 訂單的轉賬資料及處理進度。' },
    '/standings': {
      title: '積分榜',
      description: '{brand} 涵蓋各聯賽的積分榜，按各聯賽規則排名，並列出主客場成績及近況。',
    },
    '/statistics': { title: '球隊分析', description: '兩隊的近況、攻守及往績，並排比較。' },
    '/unstartedRecord': { title: '未開賽推介', description: '未開賽場次的推介。' },
    '/record': { title: '預測紀錄', description: '{brand} 每個已結算的推介，贏輸一併列出。' },
    '/proof': {
      title: '紀錄驗證',
      description: '自行驗證 {brand} 的推介在完場後未有更改或刪除。',
    },
    '/audit': {
      title: '公開審計',
      description: '{brand} 必須時刻成立的事項，每小時檢查一次，結果如實列出。',
    },
    '/bankroll': {
      title: '本金模擬',
      description: '按你的下注方法，以 {brand} 的推介模擬一萬個球季，並與沒有優勢時比較。',
    },
    '/why': {
      title: '為何選這一邊？',
      description: '另一邊要符合哪些條件才會成為推介，以及模型在各個時間的看法。',
    },
    '/widgets': {
      title: '網頁小工具',
      description: '三個小工具展示 {brand} 的紀錄，並在讀者的瀏覽器內驗證。',
    },
    '/methodology': {
      title: '計算方法',
      description: '{brand} 如何由過往賽果計算機會率，以及每個推介如何結算。',
    },
  },
};
