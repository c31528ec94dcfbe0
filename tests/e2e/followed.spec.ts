import { expect, test } from '@playwright/test';
import { awake } from './awake.ts';
import { newPerson, register, said, signIn } from './members.ts';

test('a member follows a team, chooses what they hear of and when, and has its games in their calendar', async ({
  page,
  request,
}) => {
  const person = newPerson('Herodotus');
  await register(request, person);
  await signIn(page, person, '/en/standings?league=EPL');
  const star = page.getByRole('button', { name: 'Favourite: Arsenal' });
  await awake(page);
  const stored = page.waitForResponse(/\/api\/me\/favourites/);
  await star.click();
  await stored;
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  // The anchor alone, as older e-mails name it, leads to its part.
  await page.goto('/en/mySubscribe#notices');
  await expect(page).toHaveURL(/\/en\/mySubscribe\?part=alerts#notices$/);
  await awake(page);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Inbox')).toContainText('No messages yet');
  await expect(part('Favourites').getByRole('link', { name: 'Arsenal' })).toBeVisible();
  const hears = part('Notifications');
  for (const box of await hears.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await hears.getByLabel('New picks: inbox').check();
  await hears.getByLabel('Results: e-mail').check();
  await hears.getByLabel('No e-mails at night').check();
  await hears.getByLabel('From').fill('23:30');
  await hears.getByRole('button', { name: 'Save notifications' }).click();
  await expect(said(page).getByText('Notifications saved.')).toHaveCount(1);
  await page.reload();
  await awake(page);
  await expect(hears.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(hears.getByLabel('From')).toHaveValue('23:30');

  await part('Your calendar').getByRole('button', { name: 'Create link' }).click();
  const calendar = await request.get(await part('Your calendar').getByRole('textbox').inputValue());
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/SUMMARY:.*Arsenal/);
  await part('Favourites').getByRole('button', { name: 'Remove Arsenal' }).click();
  await expect(part('Favourites')).toContainText('No favourites yet.');
});
