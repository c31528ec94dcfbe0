import { endpoint } from '#api/endpoint.ts';
import { getBrand } from '#api/get-brand.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import { proposeSetting } from '#domain/operations/setting/propose-setting.ts';
import { brandOf } from '../brand-of.ts';
import { changeSettingContract } from './[key].contract.ts';

export const POST = endpoint(
  changeSettingContract,
  async ({ params, query, body }, { services, operator }) => {
    const brand = getBrand(brandOf(operator, query.brand));
    return { data: approvalView(await proposeSetting(services, { ...params, ...body, brand, operator })) };
  },
);
