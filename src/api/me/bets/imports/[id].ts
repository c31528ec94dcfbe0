import { endpoint } from '#api/endpoint.ts';
import { deleteImport } from '#domain/picks/own-bet/delete-bets.ts';
import { deleteImportContract } from './[id].contract.ts';

export const DELETE = endpoint(deleteImportContract, async ({ params }, { services, member }) => {
  await deleteImport(services, { accountId: member.id, id: params.id });
  return { data: {} };
});
