import type account from './messages/en/account.json';
import type api from './messages/en/api.json';
import type consent from './messages/en/consent.json';
import type contact from './messages/en/contact.json';
import type credentials from './messages/en/credentials.json';
import type customModel from './messages/en/customModel.json';
import type errors from './messages/en/errors.json';
import type favourite from './messages/en/favourite.json';
import type frame from './messages/en/frame.json';
import type gallery from './messages/en/gallery.json';
import type google from './messages/en/google.json';
import type home from './messages/en/home.json';
import type legal from './messages/en/legal.json';
import type login from './messages/en/login.json';
import type mail from './messages/en/mail.json';
import type member from './messages/en/member.json';
import type methodology from './messages/en/methodology.json';
import type models from './messages/en/models.json';
import type news from './messages/en/news.json';
import type notices from './messages/en/notices.json';
import type office from './messages/en/office.json';
import type officeAccounts from './messages/en/office-accounts.json';
import type officeAlerts from './messages/en/office-alerts.json';
import type officeApprovals from './messages/en/office-approvals.json';
import type officeAudit from './messages/en/office-audit.json';
import type officeContent from './messages/en/office-content.json';
import type officeCoupons from './messages/en/office-coupons.json';
import type officeDashboard from './messages/en/office-dashboard.json';
import type officeFrame from './messages/en/office-frame.json';
import type officeLegal from './messages/en/office-legal.json';
import type officeMembers from './messages/en/office-members.json';
import type officeMessages from './messages/en/office-messages.json';
import type officeModels from './messages/en/office-models.json';
import type officeMonitoring from './messages/en/office-monitoring.json';
import type officeNews from './messages/en/office-news.json';
import type officeOperations from './messages/en/office-operations.json';
import type officeOperators from './messages/en/office-operators.json';
import type officeOrders from './messages/en/office-orders.json';
import type officePlans from './messages/en/office-plans.json';
import type officePolicy from './messages/en/office-policy.json';
import type officeResults from './messages/en/office-results.json';
import type officeSeo from './messages/en/office-seo.json';
import type officeStatements from './messages/en/office-statements.json';
import type officeTheme from './messages/en/office-theme.json';
import type ongoing from './messages/en/ongoing.json';
import type order from './messages/en/order.json';
import type orders from './messages/en/orders.json';
import type ordersPage from './messages/en/orders-page.json';
import type periods from './messages/en/periods.json';
import type pick from './messages/en/pick.json';
import type proof from './messages/en/proof.json';
import type purchase from './messages/en/purchase.json';
import type record from './messages/en/record.json';
import type register from './messages/en/register.json';
import type reset from './messages/en/reset.json';
import type schedule from './messages/en/schedule.json';
import type shell from './messages/en/shell.json';
import type situations from './messages/en/situations.json';
import type sport from './messages/en/sport.json';
import type standings from './messages/en/standings.json';
import type statistics from './messages/en/statistics.json';
import type statsOnly from './messages/en/stats-only.json';
import type subscribe from './messages/en/subscribe.json';
import type ui from './messages/en/ui.json';

/** One line for each file in `messages/<language>/`. The English files are the type that the others are checked against. */
export type MessageFiles = {
  account: typeof account;
  api: typeof api;
  consent: typeof consent;
  contact: typeof contact;
  credentials: typeof credentials;
  customModel: typeof customModel;
  errors: typeof errors;
  favourite: typeof favourite;
  frame: typeof frame;
  gallery: typeof gallery;
  google: typeof google;
  home: typeof home;
  legal: typeof legal;
  login: typeof login;
  mail: typeof mail;
  member: typeof member;
  methodology: typeof methodology;
  models: typeof models;
  news: typeof news;
  notices: typeof notices;
  office: typeof office;
  'office-plans': typeof officePlans;
  'office-content': typeof officeContent;
  'office-news': typeof officeNews;
  'office-operations': typeof officeOperations;
  'office-operators': typeof officeOperators;
  'office-models': typeof officeModels;
  'office-monitoring': typeof officeMonitoring;
  'office-alerts': typeof officeAlerts;
  'office-policy': typeof officePolicy;
  'office-results': typeof officeResults;
  'office-legal': typeof officeLegal;
  'office-messages': typeof officeMessages;
  'office-members': typeof officeMembers;
  'office-coupons': typeof officeCoupons;
  'office-audit': typeof officeAudit;
  'office-accounts': typeof officeAccounts;
  'office-approvals': typeof officeApprovals;
  'office-dashboard': typeof officeDashboard;
  'office-frame': typeof officeFrame;
  'office-orders': typeof officeOrders;
  'office-seo': typeof officeSeo;
  'office-statements': typeof officeStatements;
  'office-theme': typeof officeTheme;
  ongoing: typeof ongoing;
  order: typeof order;
  orders: typeof orders;
  'orders-page': typeof ordersPage;
  pick: typeof pick;
  periods: typeof periods;
  proof: typeof proof;
  purchase: typeof purchase;
  record: typeof record;
  register: typeof register;
  reset: typeof reset;
  schedule: typeof schedule;
  shell: typeof shell;
  situations: typeof situations;
  sport: typeof sport;
  standings: typeof standings;
  statistics: typeof statistics;
  'stats-only': typeof statsOnly;
  subscribe: typeof subscribe;
  ui: typeof ui;
};

export type MessageFile = keyof MessageFiles;

export interface MessageTree {
  readonly [segment: string]: MessageTree | string;
}

/** Every full key of the given files: `shell.menu.open`. An object with `other` is a plural, hence one message. */
export type MessageKey<File extends MessageFile = MessageFile> = {
  [Name in File]: `${Name}.${LeafPath<MessageFiles[Name]>}`;
}[File];

type LeafPath<Tree> = {
  [Segment in keyof Tree & string]: Tree[Segment] extends string | { other: string }
    ? Segment
    : `${Segment}.${LeafPath<Tree[Segment]>}`;
}[keyof Tree & string];
