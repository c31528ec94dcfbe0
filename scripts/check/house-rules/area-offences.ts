import { DOMAIN_AREAS } from '../rooms.ts';
import type { Offence, SourceFile } from './source-file.ts';

/** The domain's files against its areas: each lies in one, imports only downwards, and no two folders of nouns know each other. */
export function areaOffences(files: ReadonlyMap<string, SourceFile>): Offence[] {
  const inside = [...files.values()].filter(({ path, room }) => room === 'domain' && path.startsWith(DOMAIN));
  return [...inside.flatMap(placeOffences), ...inside.flatMap(directionOffences), ...circleOffences(inside)];
}

const DOMAIN = 'src/domain/';
const AREAS: readonly string[] = DOMAIN_AREAS;

/** What lies beside the areas, such as the services that each use case is handed, is part of the ground. */
function levelOf(path: string): number {
  const parts = path.slice(DOMAIN.length).split('/');
  return parts.length === 1 ? 0 : AREAS.indexOf(parts[0] ?? '');
}

function placeOffences({ path }: SourceFile): Offence[] {
  if (levelOf(path) >= 0) return [];
  const sentence = `A file of the domain lies in one of its areas: ${DOMAIN_AREAS.join(', ')}.`;
  return [{ path, line: 1, sentence }];
}

function directionOffences({ path, imports }: SourceFile): Offence[] {
  return imports.flatMap(({ target, line, specifier }) => {
    if (target === null || !target.startsWith(DOMAIN)) return [];
    const [own, other] = [levelOf(path), levelOf(target)];
    if (own < 0 || other <= own) return [];
    const sentence = `The area "${DOMAIN_AREAS[own]}" may not import "${DOMAIN_AREAS[other]}", which stands above it (${specifier}).`;
    return [{ path, line, sentence }];
  });
}

type Arrow = { readonly to: string; readonly path: string; readonly line: number };

/** Circles of folders, each named once at the import that closes it. */
function circleOffences(files: readonly SourceFile[]): Offence[] {
  const arrows = new Map<string, Arrow[]>();
  for (const { path, imports } of files) {
    const from = folderOf(path);
    for (const { target, line } of imports) {
      if (target === null || !target.startsWith(DOMAIN) || folderOf(target) === from) continue;
      const known = arrows.get(from) ?? [];
      if (!known.some(({ to }) => to === folderOf(target))) {
        arrows.set(from, [...known, { to: folderOf(target), path, line }]);
      }
    }
  }
  const offences: Offence[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const visit = (folder: string) => {
    state.set(folder, 'open');
    trail.push(folder);
    for (const { to, path, line } of arrows.get(folder) ?? []) {
      if (state.get(to) === 'open') {
        const circle = [...trail.slice(trail.indexOf(to)), to];
        offences.push({
          path,
          line,
          sentence: `Folders know each other in a circle: ${circle.join(' → ')}.`,
        });
      } else if (!state.has(to)) visit(to);
    }
    trail.pop();
    state.set(folder, 'done');
  };
  for (const folder of arrows.keys()) if (!state.has(folder)) visit(folder);
  return offences;
}

/** `money/order` of `src/domain/money/order/texts/en.ts`. */
function folderOf(path: string): string {
  return path.slice(DOMAIN.length).split('/').slice(0, -1).slice(0, 2).join('/');
}
