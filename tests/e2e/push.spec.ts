import { expect, type Page, test } from '@playwright/test';
import { awake } from './awake.ts';
import { newPerson, register, said, signIn } from './members.ts';

test.use({ serviceWorkers: 'allow' });

/** The texts of everything that the site has stored on this device, by address. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found[new URL(request.url).pathname] = (await (await cache.match(request))?.text()) ?? '';
    }
    return found;
  });

const whenSaved = (page: Page, path: string) =>
  expect(async () => expect(Object.keys(await stored(page))).toContain(path)).toPass();

test('Today is there without a network, with its age, and nothing of a member', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson('Eratosthenes');
  await register(request, person);
  await signIn(page, person, '/en');
  await awake(page);
  await whenSaved(page, '/en');
  await expect(page.getByRole('banner')).toContainText('Eratosthenes');
  expect(JSON.stringify(await stored(page))).not.toContain('Eratosthenes');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  // The log-out clears the device; what is stored from then on is what a guest sees.
  await page.goto('/en');
  await whenSaved(page, '/en');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const texts = await stored(page);
  const pages = Object.keys(texts).filter((path) => !path.startsWith('/assets/'));
  expect(pages.toSorted()).toEqual(['/en', '/offline']);
  expect(JSON.stringify(texts)).not.toMatch(/Eratosthenes|eratosthenes-|Log out/);

  await context.setOffline(true);
  await page.goto('/en');
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toContainText(
    /saved at \d{4}-\d{2}-\d{2} \d{2}:\d{2}\./,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/en/standings');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the saved home page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await context.setOffline(false);
});

test('a member allows a device, chooses what it is notified of, and turns it off', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson('Hypatia');
  await register(request, person);
  await context.grantPermissions(['notifications']);
  // The browser of the journeys has no push service; what it would answer with is the library's own example.
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    Notification.requestPermission = () => {
      Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 });
      return Promise.resolve('granted');
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () =>
      Promise.resolve(
        Object.assign(Object.create(PushSubscription.prototype), {
          toJSON: () => ({
            endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${performance.now()}`,
            keys: {
              p256dh:
                'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
              auth: 'BTBZMqHH6r4Tts7J_aSIgg',
            },
          }),
        }),
      );
  });
  await signIn(page, person, '/en/mySubscribe?part=alerts');
  await awake(page);
  const part = page.getByRole('region', { name: 'Push notifications', exact: true });
  await expect(part).toContainText('You have no active plan');
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(0);
  await part.getByRole('button', { name: 'Allow on this device' }).click();
  await expect(said(page).getByText('This device will now receive notifications.')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
  await part.getByLabel('Settled picks').uncheck();
  await part.getByRole('button', { name: 'Save choice' }).click();
  await expect(said(page).getByText('Choice saved.')).toHaveCount(1);
  await page.reload();
  await awake(page);
  await expect(part.getByLabel('Settled picks')).not.toBeChecked();
  await expect(part.getByLabel('New picks')).toBeChecked();
  await part.getByRole('button', { name: 'Turn off on this device' }).click();
  await expect(part.getByRole('button', { name: 'Allow on this device' })).toBeVisible();
});
