import { sendTestEmail } from '#domain/operations/trial/send-test-email.ts';
import { endpoint } from '../../endpoint.ts';
import { brandOf } from '../brand-of.ts';
import { tryEmailContract } from './email.contract.ts';

export const POST = endpoint(tryEmailContract, async ({ query }, { services, operator, locale }) => ({
  data: await sendTestEmail(services, { operator, brand: brandOf(operator, query.brand), locale }),
}));
