/** What can be shared has buttons that only scripts can serve. They are fetched once a reader opens such a part. */
export function startShare(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || target.dataset.share === undefined || !target.open)
        return;
      void import('./share-buttons.ts').then(({ offerButtons }) => offerButtons(target));
    },
    // It does not rise to the document by itself.
    true,
  );
}
