/** A piece of code that may name messages: its path and its text. */
export type CodeFile = { readonly path: string; readonly text: string };

/**
 * The keys that no code can ask for. A key is alive where a string or a template of the code says it in full, says the part
 * behind a place that is filled in (`${prefix}.title`), or names a group that it belongs to. That errs towards life: what is
 * reported here is named nowhere.
 */
export function findDeadKeys(keys: readonly string[], code: readonly CodeFile[]): string[] {
  const said = new Set<string>();
  const templates = new Set<string>();
  for (const { text } of code) {
    // Read without a grammar: a key in quotes counts wherever it stands, inside a template too.
    for (const [, key = ''] of text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)) said.add(key);
    // From every backtick on, since a template may stand inside another one.
    for (const [, inner = ''] of text.matchAll(/(?=`((?:[\w.-]|\$\{[^{}`]*\})+)`)/g)) templates.add(inner);
    // `messages.record.backfillNotice`, and the names taken apart from such a group.
    for (const [path] of text.matchAll(/messages(?:\.\w+|\['[\w-]+'\])+/g))
      said.add(path.replace(/^messages\.?/, '').replaceAll(/\['([\w-]+)'\]\.?/g, '$1.'));
  }
  const patterns = [...templates].flatMap(toPattern);
  const isAlive = (key: string) => {
    const segments = key.split('.');
    const groups = segments.slice(2).map((_, index) => segments.slice(0, index + 2).join('.'));
    return said.has(key) || groups.some((group) => said.has(group)) || patterns.some((one) => one.test(key));
  };
  return keys.filter((key) => !isAlive(key));
}

/** A template as a pattern of the keys that it can make; none where it says too little of a key to decide. */
function toPattern(template: string): RegExp[] {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  if (!/[a-zA-Z]{3}/.test(parts.join('')) || !parts.some((part) => part.includes('.'))) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)];
}
