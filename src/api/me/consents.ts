import { acceptVersions, listDueConsents, showDueConsents } from '#domain/content/legal/due-consents.ts';
import { endpoint } from '../endpoint.ts';
import { openBrand } from '../get-brand.ts';
import { consentLaterCookie } from '../session-cookies.ts';
import { acceptVersionsContract, dueConsentsContract } from './consents.contract.ts';

export const GET = endpoint(dueConsentsContract, async (_input, { services, member, locale }) => {
  const brand = await openBrand(services, member.brand);
  return { data: [...(await showDueConsents(services, { brand, member, locale }))] };
});

export const POST = endpoint(
  acceptVersionsContract,
  async ({ body }, { services, member, locale, isHttps }) => {
    const options = { brand: await openBrand(services, member.brand), member, locale };
    if (body.agree) {
      await acceptVersions(services, { ...options, shown: body.documents });
      return { data: {} };
    }
    const due = await listDueConsents(services, options);
    const versions = due.map(({ document }) => document);
    return { data: {}, cookies: [consentLaterCookie({ member, versions, isHttps })] };
  },
);
