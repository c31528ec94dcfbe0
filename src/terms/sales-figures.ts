/** The steps from a guest's first page to a renewal: views of pages first, then accounts. */
export const FUNNEL_STEPS = [
  'pages',
  'register_pages',
  'plan_pages',
  'registered',
  'ordered',
  'reported',
  'paid',
  'renewed',
] as const;

export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** The steps that count views and not accounts. */
export const VIEW_STEPS: readonly FunnelStep[] = ['pages', 'register_pages', 'plan_pages'];

/** After how many further months renewals are counted; 0 is the month of the first payment. */
export const RENEWAL_MONTHS = [0, 1, 2, 3, 6, 12] as const;
