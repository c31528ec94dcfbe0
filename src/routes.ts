import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every page of the site. The language is the first segment; home is also served without one. Pages that are under a guard
 * name it in their own file (`routeMiddleware`).
 */
export default [
  layout('screens/frame/screen.tsx', { id: 'frame' }, [
    index('screens/home/screen.tsx', { id: 'home' }),
    route(':language', 'screens/language.tsx', [
      index('screens/home/screen.tsx', { id: 'home-in-language' }),
      route('schedule', 'screens/schedule/screen.tsx'),
      route('unstartedRecord', 'screens/unstarted-record/screen.tsx'),
      route('record', 'screens/record/screen.tsx'),
      route('statistics', 'screens/statistics/screen.tsx'),
      route('news', 'screens/news/screen.tsx'),
      route('subscribe', 'screens/subscribe/screen.tsx'),
      route('terms', 'screens/terms/screen.tsx'),
      route('privacy', 'screens/privacy/screen.tsx'),
      route('proof', 'screens/proof/screen.tsx'),
      route('methodology', 'screens/methodology/screen.tsx'),
      route('login', 'screens/login/screen.tsx'),
      route('register', 'screens/register/screen.tsx'),
      route('resetPassword', 'screens/reset-password/screen.tsx'),
      route('thirdToken', 'screens/third-token/screen.tsx'),
      route('customModel', 'screens/custom-model/screen.tsx'),
      route('mySubscribe', 'screens/my-subscribe/screen.tsx'),
      route('orders', 'screens/orders/screen.tsx'),
      route('purchase', 'screens/purchase/screen.tsx'),
      route('purchase_test', 'screens/purchase/rehearsal-screen.tsx'),
    ]),
    route('*', 'screens/not-found.tsx'),
  ]),
  route('office/gallery', 'screens/gallery/screen.tsx'),
  route('office/login', 'screens/office/login/screen.tsx'),
  route('office', 'screens/office/frame/screen.tsx', [
    layout('screens/office/frame/inner.tsx', [
      index('screens/office/start/screen.tsx'),
      route('transfers', 'screens/office/transfers/screen.tsx'),
      route('orders', 'screens/office/orders/screen.tsx'),
      route('orders/:id', 'screens/office/order/screen.tsx'),
      route('statements', 'screens/office/statements/screen.tsx'),
      route('bank-lines', 'screens/office/bank-lines/screen.tsx'),
      route('approvals', 'screens/office/approvals/screen.tsx'),
      route('approvals/:id', 'screens/office/approval/screen.tsx'),
      route('members', 'screens/office/members/screen.tsx'),
      route('members/:id', 'screens/office/member/screen.tsx'),
      route('plans', 'screens/office/plans/screen.tsx'),
      route('coupons', 'screens/office/coupons/screen.tsx'),
      route('bank-accounts', 'screens/office/bank-accounts/screen.tsx'),
      route('audit', 'screens/office/audit/screen.tsx'),
      route('legal', 'screens/office/legal/screen.tsx'),
      route('legal/:type', 'screens/office/legal-text/screen.tsx'),
      route('models', 'screens/office/models/screen.tsx'),
      route('models/:id', 'screens/office/model/screen.tsx'),
      route('monitoring', 'screens/office/monitoring/screen.tsx'),
      route('alerts', 'screens/office/alerts/screen.tsx'),
      route('operators', 'screens/office/operators/screen.tsx'),
      route('*', 'screens/office/frame/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
