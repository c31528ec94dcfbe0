import { endpoint } from '#api/endpoint.ts';
import { feedbackView } from '#domain/content/editing/office-content.ts';
import { moveFeedback } from '#domain/content/feedback/edit-feedback.ts';
import { brandOf } from '../../brand-of.ts';
import { feedbackStepsContract } from './steps.contract.ts';

export const POST = endpoint(
  feedbackStepsContract,
  async ({ params, query, body }, { services, operator }) => {
    const brand = brandOf(operator, query.brand);
    const row = await moveFeedback(services, { brand, operator, id: params.id, ...body });
    return { data: feedbackView(row) };
  },
);
