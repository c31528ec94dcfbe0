import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, ERROR_CODES, type ErrorCode } from '#platform/app-error.ts';
import { callApi, guestContext } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { betting } from './betting.contract.ts';
import { createApi } from './dispatch.ts';
import { type Contract, envelopeSchema } from './endpoint.contract.ts';
import { endpoint, type GuardedContract } from './endpoint.ts';
import { officeMount } from './office/office-mount.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const requestContext = guestContext;

function contractOf(data: z.ZodType): GuardedContract {
  return { method: 'GET', path: '/probe', summary: '', access: 'guest', data, statuses: [200] };
}

async function ask(contract: GuardedContract, answer: () => unknown) {
  const probe = endpoint(contract, async () => ({ data: await answer() }));
  const api = createApi({ services: test.services, endpoints: [probe] });
  const response = await api.request('/api/probe', {}, { requestContext });
  return { status: response.status, body: envelopeSchema.parse(await response.json()) };
}

describe('the dispatcher', () => {
  it('answers an unknown path with 404 in the envelope', async () => {
    const { status, ...body } = await callApi(test.services, { path: '/nothing-here' });
    expect([status, body.http_code]).toEqual([404, 404]);
    expect(body.messages.input_validates.base).toEqual(['We couldn’t find what you asked for.']);
  });

  it('answers a known path with another method with 405 and names the methods that it has', async () => {
    const { status, headers, ...body } = await callApi(test.services, {
      method: 'POST',
      path: '/sport/type',
      body: {},
    });
    expect([status, body.http_code]).toEqual([405, 405]);
    expect(headers.get('Allow')).toBe('GET');
  });

  it('speaks the language of the caller', async () => {
    const body = await callApi(test.services, { path: '/nothing-here', locale: 'vi' });
    expect(body.messages.input_validates.base).toEqual(['Không tìm thấy nội dung này.']);
  });

  it('drops every field that the contract does not promise', async () => {
    const { body } = await ask(contractOf(z.object({ open: z.string() })), () => ({
      open: 'yes',
      side: 'home',
    }));
    expect(body.data).toEqual({ open: 'yes' });
  });

  it('answers 500 in test mode when an answer breaks its contract', async () => {
    const { status, body } = await ask(contractOf(z.object({ n: z.number() })), () => ({ n: 'three' }));
    expect([status, body.data]).toEqual([500, null]);
  });

  it('keeps the reason of an unexpected failure to itself', async () => {
    const { status, body } = await ask(contractOf(z.null()), () => {
      throw new Error('password=hunter2');
    });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  it.each(Object.entries(ERROR_CODES))('turns %s into http_code %i', async (code, httpCode) => {
    const { status, body } = await ask(contractOf(z.null()), () => {
      throw new AppError(
        Object.keys(ERROR_CODES).find((known): known is ErrorCode => known === code) ?? 'internal',
        '',
      );
    });
    expect(body.http_code).toBe(httpCode);
    // A browser would follow a real 302.
    expect(status).toBe(httpCode === 302 ? 401 : httpCode);
    expect(body.messages.input_validates.base?.[0]).not.toBe(code);
  });

  it('refuses a body that is not JSON and one that is too large', async () => {
    const contract = { ...contractOf(z.null()), method: 'POST', body: z.object({}) } as const;
    const api = createApi({
      services: test.services,
      endpoints: [endpoint(contract, async () => ({ data: null }))],
    });
    const send = (body: string) =>
      api.request(
        '/api/probe',
        {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
        },
        { requestContext },
      );
    expect((await send('{"a"')).status).toBe(400);
    expect((await send(`"${'x'.repeat(70_000)}"`)).status).toBe(400);
    expect((await send('{}')).status).toBe(200);
  });
});

describe('the guards of an endpoint', () => {
  const guarded = (access: Contract['access']) => {
    const contract = { ...contractOf(z.object({ id: z.int().nullable() })), access };
    const probe = endpoint(contract, async (_input, { member }) => ({ data: { id: member?.id ?? null } }));
    return createApi({ services: test.services, endpoints: [probe] });
  };
  const call = async (access: Contract['access'], token: string | null, brand = 'blue') => {
    const response = await guarded(access).request(
      '/api/probe',
      {},
      { requestContext: { ...guestContext, brand, token } },
    );
    return {
      status: response.status,
      cookies: response.headers.getSetCookie(),
      ...Object(await response.json()),
    };
  };

  it('let a guest call what is open, and send them to the login elsewhere', async () => {
    expect(await call('guest', null)).toMatchObject({ http_code: 200, data: { id: null } });
    for (const access of ['member', 'plan'] as const) {
      const answer = await call(access, null);
      expect(answer).toMatchObject({ status: 401, http_code: 302, data: null });
      expect(answer.cookies).toHaveLength(2);
    }
  });

  it('distinguish a member from one with a plan: 403 means that a plan is missing, and nothing else', async () => {
    const { token, member } = await makeMember(test.services);
    expect(await call('member', token)).toMatchObject({ http_code: 200, data: { id: member.id } });
    expect(await call('plan', token)).toMatchObject({ status: 403, http_code: 403 });
    const entitled = await makeMember(test.services, { planDays: 1 });
    expect(await call('plan', entitled.token)).toMatchObject({ http_code: 200 });
    expect(await call('plan', entitled.token, 'orange')).toMatchObject({ http_code: 302 });
  });

  it('answer 423 with the end of a break on what a plan opens, and leave the rest open', async () => {
    const breakUntil = new Date(test.services.clock.now().getTime() + 86_400_000);
    const { token } = await makeMember(test.services, { planDays: 5, breakUntil });
    expect(await call('plan', token)).toMatchObject({
      http_code: 423,
      data: { reason: 'on_break', until: breakUntil.toISOString() },
    });
    expect(await call('member', token)).toMatchObject({ http_code: 200 });
  });

  it('answer 423 to a suspended member wherever one has to be signed in', async () => {
    const { token } = await makeMember(test.services, { planDays: 5, status: 'suspended' });
    for (const access of ['member', 'plan'] as const) {
      expect(await call(access, token)).toMatchObject({ http_code: 423, data: { reason: 'suspended' } });
    }
  });
});

describe('the mount of the office', () => {
  const contract = {
    ...contractOf(z.object({ side: betting(z.string()) })),
    path: '/office/probe',
    access: 'operator',
    permission: 'orders.view',
  } as const;
  const probe = endpoint(contract, async (_input, { operator }) => ({ data: { side: operator.role } }));
  const api = () => createApi({ services: test.services, endpoints: [probe], mount: officeMount });
  const call = async (token: string | null, init: RequestInit & { path?: string } = {}) => {
    const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
    const path = init.path ?? '/office/api/probe';
    const response = await api().request(path, { ...init, headers }, { requestContext });
    const cookies = response.headers.getSetCookie();
    const allow = response.headers.get('Allow');
    return { cookies, allow, ...Object(await response.json()) };
  };

  it('knows operators by their permission and no members, and leaves nothing about bets out', async () => {
    const finance = await (await makeOperator(test.services, { role: 'finance' })).signIn();
    expect(await call(finance)).toMatchObject({ http_code: 200, data: { side: 'finance' } });
    const content = await (await makeOperator(test.services, { role: 'content' })).signIn();
    expect(await call(content)).toMatchObject({ http_code: 404, data: null });
    const { token } = await makeMember(test.services, { planDays: 5 });
    expect(await call(token)).toMatchObject({ http_code: 302, data: null, cookies: [] });
    expect(await call(null)).toMatchObject({ http_code: 302, data: null, cookies: [] });
  });

  it('says of no address whether it exists', async () => {
    const put = await call(null, { method: 'PUT' });
    expect(put).toMatchObject({ http_code: 404, allow: null });
    expect(await call(null, { path: '/office/api/nothing-here' })).toMatchObject({ http_code: 404 });
  });

  it('reads nothing of what is sent by a caller who may not call', async () => {
    const write = { ...contract, method: 'POST', body: z.object({}) } as const;
    const writing = endpoint(write, async () => ({ data: { side: '' } }));
    const mounted = createApi({ services: test.services, endpoints: [writing], mount: officeMount });
    const send = async (role: 'finance' | 'content' | null) => {
      const token = role === null ? null : await (await makeOperator(test.services, { role })).signIn();
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const init = { method: 'POST', body: '{"a"', headers };
      return (await mounted.request('/office/api/probe', init, { requestContext })).status;
    };
    expect([await send(null), await send('content'), await send('finance')]).toEqual([401, 404, 400]);
  });
});
