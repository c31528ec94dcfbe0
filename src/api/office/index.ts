import { POST as decide } from './approvals/[id].ts';
import { GET as approvals } from './approvals.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { deskEndpoints } from './desk-endpoints.ts';
import { POST as login } from './login.ts';
import { POST as logout } from './logout.ts';
import { GET as me } from './me.ts';
import { modelEndpoints } from './model-endpoints.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';
import { operationEndpoints } from './operation-endpoints.ts';
import { POST as confirm } from './orders/[id]/confirm.ts';
import { POST as reject } from './orders/[id]/reject.ts';
import { POST as revive } from './orders/[id]/revive.ts';
import { POST as voidOrder } from './orders/[id]/void.ts';
import { queueEndpoints } from './queue-endpoints.ts';
import { POST as setup } from './setup.ts';
import { POST as statements } from './statements.ts';
import { GET as transfers } from './transfers.ts';
import { wordingEndpoints } from './wording-endpoints.ts';

/** Every endpoint of the office. */
export const officeEndpoints: readonly OfficeEndpoint[] = [
  login,
  setup,
  logout,
  me,
  transfers,
  statements,
  confirm,
  reject,
  revive,
  voidOrder,
  approvals,
  decide,
  ...queueEndpoints,
  ...deskEndpoints,
  ...wordingEndpoints,
  ...contentEndpoints,
  ...modelEndpoints,
  ...operationEndpoints,
];
