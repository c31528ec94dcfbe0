import { URI } from 'otpauth';
import { type Envelope, envelopeSchema } from '#api/endpoint.contract.ts';
import { operatorSecretsSchema } from '#api/office/setup.contract.ts';
import { findOperatorByEmail, type OperatorRow } from '#db/queries/operator.ts';
import { insertOperatorSession } from '#db/queries/operator-session.ts';
import { createOperator } from '#domain/accounts/operator/create-operator.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { hashToken, newToken } from '#platform/token.ts';
import { OPERATOR_ROLES } from '#terms/operators.ts';
import { noteOfficeAnswer } from './answered-calls.ts';
import { guestContext } from './call-api.ts';
import { mailedToken } from './emails.ts';
import { officeApi } from './made-apis.ts';

export type OfficeAnswer = Envelope & { readonly headers: Headers };
export type OfficeCall = {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string | null;
};

/** Calls the office's API, its dispatcher included, with an operator's token or none. */
export async function callOffice(
  services: Services,
  path: string,
  { method = 'GET', body, token = null }: OfficeCall = {},
): Promise<OfficeAnswer> {
  const api = officeApi(services);
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await api.request(`/office/api${path}`, init, { requestContext: guestContext });
  const envelope = envelopeSchema.parse(await response.json());
  noteOfficeAnswer(method, path, envelope.http_code);
  return { ...envelope, headers: response.headers };
}

/** Asks the office for a file, which comes in parts. */
export async function fetchOffice(services: Services, path: string, token: string): Promise<Response> {
  const api = officeApi(services);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await api.request(`/office/api${path}`, { headers }, { requestContext: guestContext });
  noteOfficeAnswer('GET', path, response.status);
  return response;
}

export type MadeOperator = {
  readonly email: string;
  readonly password: string;
  readonly recoveryCodes: readonly string[];
  /** What the operator's device shows at the services' present moment. */
  code(): string;
  /** Signs in; each code counts once, so a second sign-in within thirty seconds takes a recovery code. */
  signIn(code?: string): Promise<string>;
};

/** An operator as the command makes one, and their device. */
export async function makeOperator(
  services: Services,
  { role, brands = ['blue'] }: { readonly role: OperatorRow['role']; readonly brands?: readonly string[] },
): Promise<MadeOperator> {
  const email = `operator-${newId()}@example.com`;
  return device(services, await createOperator(services, { email, role, brands }));
}

function device(
  services: Services,
  secrets: {
    readonly email: string;
    readonly password: string;
    readonly totp_uri: string;
    readonly recovery_codes: readonly string[];
  },
): MadeOperator {
  const { email, password } = secrets;
  const totp = URI.parse(secrets.totp_uri);
  const code = () => totp.generate({ timestamp: services.clock.now().getTime() });
  return {
    email,
    password,
    recoveryCodes: secrets.recovery_codes,
    code,
    signIn: async (given = code()) => {
      const answer = await callOffice(services, '/login', {
        method: 'POST',
        body: { email, password, code: given },
      });
      const { token } = Object(answer.data);
      if (typeof token !== 'string') throw new Error(`signing in answered ${answer.http_code}`);
      return token;
    },
  };
}

const PASSWORD = 'a set-up password of 2026';

/** Goes by the link in the newest e-mail to an operator's address: sets a password, and is shown the rest. */
export async function setUpByLink(services: Services, email: string): Promise<MadeOperator> {
  const token = await mailedToken(services, email);
  const answer = await callOffice(services, '/setup', {
    method: 'POST',
    body: { token, password: PASSWORD },
  });
  const secrets = operatorSecretsSchema.parse(answer.data);
  return device(services, { ...secrets, password: PASSWORD });
}

/** What the log keeps of the newest action of a name. */
export async function lastDetail({ db }: Services, action: string): Promise<Record<string, unknown>> {
  const query = 'select detail from audit where action = $1 order by seq desc limit 1';
  return (await db.$client.query(query, [action])).rows[0]?.detail;
}

export type Office = {
  /** The id and the address of the operator of a role, or of the owner of the other brand (`orange`). */
  id(who: string): string;
  email(who: string): string;
  token(who: string): string;
  get(path: string, who?: string | null): Promise<OfficeAnswer>;
  post(path: string, body: unknown, who?: string | null): Promise<OfficeAnswer>;
  /** Opens a new session for each of them, after the clock has run beyond the eight hours of the old ones. */
  wake(): Promise<void>;
  /** One more operator of a role, signed in at the same brand. */
  colleague(role: OperatorRow['role']): Promise<{ post(path: string, body: unknown): Promise<OfficeAnswer> }>;
};

/** An office with one signed-in operator a role at `blue`, and one owner at `orange`; `null` calls as no one, left out as the owner. */
export async function openOffice(services: Services): Promise<Office> {
  const signedIn = new Map<string, { id: string; email: string; token: string }>();
  for (const who of [...OPERATOR_ROLES, 'second_owner', 'orange'] as const) {
    const role = who === 'second_owner' || who === 'orange' ? 'owner' : who;
    const operator = await makeOperator(services, { role, brands: [who === 'orange' ? 'orange' : 'blue'] });
    const row = await findOperatorByEmail(services.db, operator.email);
    signedIn.set(who, { id: row?.id ?? '', email: operator.email, token: await operator.signIn() });
  }
  const wake = async () => {
    const createdAt = services.clock.now();
    for (const place of signedIn.values()) {
      const token = newToken();
      await insertOperatorSession(services.db, {
        id: newId(),
        operatorId: place.id,
        tokenHash: hashToken(token),
        createdAt,
        endsAt: new Date(createdAt.getTime() + 3_600_000),
        revokedAt: null,
        clientIp: '127.0.0.1',
        userAgent: 'test',
      });
      place.token = token;
    }
  };
  const personOf = (who: string) => {
    const found = signedIn.get(who);
    if (found === undefined) throw new Error(`no one is signed in as ${who}`);
    return found;
  };
  const call = (path: string, who: string | null, more: OfficeCall) =>
    callOffice(services, path, { ...more, token: who === null ? null : personOf(who).token });
  return {
    wake,
    id: (who) => personOf(who).id,
    email: (who) => personOf(who).email,
    token: (who) => personOf(who).token,
    get: (path, who = 'owner') => call(path, who, {}),
    post: (path, body, who = 'owner') => call(path, who, { method: 'POST', body }),
    colleague: async (role) => {
      const token = await (await makeOperator(services, { role })).signIn();
      return { post: (path, body) => callOffice(services, path, { method: 'POST', body, token }) };
    },
  };
}
