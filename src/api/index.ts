import * as account from './account.ts';
import * as aiAccountsForgetPasswordReset from './ai-accounts/forget-password/reset.ts';
import * as aiAccountsForgetPassword from './ai-accounts/forget-password.ts';
import * as aiAccountsVerifyEmail from './ai-accounts/verify-email.ts';
import * as aiAccounts from './ai-accounts.ts';
import * as aiAnnouncements from './ai-announcements.ts';
import * as aiCouponCheck from './ai-coupon/check.ts';
import * as aiCouponShow1 from './ai-coupon/show/1.ts';
import * as aiCustomerFeedbackList from './ai-customer-feedback/list.ts';
import * as aiKeywordResponse from './ai-keyword-response.ts';
import * as aiRecommendationWebsiteHotList from './ai-recommendation-website/hot-list.ts';
import * as aiStrategyDispute from './ai-strategy/dispute.ts';
import * as aiStrategyFilter from './ai-strategy/filter.ts';
import * as aiStrategyOrderDailyRecord from './ai-strategy/order/daily/record.ts';
import * as aiStrategyOrderDistributionRecord from './ai-strategy/order/distribution-record.ts';
import * as aiStrategyOrderRecord from './ai-strategy/order/record.ts';
import * as aiStrategyShow from './ai-strategy/show.ts';
import * as aiWebsiteLanguages from './ai-website-languages.ts';
import * as aiWebsiteSettingsShow from './ai-website-settings/show.ts';
import * as authGoogleCallback from './auth/google/callback.ts';
import * as authGoogleConsent from './auth/google/consent.ts';
import * as authGoogleLink from './auth/google/link.ts';
import * as authGoogle from './auth/google.ts';
import * as authThirdToken from './auth/third-token.ts';
import * as claims from './claims.ts';
import * as contactInfos from './contact-infos.ts';
import * as customStrategyModelCompare from './custom-strategy-model/compare.ts';
import * as customStrategyModelDeleteId from './custom-strategy-model/delete/[id].ts';
import * as customStrategyModelEstimate from './custom-strategy-model/estimate.ts';
import * as customStrategyModelList from './custom-strategy-model/list.ts';
import * as customStrategyModelLockBoxId from './custom-strategy-model/lock-box/[id].ts';
import * as customStrategyModelOptionsField from './custom-strategy-model/options/[field].ts';
import * as customStrategyModelPicksId from './custom-strategy-model/picks/[id].ts';
import * as customStrategyModelShowId from './custom-strategy-model/show/[id].ts';
import * as customStrategyModelStore from './custom-strategy-model/store.ts';
import type { Endpoint } from './endpoint.ts';
import * as login from './login.ts';
import * as logout from './logout.ts';
import * as marquee from './marquee.ts';
import * as meAvatar from './me/avatar.ts';
import * as meBetsId from './me/bets/[id].ts';
import * as meBetsImportsId from './me/bets/imports/[id].ts';
import * as meBetsImports from './me/bets/imports.ts';
import * as meBetsCsv from './me/bets.csv.ts';
import * as meBets from './me/bets.ts';
import * as meBreak from './me/break.ts';
import * as meCalendar from './me/calendar.ts';
import * as meConsents from './me/consents.ts';
import * as meExport from './me/export.ts';
import * as meFavourites from './me/favourites.ts';
import * as meInbox from './me/inbox.ts';
import * as meKeysId from './me/keys/[id].ts';
import * as meKeys from './me/keys.ts';
import * as meLedgerId from './me/ledger/[id].ts';
import * as meLedger from './me/ledger.ts';
import * as meNoticesSettings from './me/notices/settings.ts';
import * as meNotices from './me/notices.ts';
import * as mePassword from './me/password.ts';
import * as mePush from './me/push.ts';
import * as meSessionsId from './me/sessions/[id].ts';
import * as meSessions from './me/sessions.ts';
import * as meVerification from './me/verification.ts';
import * as meWebhooksId from './me/webhooks/[id].ts';
import * as meWebhooksDeliveriesId from './me/webhooks/deliveries/[id].ts';
import * as meWebhooksDeliveries from './me/webhooks/deliveries.ts';
import * as meWebhooks from './me/webhooks.ts';
import * as me from './me.ts';
import * as paymentRecordRecords from './payment-record/records.ts';
import * as planActive from './plan/active.ts';
import * as planList from './plan/list.ts';
import * as publicAuditHistory from './public/audit/history.ts';
import * as publicAudit from './public/audit.ts';
import * as publicLedgerCsv from './public/ledger.csv.ts';
import * as publicLedger from './public/ledger.ts';
import * as publicProofDate from './public/proof/[date].ts';
import * as publicTrials from './public/trials.ts';
import * as publicVerifyLedgerMjs from './public/verify-ledger.mjs.ts';
import * as seosShow from './seos/show.ts';
import * as sportCheckStatistics from './sport/check-statistics.ts';
import * as sportInPlayList from './sport/in-play/list.ts';
import * as sportLeague from './sport/league.ts';
import * as sportList from './sport/list.ts';
import * as sportOddsShow from './sport/odds-show.ts';
import * as sportStandings from './sport/standings.ts';
import * as sportStatisticsArticle from './sport/statistics/article.ts';
import * as sportStatisticsPredict from './sport/statistics/predict.ts';
import * as sportStatisticsTeams from './sport/statistics/teams.ts';
import * as sportType from './sport/type.ts';
import * as sportNewsList from './sport-news/list.ts';
import * as sportStatisticsSituationList from './sport-statistics-situation/list.ts';
import * as subscribeCancel from './subscribe/cancel.ts';
import * as subscribeCheckStatus from './subscribe/check/status.ts';
import * as subscribeLatest from './subscribe/latest.ts';
import * as subscribeReportId from './subscribe/report/[id].ts';
import * as subscribeSandboxId from './subscribe/sandbox/[id].ts';
import * as subscribeShowId from './subscribe/show/[id].ts';
import * as subscribe from './subscribe.ts';

/** Every endpoint of the members’ API, written from the files by `node scripts/build/generate-endpoints.ts`. */
export const endpoints: readonly Endpoint[] = [
  account.GET,
  aiAccounts.POST,
  aiAccountsForgetPassword.POST,
  aiAccountsForgetPasswordReset.POST,
  aiAccountsVerifyEmail.POST,
  aiAnnouncements.GET,
  aiCouponCheck.POST,
  aiCouponShow1.GET,
  aiCustomerFeedbackList.GET,
  aiKeywordResponse.POST,
  aiRecommendationWebsiteHotList.GET,
  aiStrategyDispute.POST,
  aiStrategyFilter.GET,
  aiStrategyOrderDailyRecord.GET,
  aiStrategyOrderDistributionRecord.GET,
  aiStrategyOrderRecord.GET,
  aiStrategyShow.POST,
  aiWebsiteLanguages.GET,
  aiWebsiteSettingsShow.GET,
  authGoogle.GET,
  authGoogleCallback.POST,
  authGoogleConsent.POST,
  authGoogleLink.POST,
  authThirdToken.POST,
  claims.GET,
  contactInfos.GET,
  customStrategyModelCompare.GET,
  customStrategyModelDeleteId.DELETE,
  customStrategyModelEstimate.GET,
  customStrategyModelList.GET,
  customStrategyModelLockBoxId.POST,
  customStrategyModelOptionsField.GET,
  customStrategyModelPicksId.GET,
  customStrategyModelShowId.GET,
  customStrategyModelStore.POST,
  login.POST,
  logout.POST,
  marquee.GET,
  me.PATCH,
  me.DELETE,
  meAvatar.POST,
  meBets.GET,
  meBets.POST,
  meBets.DELETE,
  meBetsImports.POST,
  meBetsImportsId.DELETE,
  meBetsId.GET,
  meBetsId.PATCH,
  meBetsId.DELETE,
  meBetsCsv.GET,
  meBreak.POST,
  meCalendar.GET,
  meCalendar.POST,
  meCalendar.DELETE,
  meConsents.GET,
  meConsents.POST,
  meExport.GET,
  meFavourites.GET,
  meFavourites.POST,
  meFavourites.DELETE,
  meInbox.GET,
  meInbox.PATCH,
  meKeys.GET,
  meKeys.POST,
  meKeysId.DELETE,
  meLedger.GET,
  meLedgerId.GET,
  meNotices.POST,
  meNoticesSettings.GET,
  meNoticesSettings.PATCH,
  mePassword.POST,
  mePush.GET,
  mePush.POST,
  mePush.PATCH,
  mePush.DELETE,
  meSessions.GET,
  meSessionsId.DELETE,
  meVerification.POST,
  meWebhooks.GET,
  meWebhooks.POST,
  meWebhooksDeliveries.GET,
  meWebhooksDeliveriesId.POST,
  meWebhooksId.PATCH,
  meWebhooksId.DELETE,
  paymentRecordRecords.GET,
  planActive.GET,
  planList.GET,
  publicAudit.GET,
  publicAuditHistory.GET,
  publicLedger.GET,
  publicLedgerCsv.GET,
  publicProofDate.GET,
  publicTrials.POST,
  publicVerifyLedgerMjs.GET,
  seosShow.GET,
  sportCheckStatistics.GET,
  sportInPlayList.GET,
  sportLeague.GET,
  sportList.GET,
  sportOddsShow.GET,
  sportStandings.GET,
  sportStatisticsArticle.GET,
  sportStatisticsPredict.GET,
  sportStatisticsTeams.GET,
  sportType.GET,
  sportNewsList.GET,
  sportStatisticsSituationList.GET,
  subscribe.GET,
  subscribe.POST,
  subscribeCancel.POST,
  subscribeCheckStatus.GET,
  subscribeLatest.GET,
  subscribeReportId.POST,
  subscribeSandboxId.POST,
  subscribeShowId.GET,
];
