/** The pages on which a test may run, one test a page and brand at a time. */
export const EXPERIMENT_PLACES = ['home', 'subscribe', 'register'] as const;
export type ExperimentPlace = (typeof EXPERIMENT_PLACES)[number];

/** Where they stand, below their language. */
export const PLACE_PATHS = {
  home: '/',
  subscribe: '/subscribe',
  register: '/register',
} as const satisfies Readonly<Record<ExperimentPlace, string>>;

/** `count` changes nothing: it counts visitors, so that a test can be planned from rows. */
export const EXPERIMENT_KINDS = ['count', 'text', 'layout'] as const;

/** What a visitor is hoped to do: open an account, or make the first order. */
export const EXPERIMENT_GOALS = ['register', 'order'] as const;
export type ExperimentGoal = (typeof EXPERIMENT_GOALS)[number];

export const EXPERIMENT_STATES = ['planned', 'running', 'ended'] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

/** A is the page as it is. */
export const VARIANTS = ['a', 'b'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What a result says; nothing of it is said before the planned number of visitors unless the sequence excludes 0. */
export const EXPERIMENT_VERDICTS = [
  'too_early',
  'b_better',
  'a_better',
  'no_difference',
  'cut_short',
] as const;
export type ExperimentVerdict = (typeof EXPERIMENT_VERDICTS)[number];

/**
 * The messages that may be tested, by the page that alone shows them: words of a headline or a button. None has a place for a figure, and
 * none is a condition of a purchase; a test holds the list to that.
 */
export const TESTED_TEXTS = {
  home: [
    'home.hero.title',
    'home.hero.lead',
    'home.hero.account',
    'home.how.title',
    'home.plans.title',
    'home.plans.compare',
  ],
  subscribe: ['subscribe.title', 'subscribe.get', 'subscribe.question'],
  register: ['register.title', 'register.lead', 'register.submit'],
} as const satisfies Readonly<Record<ExperimentPlace, readonly string[]>>;
export type TestedText = (typeof TESTED_TEXTS)[ExperimentPlace][number];

/** Sections whose order may be tested. All of them are shown either way. */
export const LAYOUT_SWITCHES = {
  home: ['results_before_method', 'plans_before_results'],
  subscribe: [],
  register: [],
} as const satisfies Readonly<Record<ExperimentPlace, readonly string[]>>;
export const LAYOUTS = ['results_before_method', 'plans_before_results'] as const;
export type LayoutSwitch = (typeof LAYOUTS)[number];

/** A test that would take longer than its visitors are remembered cannot be started. */
export const MAX_EXPERIMENT_DAYS = 60;
/** Below so many visitors of a variant the interval's approximation is not to be trusted. */
export const MIN_PER_VARIANT = 200;
/** A baseline of fewer would be a guess. */
export const MIN_BASELINE_VISITORS = 200;
export const MIN_BASELINE_CONVERSIONS = 5;
