import { showBusinessSettings } from '#domain/operations/setting/show-business-settings.ts';
import { shopOf } from '../shop-of.ts';
import { brandOf } from './brand-of.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { officeSettingsContract } from './settings.contract.ts';

export const GET = officeEndpoint(officeSettingsContract, async ({ query }, { services, operator }) => ({
  data: await showBusinessSettings(services, shopOf(brandOf(operator, query.brand))),
}));
