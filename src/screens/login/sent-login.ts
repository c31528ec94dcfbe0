import type { SentSignIn } from '../sign-in/sign-in-outcome.ts';

/** What the log-in page says of a form that was sent to it. */
export type SentLogin = SentSignIn & { readonly isVerified?: boolean };
