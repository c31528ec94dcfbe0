import {
  type CustomerFeedbackRow,
  insertCustomerFeedback,
  lockFeedback,
  updateFeedback,
} from '#db/queries/customer-feedback.ts';
import { localTexts } from '#domain/content/announcement/edit-announcements.ts';
import {
  type ContentKind,
  changeContent,
  createContent,
  type SeenContent,
} from '#domain/content/editing/change-content.ts';
import { assertNoTypedClaims } from '#domain/content/editing/claim-lint.ts';
import type { ContentEditor } from '#domain/content/editing/note-change.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { cleanLine, cleanLines } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';

type FeedbackDraft = Pick<
  CustomerFeedbackRow,
  'name' | 'texts' | 'rating' | 'givenOn' | 'source' | 'sourceReference' | 'consentOn'
>;

const feedbackKind: ContentKind<CustomerFeedbackRow> = {
  name: 'feedback',
  lock: lockFeedback,
  update: updateFeedback,
  picture: ({ name, texts, rating, givenOn, source, sourceReference, consentOn, approved, withdrawnAt }) => ({
    name,
    texts,
    rating,
    given_on: givenOn,
    source,
    source_reference: sourceReference,
    consent_on: consentOn,
    shown: approved,
    withdrawn_at: withdrawnAt,
  }),
};

/** Writes down what a member said. No one sees it before it is published. */
export async function createFeedback(
  services: Services,
  { draft, ...by }: ContentEditor & { readonly draft: FeedbackDraft },
): Promise<CustomerFeedbackRow> {
  const clean = readDraft(draft, services.clock.now());
  return createContent(services, feedbackKind, {
    ...by,
    insert: insertCustomerFeedback,
    rowOf: (_, common) => ({ ...clean, ...common, approved: false, withdrawnAt: null }),
  });
}

/** Changes what was written down; it is taken off the site until it is published again, so that nothing unseen changes there. */
export async function saveFeedback(
  services: Services,
  { draft, ...rest }: SeenContent & { readonly draft: FeedbackDraft },
): Promise<CustomerFeedbackRow> {
  const set = { ...readDraft(draft, services.clock.now()), approved: false, isSample: false };
  return changeContent(services, feedbackKind, {
    ...rest,
    action: 'feedback.changed',
    change: (row) => {
      assertNotWithdrawn(row);
      return set;
    },
  });
}

type FeedbackStep = 'publish' | 'hide' | 'withdraw';

/**
 * Shows a member's words on the site, takes them off, or keeps for good that the member wants them no longer. Throws 'invalid'
 * at what is missing where it is not known that the member agreed, and where the words come from.
 */
export async function moveFeedback(
  services: Services,
  {
    step,
    reason,
    ...rest
  }: SeenContent & { readonly step: FeedbackStep; readonly reason?: string | undefined },
): Promise<CustomerFeedbackRow> {
  const actions = { publish: 'published', hide: 'hidden', withdraw: 'withdrawn' } as const;
  return changeContent(services, feedbackKind, {
    ...rest,
    reason,
    action: `feedback.${actions[step]}`,
    change: (row, now) => {
      assertNotWithdrawn(row);
      if (step === 'withdraw') return { approved: false, withdrawnAt: now };
      if (row.approved === (step === 'publish')) {
        throw new AppError('conflict', 'so already', {
          fields: { base: [{ key: 'office.nothingToChange' }] },
        });
      }
      if (step === 'publish' && !row.isSample) assertProven(row);
      return { approved: step === 'publish' };
    },
  });
}

function assertNotWithdrawn(row: CustomerFeedbackRow): void {
  if (row.withdrawnAt === null) return;
  throw new AppError('conflict', 'withdrawn', { fields: { base: [{ key: 'office.content.withdrawn' }] } });
}

function assertProven({ consentOn, source, sourceReference }: CustomerFeedbackRow): void {
  const errors: Record<string, PublicMessage[]> = {
    ...(consentOn === null ? { consent_on: [{ key: 'office.content.consentMissing' }] } : {}),
    ...(source === null || sourceReference === ''
      ? { source_reference: [{ key: 'office.content.sourceMissing' }] }
      : {}),
  };
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid', 'no consent or source', { fields: errors });
}

/** A member's praise that names a gain would be an advertisement with a figure: such figures are refused (docs/product/picks.md). */
function readDraft(draft: FeedbackDraft, now: Date): FeedbackDraft & { readonly consent: boolean } {
  const texts = localTexts(draft.texts, cleanLines);
  const name = cleanLine(draft.name);
  const today = brandDay(now);
  const errors: Record<string, PublicMessage[]> = {
    ...(name === '' ? { name: [{ key: 'required' }] } : {}),
    ...(Object.keys(texts).length === 0 ? { 'texts.en': [{ key: 'office.content.noText' }] } : {}),
    ...(draft.givenOn > today ? { given_on: [{ key: 'office.content.comingDay' }] } : {}),
    ...(draft.consentOn !== null && draft.consentOn > today
      ? { consent_on: [{ key: 'office.content.comingDay' }] }
      : {}),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'feedback', { fields: errors });
  assertNoTypedClaims(
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [`texts.${locale}`, text])),
  );
  return {
    name,
    texts,
    rating: draft.rating,
    givenOn: draft.givenOn,
    source: draft.source,
    sourceReference: cleanLine(draft.sourceReference),
    consentOn: draft.consentOn,
    consent: draft.consentOn !== null,
  };
}
