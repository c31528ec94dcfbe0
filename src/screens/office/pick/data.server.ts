import { pickReviewContract } from '#api/office/picks/[id].contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** One published pick with all that it is judged by. */
export async function loadPick(page: OfficePage, id: string) {
  const { data: pick } = await page.ask(pickReviewContract, { params: { id } });
  const messages = await page.messages(['office-results', 'sport'], (t) =>
    t('office-results.pick.title', { serial: pick.serial ?? '-' }),
  );
  return { ...messages, pick };
}

export type Pick = Awaited<ReturnType<typeof loadPick>>['pick'];
