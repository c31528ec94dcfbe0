import { endpoint } from '#api/endpoint.ts';
import { importRedirects } from '#domain/content/seo/redirect-files.ts';
import { translateMessage } from '../../reader-messages.ts';
import { brandOf } from '../brand-of.ts';
import { importRedirectsContract } from './import.contract.ts';

export const POST = endpoint(
  importRedirectsContract,
  async ({ query, body }, { services, operator, locale }) => {
    const brand = brandOf(operator, query.brand);
    const { csv, dry_run: dryRun } = body;
    const done = await importRedirects(services, { brand, operator, csv, dryRun });
    const errors = await Promise.all(
      done.errors.map(async ({ row, field, message }) => ({
        row,
        field,
        text: await translateMessage(message, locale),
      })),
    );
    return { data: { ...done, errors } };
  },
);
