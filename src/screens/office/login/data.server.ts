import { redirect } from 'react-router';
import { firstRunContract } from '#api/office/first-run.contract.ts';
import { officeMeContract } from '#api/office/me.contract.ts';
import { createApiClient } from '../../api-client.ts';
import { officeAddress } from '../office-address.ts';
import type { OfficePage } from '../office-page.server.ts';
import { safeOfficePath } from './safe-office-path.ts';

/** The way in; anyone who is in already goes where they wanted to. */
export async function loadOfficeLogin(page: OfficePage) {
  const goesTo = safeOfficePath(page.url.searchParams.get('redirect'));
  const { office, locale } = page.context;
  const client = createApiClient({
    base: '',
    locale,
    fetch: (address, init) =>
      office?.ask(officeAddress(address), init) ?? Promise.reject(new Error('no office')),
    wait: async () => {},
    log: () => {},
  });
  const { status } = await client.call(officeMeContract);
  if (status) throw redirect(goesTo);
  // On the machine itself a site without an operator begins with making one.
  if ((await client.call(firstRunContract)).status) throw redirect('/office/first-run');
  const messages = await page.messages(['office-frame', 'ui', 'errors'], (t) =>
    t('office-frame.login.title'),
  );
  return {
    ...messages,
    goesTo,
    wasSentHere: page.url.searchParams.has('redirect'),
    theme: office?.theme ?? null,
  };
}

export type OfficeLoginData = Awaited<ReturnType<typeof loadOfficeLogin>>;
