/** What the bundler reports about a module: who imports it, at once or later. */
type ModuleInfo = {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};

type Bundle = { getModuleInfo(id: string): ModuleInfo | null };

/** The back office, whose screens never decide what a guest's page loads. */
const OFFICE = /\/src\/(?:screens|api)\/office\//;

/**
 * How many entries of the members' side need a module: its pages, and what they load later. The office's do not count, so
 * that a part which ten of its screens share stays out of the piece that every page loads.
 */
export function guestShare(id: string, bundle: Bundle): number {
  const seen = new Set([id]);
  const waiting = [id];
  let entries = 0;
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    if (OFFICE.test(current)) continue;
    const module = bundle.getModuleInfo(current);
    if (module === null) continue;
    const isLoadedLater = module.dynamicImporters.some((importer) => !OFFICE.test(importer));
    if (isLoadedLater || module.isEntry) entries += 1;
    for (const importer of module.importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      waiting.push(importer);
    }
  }
  return entries;
}
