import { shopOf } from '#api/shop-of.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { proposeSetting } from '#domain/operations/setting/propose-setting.ts';
import { brandOf } from '../brand-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { changeSettingContract } from './[key].contract.ts';

export const POST = officeEndpoint(
  changeSettingContract,
  async ({ params, query, body }, { services, operator }) => {
    const shop = shopOf(brandOf(operator, query.brand));
    return { data: approvalView(await proposeSetting(services, { ...params, ...body, shop, operator })) };
  },
);
