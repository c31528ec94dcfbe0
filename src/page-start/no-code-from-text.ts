declare global {
  /** The settings of the schemas' library, which it reads wherever it is loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * The schemas' library tries once whether it may make code from text, which the policy refuses and reports. Told so before the first schema
 * is made, it does without. The server has no such policy, and is faster with that code.
 */
if (!import.meta.env.SSR) {
  globalThis.__zod_globalConfig ??= {};
  globalThis.__zod_globalConfig.jitless = true;
}
