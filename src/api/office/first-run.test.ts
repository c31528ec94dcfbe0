import { URI } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '#api/dispatch.ts';
import { envelopeSchema } from '#api/endpoint.contract.ts';
import { createOperator } from '#domain/accounts/operator/create-operator.ts';
import { offerFirstRun } from '#domain/accounts/operator/first-run.ts';
import { DAY_MS } from '#terms/durations.ts';
import { noteOfficeAnswer } from '#tests/support/answered-calls.ts';
import { guestContext } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { callOffice } from '#tests/support/office.ts';
import { readQrCode } from '#tests/support/read-qr-code.ts';
import { officeEndpoints } from './index.ts';
import { officeMount } from './office-mount.ts';
import { operatorSecretsSchema } from './setup.contract.ts';

const PASSWORD = 'a quiet harbour at noon';

let test: TestServices;
beforeEach(async () => {
  test = await testServices();
});
afterEach(() => test.close());

/** Asks as a browser on the machine itself does, or from elsewhere. */
const ask = async (options: {
  readonly isMachine?: boolean;
  readonly token?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}) => {
  const { isMachine = false, token, body } = options;
  const api = createApi({ services: test.services, endpoints: officeEndpoints, mount: officeMount });
  const requestContext = { ...guestContext, isMachine };
  const query = token === undefined ? '' : `?token=${token}`;
  const init =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...body, ...(token === undefined ? {} : { token }) }),
        };
  const path = `/office/api/first-run${body === undefined ? query : ''}`;
  const envelope = envelopeSchema.parse(await (await api.request(path, init, { requestContext })).json());
  noteOfficeAnswer(body === undefined ? 'GET' : 'POST', '/first-run', envelope.http_code);
  return envelope;
};
const owner = (email = 'owner@example.com') => ({ email, password: PASSWORD });
const count = async (table: string) =>
  (await test.services.db.$client.query(`select count(*)::int as n from ${table}`)).rows[0].n;

describe('GET /office/first-run', () => {
  it('200: is open on the machine itself, and elsewhere with the token that the log printed, for a day', async () => {
    expect((await ask({ isMachine: true })).data).toEqual({ way: 'machine' });
    const token = (await offerFirstRun(test.services)) ?? '';
    expect((await ask({ token })).data).toEqual({ way: 'token' });
    test.setNow(new Date(test.services.clock.now().getTime() + DAY_MS + 1000));
    expect((await ask({ token })).http_code).toBe(404);
  });

  it('404: reveals it to no one else', async () => {
    await offerFirstRun(test.services);
    expect((await ask({})).http_code).toBe(404);
    expect((await ask({ token: 'A'.repeat(43) })).http_code).toBe(404);
    expect((await ask({ body: owner() })).http_code).toBe(404);
    expect(await count('operator')).toBe(0);
  });
});

describe('POST /office/first-run', () => {
  it('200: makes an owner of every brand, who signs in with password and second factor', async () => {
    const token = (await offerFirstRun(test.services)) ?? '';
    const made = await ask({ token, body: owner() });
    const {
      totp_uri: uri,
      totp_code: image,
      recovery_codes: codes,
      email,
    } = operatorSecretsSchema.parse(made.data);
    expect(readQrCode(image)).toBe(uri);
    expect(codes).toHaveLength(10);
    const code = URI.parse(uri).generate({ timestamp: test.services.clock.now().getTime() });
    const signedIn = await callOffice(test.services, '/login', {
      method: 'POST',
      body: { email, password: PASSWORD, code },
    });
    expect(signedIn.data).toMatchObject({ operator: { role: 'owner', email: 'owner@example.com' } });
    const { rows } = await test.services.db.$client.query(
      "select actor_kind, actor_id, detail from audit where action = 'operator.create'",
    );
    expect(rows).toMatchObject([
      { actor_kind: 'system', actor_id: 'first run: token', detail: { role: 'owner' } },
    ]);
  });

  it('404: is gone for good with the first operator, whichever way they were made and whatever became of them', async () => {
    const token = (await offerFirstRun(test.services)) ?? '';
    await createOperator(test.services, { email: 'shell@example.com', role: 'owner', brands: ['blue'] });
    await test.services.db.$client.query("update operator set status = 'disabled'");
    for (const way of [{ isMachine: true }, { token }]) {
      expect((await ask(way)).http_code).toBe(404);
      expect((await ask({ ...way, body: owner() })).http_code).toBe(404);
    }
    expect(await offerFirstRun(test.services)).toBeNull();
    expect(await count('operator')).toBe(1);
  });

  it('404: then reads nothing of what is sent, whatever it is', async () => {
    const api = createApi({ services: test.services, endpoints: officeEndpoints, mount: officeMount });
    const send = async (body: string) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
      const requestContext = { ...guestContext, isMachine: true };
      const answer = await api.request('/office/api/first-run', init, { requestContext });
      return envelopeSchema.parse(await answer.json()).http_code;
    };
    const malformed = ['', '{', '[]', '{}', '{"email":"no"}', JSON.stringify({ ...owner(), more: 1 })];
    expect(new Set(await Promise.all(malformed.map(send)))).not.toContain(404);
    await createOperator(test.services, { email: 'shell@example.com', role: 'owner', brands: ['blue'] });
    expect(new Set(await Promise.all(malformed.map(send)))).toEqual(new Set([404]));
  });

  it('404: of six who do it at once one becomes the owner', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        ask({ isMachine: true, body: owner(`owner-${index % 3}@example.com`) }),
      ),
    );
    expect(answers.map(({ http_code: code }) => code).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    expect([await count('operator'), await count('first_run'), await count('first_run_token')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('is refused by the database itself where there is another operator, and a second time', async () => {
    const { db } = test.services;
    const insert = (id: string) =>
      db.$client.query("insert into first_run (operator_id, way, done_at) values ($1, 'machine', now())", [
        id,
      ]);
    for (const email of ['one@example.com', 'two@example.com'])
      await createOperator(test.services, { email, role: 'owner', brands: ['blue'] });
    const { rows } = await db.$client.query('select id from operator');
    await expect(insert(rows[0].id)).rejects.toThrow('this site has an operator already');
  });

  it('422: a password that is too short or common leaves the page as it was', async () => {
    for (const password of ['short', 'password123']) {
      const answer = await ask({ isMachine: true, body: { email: 'owner@example.com', password } });
      expect(answer.http_code).toBe(422);
      expect(answer.messages.input_validates).toHaveProperty('password');
    }
    expect((await ask({ isMachine: true })).http_code).toBe(200);
  });

  it('429: guesses of the token from one source are slowed down', async () => {
    const codes = new Set<number>();
    for (let guess = 0; guess < 51; guess++)
      codes.add((await ask({ token: 'B'.repeat(43), body: owner() })).http_code);
    expect([...codes]).toEqual([404, 429]);
  });
});
