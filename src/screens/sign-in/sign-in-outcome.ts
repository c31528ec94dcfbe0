import type { z } from 'zod';
import type { providerSignInSchema } from '#api/profile.contract.ts';
import type { SentForm } from '../sent-form.server.ts';

/** What the server says of somebody for whom a provider has vouched. */
export type ProviderAnswer = z.output<typeof providerSignInSchema>;

/** What still stands between the reader and their session. */
export type SignInQuestion = Exclude<ProviderAnswer, { state: 'signed_in' }>;

/** What a page on which one signs in says of a form that was sent to it. */
export type SentSignIn = SentForm & { readonly question?: SignInQuestion };
