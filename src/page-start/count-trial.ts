/** Says once that this browser has been shown its variant of a test: only who has seen a page is counted among its visitors. */
export async function countTrial(mark: string): Promise<void> {
  if (!document.cookie.includes(`${mark}0`)) return;
  await fetch('/api/public/trials', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mark }),
    // Also where the reader goes on at once.
    keepalive: true,
  });
}
