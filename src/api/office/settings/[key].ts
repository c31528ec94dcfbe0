import { endpoint } from '#api/endpoint.ts';
import { shopOf } from '#api/shop-of.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { proposeSetting } from '#domain/operations/setting/propose-setting.ts';
import { brandOf } from '../brand-of.ts';
import { changeSettingContract } from './[key].contract.ts';

export const POST = endpoint(
  changeSettingContract,
  async ({ params, query, body }, { services, operator }) => {
    const shop = shopOf(brandOf(operator, query.brand));
    return { data: approvalView(await proposeSetting(services, { ...params, ...body, shop, operator })) };
  },
);
