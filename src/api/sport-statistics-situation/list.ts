import { listSituations } from '#domain/forecasting/statistics/list-situations.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { endpoint } from '../endpoint.ts';
import { situationListContract } from './list.contract.ts';

export const GET = endpoint(situationListContract, async ({ query }, { locale }) => {
  const messages = await loadMessages(locale, ['situations']);
  const t = createTranslator<'situations'>({ locale, messages });
  return {
    data: listSituations(query.sport).map(({ id, sport }) => ({
      id,
      sport,
      name: t(`situations.${id}.name`),
      description: t(`situations.${id}.description`),
    })),
  };
});
