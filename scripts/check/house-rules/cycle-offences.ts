import type { Offence, SourceFile } from './source-file.ts';

/** Import cycles, each named once. Type imports count too: a circle of types is a circle of knowledge. */
export function cycleOffences(files: ReadonlyMap<string, SourceFile>): Offence[] {
  const offences: Offence[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];

  const visit = (path: string) => {
    state.set(path, 'open');
    trail.push(path);
    for (const { target, line } of files.get(path)?.imports ?? []) {
      if (target === null || !files.has(target)) continue;
      if (state.get(target) === 'open') {
        const circle = [...trail.slice(trail.indexOf(target)), target];
        offences.push({ path, line, sentence: `Imports go in a circle: ${circle.join(' → ')}.` });
      } else if (!state.has(target)) visit(target);
    }
    trail.pop();
    state.set(path, 'done');
  };

  for (const path of files.keys()) if (!state.has(path)) visit(path);
  return offences;
}
