import { endpoint } from '#api/endpoint.ts';
import { signInOperator } from '#domain/accounts/operator/sign-in-operator.ts';
import { permissionsOf } from '#domain/foundation/permission/permissions.ts';
import { officeLoginContract } from './login.contract.ts';
import { officeCookies } from './office-cookie.ts';

export const POST = endpoint(
  officeLoginContract,
  async ({ body }, { services, locale, clientIp, userAgent, isHttps, isBrowser }) => {
    const { operator, token, endsAt } = await signInOperator(services, body, {
      clientIp,
      userAgent,
      locale,
    });
    return {
      data: {
        operator: { ...operator, brands: [...operator.brands], permissions: permissionsOf(operator.role) },
        ends_at: endsAt.toISOString(),
        // A browser keeps the token in a cookie that no script can read.
        token: isBrowser ? null : token,
      },
      cookies: officeCookies({ token, endsAt }, { now: services.clock.now(), isHttps }),
    };
  },
);
