import { endpoint } from '#api/endpoint.ts';
import { feedbackView } from '#domain/content/editing/office-content.ts';
import { saveFeedback } from '#domain/content/feedback/edit-feedback.ts';
import { brandOf } from '../brand-of.ts';
import { feedbackDraft } from '../feedback.ts';
import { saveFeedbackContract } from './[id].contract.ts';

export const POST = endpoint(
  saveFeedbackContract,
  async ({ params, query, body }, { services, operator }) => {
    const brand = brandOf(operator, query.brand);
    const options = { brand, operator, id: params.id, version: body.version, draft: feedbackDraft(body) };
    return { data: feedbackView(await saveFeedback(services, options)) };
  },
);
