import { z } from 'zod';
import { leagueRulesSchema } from '#terms/league-rules.ts';
import {
  cardSchema,
  forecastSchema,
  fullPickSchema,
  lockedCardSchema,
  teamFormSchema,
} from './ai-strategy/card.contract.ts';
import { recordRowSchema } from './ai-strategy/order/record.contract.ts';
import { claimSchema } from './claims.contract.ts';
import { contactSchema } from './contact-infos.contract.ts';
import {
  lockBoxSchema,
  modelFiguresSchema,
  modelRecordSchema,
  modelRowSchema,
  modelSchema,
} from './custom-strategy-model/model.contract.ts';
import { modelPickSchema, upcomingPickSchema } from './custom-strategy-model/model-pick.contract.ts';
import { messagesSchema, pageMeta } from './endpoint.contract.ts';
import {
  meanSchema,
  rateSchema,
  recordWindowSchema,
  returnSchema,
  summarySchema,
} from './figures.contract.ts';
import { officeAnnouncementSchema } from './office/announcements.contract.ts';
import { officeAnswerSchema } from './office/answers.contract.ts';
import { approvalSchema } from './office/approval.contract.ts';
import { bankLineSchema } from './office/bank-line.contract.ts';
import { officeContactSchema } from './office/contacts.contract.ts';
import { officeCouponSchema } from './office/coupons.contract.ts';
import { feedHealthSchema } from './office/feed-health.contract.ts';
import { officeFeedbackSchema } from './office/feedback.contract.ts';
import { legalVersionSchema } from './office/legal.contract.ts';
import { maskedMemberSchema } from './office/members.contract.ts';
import { modelDetailSchema, trainingSchema } from './office/models.contract.ts';
import { newsLineSchema } from './office/news.contract.ts';
import { operatorSchema } from './office/office.contract.ts';
import { pickReviewSchema } from './office/picks/[id].contract.ts';
import { policyRoomSchema, simulationSchema } from './office/policy.contract.ts';
import { officeRedirectSchema } from './office/redirects.contract.ts';
import { resultReviewSchema } from './office/results.contract.ts';
import { seoPageSchema } from './office/seo.contract.ts';
import { operatorSecretsSchema } from './office/setup.contract.ts';
import { orderBankSchema, orderDetailSchema, orderSchema } from './order.contract.ts';
import { lockedPickSchema, openPickSchema } from './pick.contract.ts';
import { profileSchema, signedInSchema } from './profile.contract.ts';
import { sectionDiffSchema } from './section-diff.contract.ts';
import { gameSchema } from './sport/game.contract.ts';
import { webhookDeliverySchema, webhookSchema } from './webhook.contract.ts';

/** Shapes that several calls answer, by the name that a client's generator gives them. */
const SHARED: Readonly<Record<string, z.ZodType>> = {
  Card: cardSchema,
  Claim: claimSchema,
  Contact: contactSchema,
  Forecast: forecastSchema,
  FullPick: fullPickSchema,
  Game: gameSchema,
  LockBox: lockBoxSchema,
  LockedCard: lockedCardSchema,
  LockedPick: lockedPickSchema,
  Mean: meanSchema,
  Messages: messagesSchema,
  Model: modelSchema,
  ModelFigures: modelFiguresSchema,
  ModelPick: modelPickSchema,
  ModelRecord: modelRecordSchema,
  ModelRow: modelRowSchema,
  OpenPick: openPickSchema,
  Order: orderSchema,
  OrderBank: orderBankSchema,
  OrderDetail: orderDetailSchema,
  PageMeta: pageMeta,
  Profile: profileSchema,
  Rate: rateSchema,
  RecordRow: recordRowSchema,
  RecordWindow: recordWindowSchema,
  Return: returnSchema,
  SectionDiff: sectionDiffSchema,
  SignedIn: signedInSchema,
  Summary: summarySchema,
  TeamForm: teamFormSchema,
  UpcomingPick: upcomingPickSchema,
  Webhook: webhookSchema,
  WebhookDelivery: webhookDeliverySchema,
  Announcement: officeAnnouncementSchema,
  Answer: officeAnswerSchema,
  Approval: approvalSchema,
  BankLine: bankLineSchema,
  OfficeContact: officeContactSchema,
  Coupon: officeCouponSchema,
  FeedHealth: feedHealthSchema,
  Feedback: officeFeedbackSchema,
  LeagueRules: leagueRulesSchema,
  LegalVersion: legalVersionSchema,
  MaskedMember: maskedMemberSchema,
  OfficeModel: modelDetailSchema,
  Training: trainingSchema,
  NewsLine: newsLineSchema,
  Operator: operatorSchema,
  OperatorSecrets: operatorSecretsSchema,
  OfficePick: pickReviewSchema,
  Policy: policyRoomSchema,
  Simulation: simulationSchema,
  Redirect: officeRedirectSchema,
  OfficeResult: resultReviewSchema,
  SeoPage: seoPageSchema,
};

/** The same, as the writer of schemas looks them up. */
export const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(SHARED)) names.add(schema, { id });
