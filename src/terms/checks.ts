/** What the site checks of itself in public (docs/audit.md). */
export const PUBLIC_CHECKS = [
  'ledger',
  'timestamps',
  'closes',
  'audit_log',
  'books',
  'features',
  'plan_forecast',
  'calibration',
  'opening_line',
] as const;
export type PublicCheck = (typeof PUBLIC_CHECKS)[number];

/** How a check ended; `few`: there is too little to check, `failed`: it could not be carried out. */
export const CHECK_STATES = ['holds', 'broken', 'few', 'failed'] as const;
