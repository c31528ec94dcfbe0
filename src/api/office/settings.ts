import { endpoint } from '#api/endpoint.ts';
import { showBusinessSettings } from '#domain/operations/setting/show-business-settings.ts';
import { getBrand } from '../get-brand.ts';
import { brandOf } from './brand-of.ts';
import { officeSettingsContract } from './settings.contract.ts';

export const GET = endpoint(officeSettingsContract, async ({ query }, { services, operator }) => ({
  data: await showBusinessSettings(services, getBrand(brandOf(operator, query.brand))),
}));
