/** What the reader has opened or typed is theirs: the server's next answer does not know of it. */
const OWN: ReadonlySet<string> = new Set(['open', 'data-phase', 'aria-expanded']);
const FLASH = 'animate-flash';

/**
 * Makes a part of the page what the server says now, and leaves alone what is the same: rows keep their place, their open details and the
 * focus in them. A figure marked `data-flash` shows its change once.
 */
export function morph(own: Element, wanted: Element): void {
  // What a script of the page has written stays.
  if (own.hasAttribute('data-keep') || own.isEqualNode(wanted)) return;
  if (own.hasAttribute('data-flash')) {
    if (own.textContent === wanted.textContent) return;
    const changed = document.importNode(wanted, true);
    changed.classList.add(FLASH);
    own.replaceWith(changed);
    return;
  }
  morphAttributes(own, wanted);
  morphChildren(own, wanted);
}

function morphAttributes(own: Element, wanted: Element): void {
  for (const name of own.getAttributeNames())
    if (!OWN.has(name) && !wanted.hasAttribute(name)) own.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (!OWN.has(name) && own.getAttribute(name) !== value) own.setAttribute(name, value);
}

function morphChildren(own: Element, wanted: Element): void {
  const named = Map.groupBy([...own.children], nameOf);
  let next = own.firstChild;
  for (const child of [...wanted.childNodes]) {
    const name = nameOf(child);
    const known = name === null ? unnamed(next, child) : (named.get(name)?.shift() ?? null);
    if (known === null) {
      own.insertBefore(document.importNode(child, true), next);
      continue;
    }
    if (known === next) next = known.nextSibling;
    else own.insertBefore(known, next);
    if (known instanceof Element && child instanceof Element) morph(known, child);
    else if (known.nodeValue !== child.nodeValue) known.nodeValue = child.nodeValue;
  }
  while (next !== null) {
    const rest = next.nextSibling;
    next.remove();
    next = rest;
  }
}

/** A part that may stand elsewhere in the next answer: a game, a part with an id, a league, of which a day may show several parts. */
function nameOf(node: Node): string | null {
  if (!(node instanceof HTMLElement)) return null;
  const { game, league } = node.dataset;
  const name = game ?? league ?? node.id;
  return name === '' ? null : `${node.nodeName} ${name}`;
}

function unnamed(next: ChildNode | null, wanted: Node): ChildNode | null {
  return next !== null && next.nodeName === wanted.nodeName && nameOf(next) === null ? next : null;
}
