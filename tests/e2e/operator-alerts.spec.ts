import { expect, test } from '@playwright/test';
import { startPushService } from '../support/push-service.ts';
import { searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { enterOffice, makeOperator } from './operators.ts';

test.use({ serviceWorkers: 'allow' });

let serverKey = '';
let service: Awaited<ReturnType<typeof startPushService>>;
test.beforeAll(async () => {
  service = await startPushService(() => serverKey);
});
test.afterAll(() => service.close());

test('an operator chooses how they are notified and when not, tries a device, and learns that it is gone', {
  tag: '@long',
}, async ({ page, context }) => {
  const browser = service.newBrowser();
  await context.grantPermissions(['notifications']);
  // The browser of the journeys has no push service; it answers with a device of the one that this journey plays.
  await page.addInitScript((device) => {
    let subscription: PushSubscription | null = null;
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
    PushManager.prototype.subscribe = () => {
      const shape = { endpoint: { value: device.endpoint }, toJSON: { value: () => device } };
      const made: PushSubscription = Object.create(PushSubscription.prototype, shape);
      subscription = made;
      return Promise.resolve(made);
    };
  }, browser);
  await enterOffice(page, makeOperator('owner'), '/office/alerts');
  await page.getByRole('main').getByRole('link', { name: 'Alert settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alert settings' })).toBeVisible();
  await awake(page);
  await searchAgain(page);
  const answer = await page.request.get('/office/api/notifications');
  serverKey = (await answer.json()).data.server_key;

  const ways = page.getByRole('region', { name: 'How and when' });
  const byPush = ways.getByLabel('By push notification, on the devices below');
  await byPush.focus();
  await page.keyboard.press('Space');
  await expect(ways).toContainText('No device is allowed yet. Until then you are told by e-mail.');
  const devices = page.getByRole('region', { name: 'Devices' });
  await devices.getByRole('button', { name: 'Allow on this device' }).focus();
  await page.keyboard.press('Enter');
  await expect(devices.getByText('This device', { exact: true })).toBeVisible();
  await expect(ways).not.toContainText('No device is allowed yet');

  await ways.getByLabel('Nothing at night, except what is urgent').check();
  await ways.getByLabel('Until').fill('22:00');
  await ways.getByRole('button', { name: 'Save' }).click();
  await expect(ways).toContainText('Enter a time, with a different start and end.');
  await ways.getByLabel('Until').fill('07:30');
  await ways.getByLabel('Time zone').selectOption('Asia/Ho_Chi_Minh');
  await ways.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await searchAgain(page);
  await page.reload();
  await awake(page);
  await expect(byPush).toBeChecked();
  await expect(ways.getByLabel('Until')).toHaveValue('07:30');
  await expect(ways.getByLabel('Time zone')).toHaveValue('Asia/Ho_Chi_Minh');

  const trial = page.getByRole('region', { name: 'Try it' });
  const tryOut = trial.getByRole('button', { name: 'Send a test push' });
  await expect(trial.getByRole('button', { name: 'Send a test e-mail' })).toBeVisible();
  await tryOut.click();
  await expect(trial.getByRole('status').first()).toContainText('the push service accepted it');
  expect(service.refused).toEqual([]);
  expect(service.received.map(({ endpoint, payload }) => [endpoint, payload.title, payload.path])).toEqual([
    [browser.endpoint, 'Test notification', '/office/notifications'],
  ]);
  service.forget(browser);
  await tryOut.click();
  await expect(trial.getByRole('status').first()).toContainText('It has been removed.');
  await expect(devices).toContainText('No device is allowed.');
});
