import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';

const QUESTIONS = {
  en: ['can i get a refund', 'Can I get a refund?', 'We don’t have a ready answer to this.'],
  zh_TW: ['可以退款嗎', '可以退款嗎？', '目前沒有對應的說明'],
  zh_HK: ['可否退款', '可否退款？', '未有相關解答'],
  vi: ['co duoc hoan tien khong', 'Tôi có được hoàn tiền không?', 'Chúng tôi chưa có câu trả lời soạn sẵn'],
} as const;

test('a reader asks in their own words and language, by keyboard alone, and is led to a person where nothing fits', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of ['en', 'zh_TW', 'zh_HK', 'vi'] as const) {
    const [asked, found, none] = QUESTIONS[locale];
    await page.goto(`/${locale}/news`);
    await awake(page);
    await page.locator('footer a[href$="#contact"]').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    const field = panel.getByRole('textbox');
    await expect(field).toBeVisible();
    for (
      let steps = 0;
      steps < 4 && !(await field.evaluate((one) => one === document.activeElement));
      steps += 1
    )
      await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type(asked);
    await page.keyboard.press('Enter');
    await expect(panel.getByText(found, { exact: true })).toBeInViewport();
    await field.fill('zzqx 42');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(none)).toBeInViewport();
    await expect(panel.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    if (locale === 'en') await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${locale}/news$`));
  }
  // The page answers a guest's question; where it cannot, the panel says so and keeps what was typed.
  await page.route('**/en/news?ask=*', (route) =>
    route.fulfill({ status: 429, contentType: 'text/plain', body: 'Too many requests' }),
  );
  await page.goto('/en/news#contact');
  await page.getByRole('dialog').getByRole('textbox').fill('refund');
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page.getByRole('dialog').getByText('We couldn’t load the answer.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('refund');
});
