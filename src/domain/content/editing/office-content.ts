import { type AnnouncementRow, listAllAnnouncements } from '#db/queries/announcement.ts';
import { type ContactInfoRow, listAllContacts } from '#db/queries/contact-info.ts';
import {
  type CustomerFeedbackRow,
  type FeedbackShelf,
  listOfficeFeedback,
} from '#db/queries/customer-feedback.ts';
import { type AnswerFilter, type KeywordAnswerRow, listOfficeAnswers } from '#db/queries/keyword-answer.ts';
import type { Services } from '#domain/services.ts';

type AnnouncementState = 'live' | 'coming' | 'ended' | 'removed';

/** A brand's announcements in their order. */
export async function listOfficeAnnouncements(services: Services, brand: string) {
  const now = services.clock.now();
  return (await listAllAnnouncements(services.db, brand)).map((row) => announcementView(row, now));
}

export function announcementView(row: AnnouncementRow, now: Date) {
  return {
    id: row.id,
    texts: { ...row.texts },
    is_sample: row.isSample,
    version: row.version,
    from: row.fromAt.toISOString(),
    until: row.untilAt?.toISOString() ?? null,
    state: announcementState(row, now),
    updated_at: row.updatedAt.toISOString(),
  };
}

function announcementState({ removedAt, fromAt, untilAt }: AnnouncementRow, now: Date): AnnouncementState {
  if (removedAt !== null) return 'removed';
  if (fromAt > now) return 'coming';
  return untilAt !== null && untilAt <= now ? 'ended' : 'live';
}

/** A brand's contacts in their order. */
export async function listOfficeContacts({ db }: Services, brand: string) {
  return (await listAllContacts(db, brand)).map(contactView);
}

export function contactView(row: ContactInfoRow) {
  return {
    id: row.id,
    type: row.type,
    value: row.value,
    hours: { ...row.hours },
    is_sample: row.isSample,
    is_removed: row.removedAt !== null,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
  };
}

type OfficePage = { readonly page: number; readonly perPage: number };
const boundsOf = ({ page, perPage }: OfficePage) => ({ limit: perPage, offset: (page - 1) * perPage });

/** A page of a brand's written answers. */
export async function listAnswersInOffice({ db }: Services, options: AnswerFilter & OfficePage) {
  const { rows, total } = await listOfficeAnswers(db, options, boundsOf(options));
  return { items: rows.map(answerView), total };
}

export function answerView(row: KeywordAnswerRow) {
  return {
    id: row.id,
    language: row.languageCode,
    question: row.question,
    keywords: row.keywords,
    answer: row.answer,
    is_sample: row.isSample,
    is_removed: row.removedAt !== null,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A page of what members said about a brand. */
export async function listFeedbackInOffice(
  { db }: Services,
  options: { readonly brand: string; readonly shelf: FeedbackShelf } & OfficePage,
) {
  const { rows, total } = await listOfficeFeedback(db, options, boundsOf(options));
  return { items: rows.map(feedbackView), total };
}

export function feedbackView(row: CustomerFeedbackRow) {
  return {
    id: row.id,
    name: row.name,
    texts: { ...row.texts },
    rating: row.rating,
    given_on: row.givenOn,
    source: row.source,
    source_reference: row.sourceReference,
    consent_on: row.consentOn,
    state: feedbackState(row),
    is_sample: row.isSample,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
  };
}

function feedbackState({ withdrawnAt, approved }: CustomerFeedbackRow) {
  if (withdrawnAt !== null) return 'withdrawn' as const;
  return approved ? ('shown' as const) : ('hidden' as const);
}
