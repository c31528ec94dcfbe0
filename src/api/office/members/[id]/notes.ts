import { endpoint } from '#api/endpoint.ts';
import { noteMember } from '#domain/accounts/member/note-member.ts';
import { brandOf } from '../../brand-of.ts';
import { notesContract } from './notes.contract.ts';

export const POST = endpoint(notesContract, async ({ params, query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  return { data: await noteMember(services, { brand, uuid: params.id, text: body.text, operator }) };
});
