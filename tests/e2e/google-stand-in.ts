import { createServer } from 'node:http';
import { OAuth2Server } from 'oauth2-mock-server';
import { outside } from './outside-addresses.ts';

/** Whom the provider vouches for at its next sign-in. */
export type GooglePerson = {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly email_verified?: boolean;
};

export type GoogleStandIn = {
  /** Says who sits before Google's window. */
  vouchFor(person: GooglePerson): void;
  close(): Promise<void>;
};

const at = (port: number) => `http://127.0.0.1:${port}`;
const SCRIPT_ORIGIN = at(outside.scriptPort);

/** A real OpenID server in Google's place, and a script with the code client of Google's own. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  let person: GooglePerson = { sub: 'nobody', email: 'nobody@example.com', name: 'Nobody' };
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(outside.issuerPort, '127.0.0.1');
  provider.issuer.url = at(outside.issuerPort);
  provider.service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, { aud: outside.clientId, email_verified: true, ...person });
  });
  const scripts = createServer((request, response) => {
    const isScript = request.url === '/gsi/client';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? SCRIPT : RELAY);
  });
  await new Promise<void>((ready) => scripts.listen(outside.scriptPort, '127.0.0.1', ready));
  return {
    vouchFor(next) {
      person = next;
    },
    async close() {
      await provider.stop();
      scripts.closeAllConnections();
      await new Promise((closed) => scripts.close(closed));
    },
  };
}

/** The part of Google's script that opens a window and waits for its code, with the same names and answers. */
const SCRIPT = `
window.google = { accounts: { oauth2: { initCodeClient(options) {
  return { requestCode() {
    const query = new URLSearchParams({
      client_id: options.client_id, scope: options.scope, state: options.state,
      response_type: 'code', redirect_uri: '${SCRIPT_ORIGIN}/gsi/relay',
    });
    const popup = window.open('${at(outside.issuerPort)}/authorize?' + query, 'google', 'width=500,height=600');
    if (popup === null) return options.error_callback({ type: 'popup_failed_to_open' });
    window.addEventListener('message', function hear(event) {
      if (event.origin !== '${SCRIPT_ORIGIN}') return;
      window.removeEventListener('message', hear);
      options.callback(event.data);
    });
  } };
} } } };`;

/** The page at which the window ends: hands the code over and closes. */
const RELAY = `<!doctype html><script>
opener.postMessage(Object.fromEntries(new URLSearchParams(location.search)), '*');
close();
</script>`;
