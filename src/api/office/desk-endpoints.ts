import { GET as auditVerification } from './audit/verification.ts';
import { GET as audit } from './audit.ts';
import { GET as bankAccounts, POST as newBankAccount } from './bank-accounts.ts';
import { POST as changeCoupon } from './coupons/[id].ts';
import { GET as couponPreview } from './coupons/preview.ts';
import { GET as coupons, POST as newCoupon } from './coupons.ts';
import { GET as dashboard } from './dashboard.ts';
import { GET as exports } from './exports/[kind].ts';
import { GET as listExports } from './list-exports/[kind].ts';
import { POST as memberBreak } from './members/[id]/break.ts';
import { POST as grants } from './members/[id]/grants.ts';
import { POST as notes } from './members/[id]/notes.ts';
import { POST as reveal } from './members/[id]/reveal.ts';
import { POST as suspension } from './members/[id]/suspension.ts';
import { GET as member } from './members/[id].ts';
import { GET as members } from './members.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';
import { POST as resetOperator } from './operators/[id]/reset.ts';
import { POST as changeOperator } from './operators/[id].ts';
import { POST as newOperator, GET as operators } from './operators.ts';
import { POST as planChanges } from './plans/[id]/changes.ts';
import { POST as planPrices } from './plans/[id]/prices.ts';
import { GET as plans } from './plans.ts';

/** The office's calls about members, what is sold, who works here and what was done. */
export const deskEndpoints: readonly OfficeEndpoint[] = [
  ...[dashboard, members, member, reveal, suspension, notes, grants, memberBreak],
  ...[plans, planPrices, planChanges, coupons, newCoupon, couponPreview, changeCoupon],
  ...[bankAccounts, newBankAccount],
  ...[operators, newOperator, changeOperator, resetOperator],
  ...[audit, auditVerification, exports, listExports],
];
