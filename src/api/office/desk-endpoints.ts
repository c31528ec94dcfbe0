import { GET as dashboard } from './dashboard.ts';
import { POST as memberBreak } from './members/[id]/break.ts';
import { POST as grants } from './members/[id]/grants.ts';
import { POST as notes } from './members/[id]/notes.ts';
import { POST as reveal } from './members/[id]/reveal.ts';
import { POST as suspension } from './members/[id]/suspension.ts';
import { GET as member } from './members/[id].ts';
import { GET as members } from './members.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';

/** The office's calls about members, what is sold, who works here and what was done. */
export const deskEndpoints: readonly OfficeEndpoint[] = [
  dashboard,
  members,
  member,
  reveal,
  suspension,
  notes,
  grants,
  memberBreak,
];
