import type { Endpoint } from '../endpoint.ts';
import * as alertsSeen from './alerts/seen.ts';
import * as aliasesDecide from './aliases/decide.ts';
import * as announcementsIdRemoval from './announcements/[id]/removal.ts';
import * as announcementsId from './announcements/[id].ts';
import * as answersIdRemoval from './answers/[id]/removal.ts';
import * as answersId from './answers/[id].ts';
import * as approvalsId from './approvals/[id].ts';
import * as auditVerification from './audit/verification.ts';
import * as brandsKeyRequests from './brands/[key]/requests.ts';
import * as brandsKey from './brands/[key].ts';
import { collectionEndpoints } from './collections.ts';
import * as contactsIdRemoval from './contacts/[id]/removal.ts';
import * as contactsId from './contacts/[id].ts';
import * as contentExportsKind from './content-exports/[kind].ts';
import * as correctionsId from './corrections/[id].ts';
import * as couponsId from './coupons/[id].ts';
import * as couponsPreview from './coupons/preview.ts';
import * as disputesIdAnswer from './disputes/[id]/answer.ts';
import * as emailsIdRetry from './emails/[id]/retry.ts';
import * as experimentsIdAdoption from './experiments/[id]/adoption.ts';
import * as experimentsIdEnd from './experiments/[id]/end.ts';
import * as experimentsIdRemoval from './experiments/[id]/removal.ts';
import * as experimentsIdStart from './experiments/[id]/start.ts';
import * as experimentsId from './experiments/[id].ts';
import * as exportsKind from './exports/[kind].ts';
import * as feedbackIdSteps from './feedback/[id]/steps.ts';
import * as feedbackId from './feedback/[id].ts';
import * as feedsAsk from './feeds/ask.ts';
import * as figuresCoupons from './figures/coupons.ts';
import * as figuresFunnel from './figures/funnel.ts';
import * as figuresRenewals from './figures/renewals.ts';
import * as jobsIdRetry from './jobs/[id]/retry.ts';
import * as keysIdRevocation from './keys/[id]/revocation.ts';
import * as languagesCode from './languages/[code].ts';
import * as leaguesIdCoverage from './leagues/[id]/coverage.ts';
import * as leaguesId from './leagues/[id].ts';
import * as legalTypeChanges from './legal/[type]/changes.ts';
import * as legalTypeVersions from './legal/[type]/versions.ts';
import * as legalType from './legal/[type].ts';
import * as listExportsKind from './list-exports/[kind].ts';
import * as membersIdBreak from './members/[id]/break.ts';
import * as membersIdGrants from './members/[id]/grants.ts';
import * as membersIdNotes from './members/[id]/notes.ts';
import * as membersIdReveal from './members/[id]/reveal.ts';
import * as membersIdSuspension from './members/[id]/suspension.ts';
import * as membersId from './members/[id].ts';
import * as messagesExport from './messages/export.ts';
import * as modelsIdMeasurement from './models/[id]/measurement.ts';
import * as modelsIdState from './models/[id]/state.ts';
import * as modelsId from './models/[id].ts';
import * as modelsTrainingsIdCancel from './models/trainings/[id]/cancel.ts';
import * as modelsTrainings from './models/trainings.ts';
import * as newsIdSteps from './news/[id]/steps.ts';
import * as newsId from './news/[id].ts';
import * as notificationsDevicesIdRemoval from './notifications/devices/[id]/removal.ts';
import * as notificationsDevices from './notifications/devices.ts';
import * as operatorsIdReset from './operators/[id]/reset.ts';
import * as operatorsId from './operators/[id].ts';
import * as ordersIdConfirm from './orders/[id]/confirm.ts';
import * as ordersIdOwed from './orders/[id]/owed.ts';
import * as ordersIdReject from './orders/[id]/reject.ts';
import * as ordersIdRevive from './orders/[id]/revive.ts';
import * as ordersIdTypedPayment from './orders/[id]/typed-payment.ts';
import * as ordersIdVoid from './orders/[id]/void.ts';
import * as ordersId from './orders/[id].ts';
import * as picksIdCorrections from './picks/[id]/corrections.ts';
import * as picksIdReview from './picks/[id]/review.ts';
import * as picksIdWithdrawal from './picks/[id]/withdrawal.ts';
import * as picksId from './picks/[id].ts';
import * as plansIdChanges from './plans/[id]/changes.ts';
import * as plansIdPrices from './plans/[id]/prices.ts';
import * as policyProposalsId from './policy/proposals/[id].ts';
import * as policyProposals from './policy/proposals.ts';
import * as policySimulations from './policy/simulations.ts';
import * as redirectsIdRemoval from './redirects/[id]/removal.ts';
import * as redirectsId from './redirects/[id].ts';
import * as redirectsExport from './redirects/export.ts';
import * as redirectsImport from './redirects/import.ts';
import * as resultsId from './results/[id].ts';
import * as seoExport from './seo/export.ts';
import * as settingsKey from './settings/[key].ts';
import * as statementsPreview from './statements/preview.ts';
import * as teamsId from './teams/[id].ts';
import * as trialsEmail from './trials/email.ts';
import * as trialsLeagueKey from './trials/league-key.ts';
import * as trialsOddsKey from './trials/odds-key.ts';
import * as trialsPush from './trials/push.ts';
import * as webhookDeliveriesIdRetry from './webhook-deliveries/[id]/retry.ts';
import * as webhooksIdRemoval from './webhooks/[id]/removal.ts';
import * as webhooksIdResumption from './webhooks/[id]/resumption.ts';

/** Every endpoint of the office, written from the files by `node scripts/build/generate-endpoints.ts`. */
export const officeEndpoints: readonly Endpoint[] = [
  ...collectionEndpoints,
  alertsSeen.POST,
  aliasesDecide.POST,
  announcementsId.POST,
  announcementsIdRemoval.POST,
  answersId.POST,
  answersIdRemoval.POST,
  approvalsId.GET,
  approvalsId.POST,
  auditVerification.GET,
  brandsKey.GET,
  brandsKey.POST,
  brandsKeyRequests.POST,
  contactsId.POST,
  contactsIdRemoval.POST,
  contentExportsKind.GET,
  correctionsId.POST,
  couponsPreview.GET,
  couponsId.POST,
  disputesIdAnswer.POST,
  emailsIdRetry.POST,
  experimentsId.GET,
  experimentsIdAdoption.POST,
  experimentsIdEnd.POST,
  experimentsIdRemoval.POST,
  experimentsIdStart.POST,
  exportsKind.GET,
  feedbackId.POST,
  feedbackIdSteps.POST,
  feedsAsk.POST,
  figuresCoupons.GET,
  figuresFunnel.GET,
  figuresRenewals.GET,
  jobsIdRetry.POST,
  keysIdRevocation.POST,
  languagesCode.POST,
  leaguesId.POST,
  leaguesIdCoverage.POST,
  legalType.GET,
  legalType.POST,
  legalTypeChanges.GET,
  legalTypeVersions.POST,
  listExportsKind.GET,
  membersId.GET,
  membersIdBreak.POST,
  membersIdGrants.POST,
  membersIdNotes.POST,
  membersIdReveal.POST,
  membersIdSuspension.POST,
  messagesExport.GET,
  modelsTrainings.POST,
  modelsTrainingsIdCancel.POST,
  modelsId.GET,
  modelsIdMeasurement.POST,
  modelsIdState.POST,
  newsId.GET,
  newsId.POST,
  newsIdSteps.POST,
  notificationsDevices.POST,
  notificationsDevicesIdRemoval.POST,
  operatorsId.POST,
  operatorsIdReset.POST,
  ordersId.GET,
  ordersIdConfirm.POST,
  ordersIdOwed.POST,
  ordersIdReject.POST,
  ordersIdRevive.POST,
  ordersIdTypedPayment.POST,
  ordersIdVoid.POST,
  picksId.GET,
  picksIdCorrections.POST,
  picksIdReview.POST,
  picksIdWithdrawal.POST,
  plansIdChanges.POST,
  plansIdPrices.POST,
  policyProposals.POST,
  policyProposalsId.POST,
  policySimulations.POST,
  redirectsExport.GET,
  redirectsImport.POST,
  redirectsId.POST,
  redirectsIdRemoval.POST,
  resultsId.POST,
  seoExport.GET,
  settingsKey.POST,
  statementsPreview.POST,
  teamsId.POST,
  trialsEmail.POST,
  trialsLeagueKey.POST,
  trialsOddsKey.POST,
  trialsPush.POST,
  webhookDeliveriesIdRetry.POST,
  webhooksIdRemoval.POST,
  webhooksIdResumption.POST,
];
