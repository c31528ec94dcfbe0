/** In this order the page has drawn a step of the check in each of its states. */
export const STEP_STATES = ['done', 'coming', 'failed'] as const;
