/** The member's own pages in their menu. A page stands here from the day on which it exists. */
export const MEMBER_PAGES = [
  { rest: '/mySubscribe', label: 'shell.menu.mySubscription' },
  { rest: '/orders', label: 'shell.menu.myOrders' },
] as const;
