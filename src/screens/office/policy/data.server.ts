import { policyContract } from '#api/office/policy.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The policy and everything that was tried; `?try=` names the try whose figures are shown, the newest otherwise. */
export async function loadPolicy(page: OfficePage) {
  const [{ data: room }, messages] = await Promise.all([
    page.ask(policyContract),
    page.messages(['office-policy'], (t) => t('office-policy.title')),
  ]);
  const asked = page.url.searchParams.get('try');
  const tries = [...room.simulations, ...room.proposals.map(({ simulation }) => simulation)];
  const shown = tries.find(({ id }) => id === asked) ?? room.simulations[0] ?? null;
  return { ...messages, room, shown };
}

type PolicyData = Awaited<ReturnType<typeof loadPolicy>>;
export type PolicyRoom = PolicyData['room'];
export type Simulation = NonNullable<PolicyData['shown']>;
export type Figures = Simulation['report']['proposed'];
