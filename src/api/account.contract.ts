import type { Contract } from './endpoint.contract.ts';
import { profileSchema } from './profile.contract.ts';

export const accountContract = {
  method: 'GET',
  path: '/account',
  summary: 'The profile of the member who is signed in; sets the profile cookie again.',
  access: 'member',
  scope: 'profile.read',
  data: profileSchema,
  statuses: [200, 302, 423],
} as const satisfies Contract;
