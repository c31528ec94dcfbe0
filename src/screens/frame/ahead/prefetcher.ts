type PrefetchHost = {
  /** Loads the code of a page. */
  loadCode(page: string): Promise<void>;
  /** Loads the data of a page whose code is here. */
  loadPayload(page: string): Promise<void>;
  /** False on data saver or a slow connection; asked before every load. */
  mayLoad(): boolean;
  after(ms: number, callback: () => void): () => void;
};

export type Prefetcher = {
  /** A link to the page has come into view. */
  show(page: string): void;
  /** The link has gone out of view. */
  hide(page: string): void;
  /** The reader has gone to another page: data that was loaded ahead is too old to count. */
  forgetPayloads(): void;
};

/**
 * Loads ahead what the links in view lead to: their code at once, their data after `payloadDelayMs` if they are still in
 * view. At most `atOnce` loads run at one time, the others wait. A load that fails is left to the click.
 */
export function createPrefetcher(
  host: PrefetchHost,
  { atOnce, payloadDelayMs }: { readonly atOnce: number; readonly payloadDelayMs: number },
): Prefetcher {
  const inView = new Map<string, { links: number; stopTimer: () => void }>();
  const codes = new Map<string, Promise<boolean>>();
  const payloads = new Set<string>();
  const run = createQueue(atOnce);

  const loadCode = (page: string) => {
    const known = codes.get(page);
    if (known !== undefined) return known;
    const loaded = run(() => host.loadCode(page)).then(
      () => true,
      () => {
        codes.delete(page);
        return false;
      },
    );
    codes.set(page, loaded);
    return loaded;
  };

  const loadPayload = async (page: string) => {
    if (payloads.has(page) || !host.mayLoad() || !(await loadCode(page))) return;
    await run(async () => {
      if (!inView.has(page) || payloads.has(page) || !host.mayLoad()) return;
      payloads.add(page);
      await host.loadPayload(page).catch(() => payloads.delete(page));
    });
  };

  return {
    show(page) {
      const known = inView.get(page);
      if (known !== undefined) {
        known.links += 1;
        return;
      }
      const stopTimer = host.after(payloadDelayMs, () => void loadPayload(page));
      inView.set(page, { links: 1, stopTimer });
      if (host.mayLoad()) void loadCode(page);
    },
    hide(page) {
      const known = inView.get(page);
      if (known === undefined) return;
      known.links -= 1;
      if (known.links > 0) return;
      known.stopTimer();
      inView.delete(page);
    },
    forgetPayloads: () => payloads.clear(),
  };
}

/** Runs works in the order in which they come, at most `atOnce` at a time. Anyone who ends hands its place to the next. */
function createQueue(atOnce: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
