import type { OfficePage } from '../office-page.server.ts';

/** The page of an operator's link. No one is signed in here; the link itself is checked when the password is sent. */
export async function loadOfficeSetup(page: OfficePage) {
  const messages = await page.messages(['office-frame', 'office-operators', 'ui', 'errors'], (t) =>
    t('office-operators.setup.title'),
  );
  return { ...messages, theme: page.context.office?.theme ?? null };
}

export type OfficeSetupData = Awaited<ReturnType<typeof loadOfficeSetup>>;
