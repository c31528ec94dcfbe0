import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  genericGrantRequest,
  None,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Env } from '#platform/env.ts';
import { type GoogleIdentity, readIdentity } from './google-identity.ts';

const SCOPE = 'openid email profile';
const TIMEOUT_S = 10;
/** What the popup's code is exchanged with in place of an address (Google's convention). */
const POPUP_REDIRECT = 'postmessage';

/** What the provider says of an access token: for whom it was made, and about whom. */
const tokenInfoSchema = z.object({ aud: z.string(), sub: z.string() });

type Settings = Pick<Env, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER'>;

/** The provider's addresses and keys are asked for once a process and client. */
const known = new Map<string, Promise<Configuration>>();

/** Throws 'not_found' where no client id is configured: there is no such way to sign in then. */
async function configurationOf(env: Settings): Promise<{ config: Configuration; clientId: string }> {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = env;
  if (clientId === undefined) {
    throw new AppError('not_found', 'no Google client', {
      fields: { base: [{ key: 'member.providerOff' }] },
    });
  }
  const key = JSON.stringify([issuer, clientId, secret]);
  const asked = known.get(key) ?? discover({ issuer, clientId, secret });
  known.set(key, asked);
  // A provider that could not be reached is asked again the next time.
  asked.catch(() => known.delete(key));
  return { config: await asked, clientId };
}

/** An http address is allowed by the environment's own check only where it is not production. */
function discover(options: {
  issuer: string;
  clientId: string;
  secret: string | undefined;
}): Promise<Configuration> {
  const { issuer, clientId, secret } = options;
  const isPlain = issuer.startsWith('http:');
  return discovery(
    new URL(issuer),
    clientId,
    { timeout: TIMEOUT_S, ...(secret === undefined ? {} : { client_secret: secret }) },
    secret === undefined ? None() : ClientSecretPost(secret),
    {
      timeout: TIMEOUT_S,
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    },
  );
}

type RedirectSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** The address to which the browser goes for a sign-in by redirect. */
export async function authorizationUrl(
  { env }: Services,
  options: {
    readonly redirectUri: string;
    readonly state: string;
    readonly nonce: string;
    readonly challenge: string;
  },
): Promise<string> {
  const { config } = await configurationOf(env);
  const { redirectUri, state, nonce, challenge } = options;
  return buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    prompt: 'select_account',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).href;
}

/** Exchanges the code of a redirect. Signature, issuer, audience, expiry, nonce, state and PKCE are all checked. */
export function identityOfRedirect(
  services: Services,
  { address, state, nonce, verifier }: RedirectSecrets & { readonly address: URL },
): Promise<GoogleIdentity> {
  return assertAccepted(services, async () => {
    const { config } = await configurationOf(services.env);
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    };
    const tokens = await authorizationCodeGrant(config, address, checks);
    return readIdentity(tokens.claims() ?? {});
  });
}

/** Exchanges the code of Google's popup. The token's signature, issuer, audience and expiry are checked. */
export function identityOfCode(services: Services, code: string): Promise<GoogleIdentity> {
  return assertAccepted(services, async () => {
    const { config } = await configurationOf(services.env);
    const parameters = { code, redirect_uri: POPUP_REDIRECT };
    const tokens = await genericGrantRequest(config, 'authorization_code', parameters);
    return readIdentity(tokens.claims() ?? {});
  });
}

/**
 * Reads whom an access token stands for. Anybody's program can get one from Google for its own purpose, so the token must have
 * been given to us before we believe what it says.
 */
export function identityOfAccessToken(services: Services, accessToken: string): Promise<GoogleIdentity> {
  return assertAccepted(services, async () => {
    const { config, clientId } = await configurationOf(services.env);
    const address = new URL(tokenInfoAddress(services.env.GOOGLE_ISSUER));
    address.searchParams.set('access_token', accessToken);
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_S * 1000) });
    if (response.status >= 500) throw new AppError('internal', 'the provider failed');
    const info = tokenInfoSchema.safeParse(response.ok ? await response.json() : null);
    if (!info.success || info.data.aud !== clientId) return null;
    return readIdentity(await fetchUserInfo(config, accessToken, info.data.sub));
  });
}

function tokenInfoAddress(issuer: string): string {
  const isGoogle = new URL(issuer).hostname === 'accounts.google.com';
  return isGoogle ? 'https://oauth2.googleapis.com/tokeninfo' : `${issuer.replace(/\/$/, '')}/tokeninfo`;
}

/** What the provider, or our check of its answer, refuses is an error of the caller; a provider that is away is not. */
async function assertAccepted(
  services: Services,
  ask: () => Promise<GoogleIdentity | null>,
): Promise<GoogleIdentity> {
  let cause: unknown;
  try {
    const identity = await ask();
    if (identity !== null) return identity;
  } catch (error) {
    const isRefusal =
      error instanceof ResponseBodyError || (error instanceof ClientError && !isOutage(error));
    const isAuthorization = error instanceof Error && error.name === 'AuthorizationResponseError';
    if (!isRefusal && !isAuthorization) throw error;
    services.log.info({ err: error }, 'a sign-in with Google was refused');
    cause = error;
  }
  throw new AppError('invalid', 'the provider does not vouch for this', {
    fields: { base: [{ key: 'member.providerRefused' }] },
    cause,
  });
}

function isOutage(error: ClientError): boolean {
  return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT';
}
