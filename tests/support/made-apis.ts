import { createApi } from '#api/dispatch.ts';
import { endpoints } from '#api/index.ts';
import { officeEndpoints } from '#api/office/index.ts';
import { officeMount } from '#api/office/office-mount.ts';
import type { Services } from '#domain/services.ts';

type Api = ReturnType<typeof createApi>;

/**
 * One API for the same services, however often a test calls it, as the site has one for all its calls: laying the routes of a hundred
 * endpoints takes longer than most calls.
 */
function madeOnce(make: (services: Services) => Api): (services: Services) => Api {
  const made = new WeakMap<Services, Api>();
  return (services) => {
    const api = made.get(services) ?? make(services);
    made.set(services, api);
    return api;
  };
}

export const membersApi = madeOnce((services) => createApi({ services, endpoints }));

export const officeApi = madeOnce((services) =>
  createApi({ services, endpoints: officeEndpoints, mount: officeMount }),
);
