import { showMemberLedger } from '#domain/picks/ledger/show-member-ledger.ts';
import { endpoint } from '../endpoint.ts';
import { memberLedgerContract } from './ledger.contract.ts';

export const GET = endpoint(memberLedgerContract, async (_input, { services, member, locale }) => ({
  data: await showMemberLedger(services, { member, locale }),
}));
