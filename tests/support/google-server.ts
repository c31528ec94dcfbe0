import { Events, type MutableToken, OAuth2Server } from 'oauth2-mock-server';

/** Whom the provider vouches for at its next answers. */
export type Person = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  /** For whom its tokens are made; our own client where it is left out. */
  readonly aud?: string;
  /** A lifetime in seconds; negative for a token that has expired. */
  readonly lifetimeS?: number;
};

export const GOOGLE_CLIENT = 'trueline-client';

/**
 * A real OpenID Connect server on loopback, with keys and signatures of its own, and the token information that Google adds to
 * the standard. `settings` are those of a site that signs in with it.
 */
export async function startGoogleServer(port = 0) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, '127.0.0.1');
  const issuer = server.issuer.url ?? '';
  let person: Person = { sub: 'nobody', email: 'nobody@example.com', email_verified: true, name: 'Nobody' };
  let wrongKey = false;

  server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    const { aud = GOOGLE_CLIENT, lifetimeS, ...claims } = person;
    Object.assign(token.payload, claims, { aud });
    if (lifetimeS !== undefined) token.payload.exp = token.payload.iat + lifetimeS;
  });
  server.service.on(Events.BeforeResponse, (response: { body: unknown }) => {
    const body: Record<string, unknown> = Object(response.body);
    if (wrongKey && typeof body.id_token === 'string') body.id_token = forge(body.id_token);
  });
  server.service.on(Events.BeforeUserinfo, (response: { body: unknown }) => {
    const { aud: _aud, lifetimeS: _lifetime, ...claims } = person;
    response.body = claims;
  });
  server.service.addRoute('GET', '/tokeninfo', (_request, response) => {
    const { sub, email, aud = GOOGLE_CLIENT } = person;
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ aud, azp: aud, sub, email, email_verified: String(person.email_verified) }),
    );
  });

  return {
    settings: { GOOGLE_CLIENT_ID: GOOGLE_CLIENT, GOOGLE_CLIENT_SECRET: 'a-secret', GOOGLE_ISSUER: issuer },
    /** Whom the next sign-ins are about. */
    vouchFor(next: Partial<Person> & Pick<Person, 'sub'>) {
      person = { email: `${next.sub}@example.com`, email_verified: true, name: 'A Person', ...next };
    },
    /** From now on the tokens' signatures are not those of the published keys. */
    signWrongly(isWrong: boolean) {
      wrongKey = isWrong;
    },
    accessToken: () => server.issuer.buildToken(),
    stop: () => server.stop(),
  };
}

/** The same token with one character of its signature changed. */
function forge(token: string): string {
  const [head, body, signature = ''] = token.split('.');
  const middle = Math.floor(signature.length / 2);
  const other = signature[middle] === 'A' ? 'B' : 'A';
  return [head, body, `${signature.slice(0, middle)}${other}${signature.slice(middle + 1)}`].join('.');
}
