import { endpoint } from '#api/endpoint.ts';
import { answerKind } from '#domain/content/answer/edit-answers.ts';
import { removeContent } from '#domain/content/editing/change-content.ts';
import { answerView } from '#domain/content/editing/office-content.ts';
import { brandOf } from '../../brand-of.ts';
import { answerRemovalContract } from './removal.contract.ts';

export const POST = endpoint(
  answerRemovalContract,
  async ({ params, query, body }, { services, operator }) => {
    const brand = brandOf(operator, query.brand);
    const row = await removeContent(services, answerKind, { brand, operator, id: params.id, ...body });
    return { data: answerView(row) };
  },
);
