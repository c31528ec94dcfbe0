import type { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { feedbackView, listFeedbackInOffice } from '#domain/content/editing/office-content.ts';
import { createFeedback } from '#domain/content/feedback/edit-feedback.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { newFeedbackContract, officeFeedbackContract } from './feedback.contract.ts';

export const GET = endpoint(officeFeedbackContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage, shelf } = query;
  const brand = brandOf(operator, query.brand);
  const { items, total } = await listFeedbackInOffice(services, { brand, shelf, page, perPage });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});

export const POST = endpoint(newFeedbackContract, async ({ query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  return {
    data: feedbackView(await createFeedback(services, { brand, operator, draft: feedbackDraft(body) })),
  };
});

/** What was sent of a member's words, in the names of the use cases. */
export function feedbackDraft(body: Omit<z.output<typeof newFeedbackContract.body>, 'version'>) {
  return {
    name: body.name,
    texts: body.texts,
    rating: body.rating,
    givenOn: body.given_on,
    source: body.source,
    sourceReference: body.source_reference,
    consentOn: body.consent_on,
  };
}
