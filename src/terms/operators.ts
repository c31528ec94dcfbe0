export const OPERATOR_ROLES = ['owner', 'finance', 'support', 'content', 'analyst', 'auditor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const ALERT_SEVERITIES = ['critical', 'warning'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** How the person who makes the first owner on a page shows that the site is theirs. */
export const FIRST_RUN_WAYS = ['machine', 'token'] as const;
export type FirstRunWay = (typeof FIRST_RUN_WAYS)[number];

/** The settings that an operator can try out. */
export const TRIAL_KINDS = ['email', 'odds_key', 'push'] as const;
export type TrialKind = (typeof TRIAL_KINDS)[number];

/** How a test message to a device went; one that is gone has been removed. */
export const PUSH_TRIAL_OUTCOMES = ['sent', 'gone', 'refused', 'unreachable'] as const;
export type PushTrialOutcome = (typeof PUSH_TRIAL_OUTCOMES)[number];

/** How a test e-mail went. */
export const EMAIL_TRIAL_OUTCOMES = [
  'sent',
  'refused',
  'login_refused',
  'no_tls',
  'unreachable',
  'not_set',
] as const;
export type EmailTrialOutcome = (typeof EMAIL_TRIAL_OUTCOMES)[number];

/** How a test of the provider's key went. */
export const KEY_TRIAL_OUTCOMES = ['good', 'refused', 'not_set'] as const;
export type KeyTrialOutcome = (typeof KEY_TRIAL_OUTCOMES)[number];

/** Whether the provider has a league of a key, and whether it is in season. */
export const LEAGUE_KEY_OUTCOMES = ['in_season', 'out_of_season', 'unknown', 'refused', 'not_set'] as const;
export type LeagueKeyOutcome = (typeof LEAGUE_KEY_OUTCOMES)[number];

/** What a new site needs, in the order in which it is asked for. */
export const FIRST_STEPS = [
  'owner',
  'brand',
  'legal',
  'bank_account',
  'email',
  'odds_key',
  'leagues',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** `unset`: a setting that the site has to be started with is not there. */
export const FIRST_STEP_STATES = ['done', 'waiting', 'open', 'failed', 'unset'] as const;
export type FirstStepState = (typeof FIRST_STEP_STATES)[number];
