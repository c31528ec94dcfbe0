import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { CouponList } from './coupon-list.tsx';
import { loadCoupons } from './data.server.ts';
import { MakeCoupon } from './make-coupon.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadCoupons(officePage(args));
}

export default function Coupons() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={<MakeCoupon data={data} />}>
      <CouponList {...data} />
    </OfficeScreen>
  );
}
