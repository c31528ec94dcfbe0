import type { PageTexts } from './page-texts.ts';

export const zhTwPages: PageTexts = {
  keywords: '運動賽事預測, 足球預測, NBA 預測, MLB 預測, 讓分, 大小分, 期望值, 勝率',
  pages: {
    '/': {
      title: '有憑有據的 AI 賽事預測',
      description: '提供足球、籃球、棒球的勝率與期望值。每則推薦賽前編號、賽後公開結算，輸贏都列出。',
    },
    '/login': { title: '登入', description: '登入您的 {brand} 帳號。' },
    '/register': { title: '註冊', description: '用電子郵件註冊 {brand} 帳號。' },
    '/resetPassword': { title: '重設密碼', description: '為您的 {brand} 帳號設定新密碼。' },
    '/news': {
      title: '新聞',
      description: '{brand} 的新聞：預測怎麼算、做了哪些調整，以及對您的影響。',
    },
    '/schedule': {
      title: '賽程與即時比分',
      description: '{brand} 收錄聯盟的每日賽程、即時比分與賽果。',
    },
    '/subscribe': {
      title: '訂閱方案',
      description: '{brand} 各方案的內容、價格，以及付款後無法變更的事項。',
    },
    '/privacy': {
      title: '隱私權政策',
      description: '{brand} 保存您的哪些資料、為何保存、保存多久，以及如何取得或刪除。',
    },
    '/terms': { title: '服務條款', description: '使用 {brand} 服務的條款。' },
    '/thirdToken': { title: '正在登入', description: '正在為您登入 {brand}。' },
    '/customModel': { title: '自訂模型', description: '建立自己的預測模型，並以過去球季回測。' },
    '/mySubscribe': { title: '我的訂閱', description: '您在 {brand} 的方案與起訖日期。' },
    '/orders': { title: '我的訂單紀錄', description: '您在 {brand} 的訂單與付款紀錄。' },
    '/purchase_test': { title: '我的訂單', description: '{brand} 的模擬訂單與付款流程。' },
    '/purchase': { title: '我的訂單', description: '{brand} 訂單的轉帳資訊與處理進度。' },
    '/standings': {
      title: '戰績排名',
      description: '{brand} 收錄各聯盟的戰績排名，依各聯盟規則計算，並列出主客場與近況。',
    },
    '/statistics': { title: '球隊分析', description: '兩隊的近況、攻守與戰績並列比較。' },
    '/unstartedRecord': { title: '未開賽推薦', description: '尚未開賽場次的推薦。' },
    '/record': { title: '預測紀錄', description: '{brand} 每一則已結算的推薦，輸贏都列出。' },
    '/proof': {
      title: '紀錄驗證',
      description: '自行驗證 {brand} 的推薦在賽後未遭修改或刪除。',
    },
    '/audit': {
      title: '公開稽核',
      description: '{brand} 必須隨時成立的事項，每小時檢查一次，結果照實列出。',
    },
    '/bankroll': {
      title: '資金模擬',
      description: '依您的下注方式，以 {brand} 的推薦模擬一萬個球季，並與沒有優勢時比較。',
    },
    '/why': {
      title: '為什麼選這一邊？',
      description: '另一邊要符合哪些條件才會成為推薦，以及模型在各個時間點的看法。',
    },
    '/widgets': {
      title: '網頁小工具',
      description: '三個小工具展示 {brand} 的紀錄，並在讀者的瀏覽器中驗證。',
    },
    '/methodology': {
      title: '計算方法',
      description: '{brand} 如何由過去賽果算出機率，以及每則推薦如何結算。',
    },
  },
};
