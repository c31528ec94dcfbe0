import type { Endpoint } from '../endpoint.ts';
import * as alerts from './alerts.ts';
import * as aliases from './aliases.ts';
import * as announcementOrder from './announcement-order.ts';
import * as announcements from './announcements.ts';
import * as answerTrial from './answer-trial.ts';
import * as answers from './answers.ts';
import * as approvals from './approvals.ts';
import * as audit from './audit.ts';
import * as bankAccounts from './bank-accounts.ts';
import * as bankLines from './bank-lines.ts';
import * as brands from './brands.ts';
import * as builtInLegal from './built-in-legal.ts';
import * as contactOrder from './contact-order.ts';
import * as contacts from './contacts.ts';
import * as coupons from './coupons.ts';
import * as dashboard from './dashboard.ts';
import * as disputes from './disputes.ts';
import * as emails from './emails.ts';
import * as experimentChoices from './experiment-choices.ts';
import * as experiments from './experiments.ts';
import * as feedback from './feedback.ts';
import * as feeds from './feeds.ts';
import * as firstRun from './first-run.ts';
import * as firstSteps from './first-steps.ts';
import * as jobs from './jobs.ts';
import * as keys from './keys.ts';
import * as languages from './languages.ts';
import * as leagueOffers from './league-offers.ts';
import * as leagues from './leagues.ts';
import * as legal from './legal.ts';
import * as login from './login.ts';
import * as logout from './logout.ts';
import * as me from './me.ts';
import * as members from './members.ts';
import * as messages from './messages.ts';
import * as models from './models.ts';
import * as monitoring from './monitoring.ts';
import * as news from './news.ts';
import * as newsImages from './news-images.ts';
import * as newsTags from './news-tags.ts';
import * as notifications from './notifications.ts';
import * as operators from './operators.ts';
import * as orders from './orders.ts';
import * as picks from './picks.ts';
import * as plans from './plans.ts';
import * as policy from './policy.ts';
import * as redirectHosts from './redirect-hosts.ts';
import * as redirects from './redirects.ts';
import * as refusals from './refusals.ts';
import * as results from './results.ts';
import * as search from './search.ts';
import * as seo from './seo.ts';
import * as settings from './settings.ts';
import * as setup from './setup.ts';
import * as statements from './statements.ts';
import * as teams from './teams.ts';
import * as theme from './theme.ts';
import * as transfers from './transfers.ts';
import * as typedPayments from './typed-payments.ts';
import * as webhookDeliveries from './webhook-deliveries.ts';
import * as webhooks from './webhooks.ts';

/** The endpoints of the office on whole lists, written from the files by `node scripts/build/generate-endpoints.ts`. */
export const collectionEndpoints: readonly Endpoint[] = [
  alerts.GET,
  aliases.GET,
  announcementOrder.POST,
  announcements.GET,
  announcements.POST,
  answerTrial.GET,
  answers.GET,
  answers.POST,
  approvals.GET,
  audit.GET,
  bankAccounts.GET,
  bankAccounts.POST,
  bankLines.GET,
  brands.GET,
  brands.POST,
  builtInLegal.POST,
  contactOrder.POST,
  contacts.GET,
  contacts.POST,
  coupons.GET,
  coupons.POST,
  dashboard.GET,
  disputes.GET,
  emails.GET,
  experimentChoices.GET,
  experiments.GET,
  experiments.POST,
  feedback.GET,
  feedback.POST,
  feeds.GET,
  firstRun.GET,
  firstRun.POST,
  firstSteps.GET,
  jobs.GET,
  keys.GET,
  keys.POST,
  languages.GET,
  leagueOffers.GET,
  leagues.GET,
  leagues.POST,
  legal.GET,
  login.POST,
  logout.POST,
  me.GET,
  members.GET,
  messages.GET,
  messages.POST,
  models.GET,
  monitoring.GET,
  news.GET,
  news.POST,
  newsImages.POST,
  newsTags.GET,
  notifications.GET,
  notifications.POST,
  operators.GET,
  operators.POST,
  orders.GET,
  picks.GET,
  plans.GET,
  policy.GET,
  redirectHosts.POST,
  redirects.GET,
  redirects.POST,
  refusals.GET,
  results.GET,
  results.POST,
  search.GET,
  seo.GET,
  seo.POST,
  settings.GET,
  setup.POST,
  statements.GET,
  statements.POST,
  teams.GET,
  theme.GET,
  theme.POST,
  transfers.GET,
  typedPayments.GET,
  webhookDeliveries.GET,
  webhooks.GET,
  webhooks.POST,
];
