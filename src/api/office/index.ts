import type { Endpoint } from '../endpoint.ts';
import * as alertsSeen from './alerts/seen.ts';
import * as alerts from './alerts.ts';
import * as announcementOrder from './announcement-order.ts';
import * as announcementsIdRemoval from './announcements/[id]/removal.ts';
import * as announcementsId from './announcements/[id].ts';
import * as announcements from './announcements.ts';
import * as answerTrial from './answer-trial.ts';
import * as answersIdRemoval from './answers/[id]/removal.ts';
import * as answersId from './answers/[id].ts';
import * as answers from './answers.ts';
import * as approvalsId from './approvals/[id].ts';
import * as approvals from './approvals.ts';
import * as auditVerification from './audit/verification.ts';
import * as audit from './audit.ts';
import * as bankAccounts from './bank-accounts.ts';
import * as bankLines from './bank-lines.ts';
import * as contactOrder from './contact-order.ts';
import * as contactsIdRemoval from './contacts/[id]/removal.ts';
import * as contactsId from './contacts/[id].ts';
import * as contacts from './contacts.ts';
import * as contentExportsKind from './content-exports/[kind].ts';
import * as correctionsId from './corrections/[id].ts';
import * as couponsId from './coupons/[id].ts';
import * as couponsPreview from './coupons/preview.ts';
import * as coupons from './coupons.ts';
import * as dashboard from './dashboard.ts';
import * as disputesIdAnswer from './disputes/[id]/answer.ts';
import * as disputes from './disputes.ts';
import * as emailsIdRetry from './emails/[id]/retry.ts';
import * as emails from './emails.ts';
import * as experimentChoices from './experiment-choices.ts';
import * as experimentsIdAdoption from './experiments/[id]/adoption.ts';
import * as experimentsIdEnd from './experiments/[id]/end.ts';
import * as experimentsIdRemoval from './experiments/[id]/removal.ts';
import * as experimentsIdStart from './experiments/[id]/start.ts';
import * as experimentsId from './experiments/[id].ts';
import * as experiments from './experiments.ts';
import * as exportsKind from './exports/[kind].ts';
import * as feedbackIdSteps from './feedback/[id]/steps.ts';
import * as feedbackId from './feedback/[id].ts';
import * as feedback from './feedback.ts';
import * as feedsAsk from './feeds/ask.ts';
import * as feeds from './feeds.ts';
import * as figuresCoupons from './figures/coupons.ts';
import * as figuresFunnel from './figures/funnel.ts';
import * as figuresRenewals from './figures/renewals.ts';
import * as firstRun from './first-run.ts';
import * as firstSteps from './first-steps.ts';
import * as jobsIdRetry from './jobs/[id]/retry.ts';
import * as jobs from './jobs.ts';
import * as keysIdRevocation from './keys/[id]/revocation.ts';
import * as keys from './keys.ts';
import * as languagesCode from './languages/[code].ts';
import * as languages from './languages.ts';
import * as legalTypeChanges from './legal/[type]/changes.ts';
import * as legalTypeVersions from './legal/[type]/versions.ts';
import * as legalType from './legal/[type].ts';
import * as legal from './legal.ts';
import * as listExportsKind from './list-exports/[kind].ts';
import * as login from './login.ts';
import * as logout from './logout.ts';
import * as me from './me.ts';
import * as membersIdBreak from './members/[id]/break.ts';
import * as membersIdGrants from './members/[id]/grants.ts';
import * as membersIdNotes from './members/[id]/notes.ts';
import * as membersIdReveal from './members/[id]/reveal.ts';
import * as membersIdSuspension from './members/[id]/suspension.ts';
import * as membersId from './members/[id].ts';
import * as members from './members.ts';
import * as messagesExport from './messages/export.ts';
import * as messages from './messages.ts';
import * as modelsIdMeasurement from './models/[id]/measurement.ts';
import * as modelsIdState from './models/[id]/state.ts';
import * as modelsId from './models/[id].ts';
import * as modelsTrainingsIdCancel from './models/trainings/[id]/cancel.ts';
import * as modelsTrainings from './models/trainings.ts';
import * as models from './models.ts';
import * as monitoring from './monitoring.ts';
import * as newsIdSteps from './news/[id]/steps.ts';
import * as newsId from './news/[id].ts';
import * as news from './news.ts';
import * as newsImages from './news-images.ts';
import * as newsTags from './news-tags.ts';
import * as notificationsDevicesIdRemoval from './notifications/devices/[id]/removal.ts';
import * as notificationsDevices from './notifications/devices.ts';
import * as notifications from './notifications.ts';
import * as operatorsIdReset from './operators/[id]/reset.ts';
import * as operatorsId from './operators/[id].ts';
import * as operators from './operators.ts';
import * as ordersIdConfirm from './orders/[id]/confirm.ts';
import * as ordersIdOwed from './orders/[id]/owed.ts';
import * as ordersIdReject from './orders/[id]/reject.ts';
import * as ordersIdRevive from './orders/[id]/revive.ts';
import * as ordersIdTypedPayment from './orders/[id]/typed-payment.ts';
import * as ordersIdVoid from './orders/[id]/void.ts';
import * as ordersId from './orders/[id].ts';
import * as orders from './orders.ts';
import * as picksIdCorrections from './picks/[id]/corrections.ts';
import * as picksIdReview from './picks/[id]/review.ts';
import * as picksIdWithdrawal from './picks/[id]/withdrawal.ts';
import * as picksId from './picks/[id].ts';
import * as picks from './picks.ts';
import * as plansIdChanges from './plans/[id]/changes.ts';
import * as plansIdPrices from './plans/[id]/prices.ts';
import * as plans from './plans.ts';
import * as policyProposalsId from './policy/proposals/[id].ts';
import * as policyProposals from './policy/proposals.ts';
import * as policySimulations from './policy/simulations.ts';
import * as policy from './policy.ts';
import * as redirectHosts from './redirect-hosts.ts';
import * as redirectsIdRemoval from './redirects/[id]/removal.ts';
import * as redirectsId from './redirects/[id].ts';
import * as redirectsExport from './redirects/export.ts';
import * as redirectsImport from './redirects/import.ts';
import * as redirects from './redirects.ts';
import * as refusals from './refusals.ts';
import * as resultsId from './results/[id].ts';
import * as results from './results.ts';
import * as search from './search.ts';
import * as seoExport from './seo/export.ts';
import * as seo from './seo.ts';
import * as settingsKey from './settings/[key].ts';
import * as settings from './settings.ts';
import * as setup from './setup.ts';
import * as spellingsDecide from './spellings/decide.ts';
import * as spellings from './spellings.ts';
import * as statementsPreview from './statements/preview.ts';
import * as statements from './statements.ts';
import * as theme from './theme.ts';
import * as transfers from './transfers.ts';
import * as trialsEmail from './trials/email.ts';
import * as trialsOddsKey from './trials/odds-key.ts';
import * as trialsPush from './trials/push.ts';
import * as typedPayments from './typed-payments.ts';
import * as webhookDeliveriesIdRetry from './webhook-deliveries/[id]/retry.ts';
import * as webhookDeliveries from './webhook-deliveries.ts';
import * as webhooksIdRemoval from './webhooks/[id]/removal.ts';
import * as webhooksIdResumption from './webhooks/[id]/resumption.ts';
import * as webhooks from './webhooks.ts';

/** Every endpoint of the office, written from the files by `node scripts/build/generate-endpoints.ts`. */
export const officeEndpoints: readonly Endpoint[] = [
  alerts.GET,
  alertsSeen.POST,
  announcementOrder.POST,
  announcements.GET,
  announcements.POST,
  announcementsId.POST,
  announcementsIdRemoval.POST,
  answerTrial.GET,
  answers.GET,
  answers.POST,
  answersId.POST,
  answersIdRemoval.POST,
  approvals.GET,
  approvalsId.GET,
  approvalsId.POST,
  audit.GET,
  auditVerification.GET,
  bankAccounts.GET,
  bankAccounts.POST,
  bankLines.GET,
  contactOrder.POST,
  contacts.GET,
  contacts.POST,
  contactsId.POST,
  contactsIdRemoval.POST,
  contentExportsKind.GET,
  correctionsId.POST,
  coupons.GET,
  coupons.POST,
  couponsPreview.GET,
  couponsId.POST,
  dashboard.GET,
  disputes.GET,
  disputesIdAnswer.POST,
  emails.GET,
  emailsIdRetry.POST,
  experimentChoices.GET,
  experiments.GET,
  experiments.POST,
  experimentsId.GET,
  experimentsIdAdoption.POST,
  experimentsIdEnd.POST,
  experimentsIdRemoval.POST,
  experimentsIdStart.POST,
  exportsKind.GET,
  feedback.GET,
  feedback.POST,
  feedbackId.POST,
  feedbackIdSteps.POST,
  feeds.GET,
  feedsAsk.POST,
  figuresCoupons.GET,
  figuresFunnel.GET,
  figuresRenewals.GET,
  firstRun.GET,
  firstRun.POST,
  firstSteps.GET,
  jobs.GET,
  jobsIdRetry.POST,
  keys.GET,
  keys.POST,
  keysIdRevocation.POST,
  languages.GET,
  languagesCode.POST,
  legal.GET,
  legalType.GET,
  legalType.POST,
  legalTypeChanges.GET,
  legalTypeVersions.POST,
  listExportsKind.GET,
  login.POST,
  logout.POST,
  me.GET,
  members.GET,
  membersId.GET,
  membersIdBreak.POST,
  membersIdGrants.POST,
  membersIdNotes.POST,
  membersIdReveal.POST,
  membersIdSuspension.POST,
  messages.GET,
  messages.POST,
  messagesExport.GET,
  models.GET,
  modelsTrainings.POST,
  modelsTrainingsIdCancel.POST,
  modelsId.GET,
  modelsIdMeasurement.POST,
  modelsIdState.POST,
  monitoring.GET,
  news.GET,
  news.POST,
  newsId.GET,
  newsId.POST,
  newsIdSteps.POST,
  newsImages.POST,
  newsTags.GET,
  notifications.GET,
  notifications.POST,
  notificationsDevices.POST,
  notificationsDevicesIdRemoval.POST,
  operators.GET,
  operators.POST,
  operatorsId.POST,
  operatorsIdReset.POST,
  orders.GET,
  ordersId.GET,
  ordersIdConfirm.POST,
  ordersIdOwed.POST,
  ordersIdReject.POST,
  ordersIdRevive.POST,
  ordersIdTypedPayment.POST,
  ordersIdVoid.POST,
  picks.GET,
  picksId.GET,
  picksIdCorrections.POST,
  picksIdReview.POST,
  picksIdWithdrawal.POST,
  plans.GET,
  plansIdChanges.POST,
  plansIdPrices.POST,
  policy.GET,
  policyProposals.POST,
  policyProposalsId.POST,
  policySimulations.POST,
  redirectHosts.POST,
  redirects.GET,
  redirects.POST,
  redirectsExport.GET,
  redirectsImport.POST,
  redirectsId.POST,
  redirectsIdRemoval.POST,
  refusals.GET,
  results.GET,
  results.POST,
  resultsId.POST,
  search.GET,
  seo.GET,
  seo.POST,
  seoExport.GET,
  settings.GET,
  settingsKey.POST,
  setup.POST,
  spellings.GET,
  spellingsDecide.POST,
  statements.GET,
  statements.POST,
  statementsPreview.POST,
  theme.GET,
  theme.POST,
  transfers.GET,
  trialsEmail.POST,
  trialsOddsKey.POST,
  trialsPush.POST,
  typedPayments.GET,
  webhookDeliveries.GET,
  webhookDeliveriesIdRetry.POST,
  webhooks.GET,
  webhooks.POST,
  webhooksIdRemoval.POST,
  webhooksIdResumption.POST,
];
