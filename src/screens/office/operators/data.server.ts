import { operatorsContract } from '#api/office/operators.contract.ts';
import { createTranslator } from '#i18n/t.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Everybody who works for one of the owner's brands. */
export async function loadOperators(page: OfficePage) {
  const [{ data: operators }, messages] = await Promise.all([
    page.ask(operatorsContract),
    page.messages(['office-operators'], (t) => t('office-operators.title')),
  ]);
  const t = createTranslator<'office-operators'>(messages);
  return { ...messages, lead: t('office-operators.lead'), operators };
}

export type OperatorsData = Awaited<ReturnType<typeof loadOperators>>;
export type Colleague = OperatorsData['operators'][number];
