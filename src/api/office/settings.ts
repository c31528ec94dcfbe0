import { endpoint } from '#api/endpoint.ts';
import { showBusinessSettings } from '#domain/operations/setting/show-business-settings.ts';
import { shopOf } from '../shop-of.ts';
import { brandOf } from './brand-of.ts';
import { officeSettingsContract } from './settings.contract.ts';

export const GET = endpoint(officeSettingsContract, async ({ query }, { services, operator }) => ({
  data: await showBusinessSettings(services, shopOf(brandOf(operator, query.brand))),
}));
