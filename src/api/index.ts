import { GET as account } from './account.ts';
import { POST as resetPassword } from './ai-accounts/forget-password/reset.ts';
import { POST as forgetPassword } from './ai-accounts/forget-password.ts';
import { POST as verifyEmail } from './ai-accounts/verify-email.ts';
import { POST as register } from './ai-accounts.ts';
import { GET as announcements } from './ai-announcements.ts';
import { POST as couponCheck } from './ai-coupon/check.ts';
import { GET as couponShow } from './ai-coupon/show/1.ts';
import { GET as feedbackList } from './ai-customer-feedback/list.ts';
import { POST as keywordResponse } from './ai-keyword-response.ts';
import { GET as hotList } from './ai-recommendation-website/hot-list.ts';
import { POST as dispute } from './ai-strategy/dispute.ts';
import { GET as strategyFilter } from './ai-strategy/filter.ts';
import { GET as dailyRecord } from './ai-strategy/order/daily/record.ts';
import { GET as distributionRecord } from './ai-strategy/order/distribution-record.ts';
import { GET as orderRecord } from './ai-strategy/order/record.ts';
import { POST as strategyShow } from './ai-strategy/show.ts';
import { GET as languages } from './ai-website-languages.ts';
import { GET as settings } from './ai-website-settings/show.ts';
import { POST as googleCallback } from './auth/google/callback.ts';
import { POST as googleConsent } from './auth/google/consent.ts';
import { POST as googleLink } from './auth/google/link.ts';
import { GET as googleStart } from './auth/google.ts';
import { POST as thirdToken } from './auth/third-token.ts';
import { GET as claims } from './claims.ts';
import { GET as contacts } from './contact-infos.ts';
import { GET as modelCompare } from './custom-strategy-model/compare.ts';
import { DELETE as modelDelete } from './custom-strategy-model/delete/[id].ts';
import { GET as modelEstimate } from './custom-strategy-model/estimate.ts';
import { GET as modelList } from './custom-strategy-model/list.ts';
import { POST as modelLockBox } from './custom-strategy-model/lock-box/[id].ts';
import { GET as modelOptions } from './custom-strategy-model/options/[field].ts';
import { GET as modelPicks } from './custom-strategy-model/picks/[id].ts';
import { GET as modelShow } from './custom-strategy-model/show/[id].ts';
import { POST as modelStore } from './custom-strategy-model/store.ts';
import type { Endpoint } from './endpoint.ts';
import { POST as login } from './login.ts';
import { POST as logout } from './logout.ts';
import { GET as marquee } from './marquee.ts';
import { POST as avatar } from './me/avatar.ts';
import { POST as startBreak } from './me/break.ts';
import { DELETE as closeCalendar, POST as openCalendar, GET as showCalendar } from './me/calendar.ts';
import { POST as acceptVersions, GET as dueConsents } from './me/consents.ts';
import { GET as exportMe } from './me/export.ts';
import { POST as addFavourite, GET as favourites, DELETE as removeFavourite } from './me/favourites.ts';
import { GET as inbox, PATCH as readInbox } from './me/inbox.ts';
import { GET as ledgerPicks } from './me/ledger/[id].ts';
import { GET as memberLedger } from './me/ledger.ts';
import { GET as noticeSettings, PATCH as saveNoticeSettings } from './me/notices/settings.ts';
import { POST as notices } from './me/notices.ts';
import { POST as mailPasswordLink } from './me/password.ts';
import { DELETE as revokeSession } from './me/sessions/[id].ts';
import { GET as sessionList } from './me/sessions.ts';
import { POST as mailVerification } from './me/verification.ts';
import { DELETE as deleteAccount, PATCH as updateProfile } from './me.ts';
import { GET as paymentRecords } from './payment-record/records.ts';
import { GET as activePlan } from './plan/active.ts';
import { GET as planList } from './plan/list.ts';
import { GET as ledgerCsv } from './public/ledger.csv.ts';
import { GET as ledger } from './public/ledger.ts';
import { GET as proof } from './public/proof/[date].ts';
import { GET as verifier } from './public/verify-ledger.mjs.ts';
import { GET as seo } from './seos/show.ts';
import { GET as checkStatistics } from './sport/check-statistics.ts';
import { GET as inPlayList } from './sport/in-play/list.ts';
import { GET as leagueList } from './sport/league.ts';
import { GET as gameList } from './sport/list.ts';
import { GET as oddsShow } from './sport/odds-show.ts';
import { GET as standings } from './sport/standings.ts';
import { GET as statisticsArticle } from './sport/statistics/article.ts';
import { GET as statisticsPredict } from './sport/statistics/predict.ts';
import { GET as statisticsTeams } from './sport/statistics/teams.ts';
import { GET as sportTypes } from './sport/type.ts';
import { GET as newsList } from './sport-news/list.ts';
import { GET as situationList } from './sport-statistics-situation/list.ts';
import { POST as cancelOrder } from './subscribe/cancel.ts';
import { GET as subscribeStatus } from './subscribe/check/status.ts';
import { GET as latestOrder } from './subscribe/latest.ts';
import { POST as rehearsePayment } from './subscribe/rehearse/[id].ts';
import { POST as reportTransfer } from './subscribe/report/[id].ts';
import { GET as showOrder } from './subscribe/show/[id].ts';
import { POST as createOrder, GET as subscriptionList } from './subscribe.ts';

/** Every endpoint of the API. A test holds that each file below this folder is in the list, under its own path. */
export const endpoints: readonly Endpoint[] = [
  account,
  register,
  forgetPassword,
  resetPassword,
  verifyEmail,
  googleStart,
  googleCallback,
  googleConsent,
  googleLink,
  thirdToken,
  login,
  logout,
  updateProfile,
  deleteAccount,
  avatar,
  exportMe,
  mailPasswordLink,
  mailVerification,
  sessionList,
  revokeSession,
  activePlan,
  subscribeStatus,
  announcements,
  feedbackList,
  keywordResponse,
  hotList,
  languages,
  settings,
  claims,
  contacts,
  marquee,
  planList,
  ledger,
  ledgerCsv,
  proof,
  verifier,
  seo,
  inPlayList,
  leagueList,
  gameList,
  sportTypes,
  statisticsArticle,
  standings,
  statisticsTeams,
  newsList,
  situationList,
  startBreak,
  memberLedger,
  ledgerPicks,
  dueConsents,
  acceptVersions,
  couponCheck,
  couponShow,
  paymentRecords,
  createOrder,
  subscriptionList,
  cancelOrder,
  latestOrder,
  reportTransfer,
  rehearsePayment,
  showOrder,
  dailyRecord,
  dispute,
  distributionRecord,
  orderRecord,
  strategyFilter,
  strategyShow,
  favourites,
  addFavourite,
  removeFavourite,
  inbox,
  readInbox,
  showCalendar,
  openCalendar,
  closeCalendar,
  notices,
  noticeSettings,
  saveNoticeSettings,
  checkStatistics,
  oddsShow,
  statisticsPredict,
  modelList,
  modelStore,
  modelShow,
  modelDelete,
  modelOptions,
  modelEstimate,
  modelLockBox,
  modelPicks,
  modelCompare,
];
