type PageChange = {
  /** The address that the reader wants, absolute. */
  readonly target: URL;
  readonly current: URL;
  /** A form is being sent, which a load of the page would lose. */
  readonly isSubmission: boolean;
};

type PageChangeHost = {
  isOutdated(): boolean;
  /** Loads the code of a page; rejects where it cannot be loaded. */
  loadCode(path: string): Promise<void>;
  /** Loads a page in full; false where that has just been tried. */
  reload(address: string): boolean;
  /** Whether the server answers at all. */
  isReachable(): Promise<boolean>;
};

/**
 * What has to happen before the running page may become another: its code is loaded first, because the router itself would
 * answer a missing piece by loading the *old* page again, without an end. Answers `leaving` where the target is being
 * loaded in full instead: a newer build is out, or its code cannot be loaded (docs/product/conventions.md); and `away` where that is so because
 * there is no connection: a full load would put the browser's own error in the place of a page that can still be read.
 */
export async function preparePageChange(
  { target, current, isSubmission }: PageChange,
  host: PageChangeHost,
): Promise<'go' | 'leaving' | 'away'> {
  const isSamePage = target.pathname === current.pathname && target.search === current.search;
  if (isSamePage || isSubmission || target.origin !== current.origin) return 'go';
  const address = `${target.pathname}${target.search}${target.hash}`;
  if (host.isOutdated() && host.reload(address)) return 'leaving';
  try {
    await host.loadCode(target.pathname);
    return 'go';
  } catch {
    if (!(await host.isReachable())) return 'away';
    return host.reload(address) ? 'leaving' : 'go';
  }
}
