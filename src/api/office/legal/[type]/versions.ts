import { endpoint } from '#api/endpoint.ts';
import { openLegalBrand } from '#api/get-brand.ts';
import { publishLegalVersion } from '#domain/content/legal/publish-legal-version.ts';
import { brandOf } from '../../brand-of.ts';
import { publishLegalContract } from './versions.contract.ts';

export const POST = endpoint(
  publishLegalContract,
  async ({ params, query, body }, { services, operator }) => {
    const version = await publishLegalVersion(services, {
      brand: await openLegalBrand(services, brandOf(operator, query.brand)),
      type: params.type,
      operator,
      version: body.version,
      note: body.note,
      effectiveAt: body.effective_at === null ? null : new Date(body.effective_at),
    });
    return { data: { version } };
  },
);
