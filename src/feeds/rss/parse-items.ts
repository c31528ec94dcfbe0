import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableAnswer } from '../answers/unreadable-answer.ts';
import { SIGNS } from './plain-text.ts';

/** An item of RSS or an entry of Atom as it stands in the file, before anything of it is believed. */
export type RawItem = {
  readonly texts: ReadonlyMap<string, string>;
  readonly links: readonly { readonly href: string; readonly rel: string }[];
  /** What is wrong with how it is written; null where nothing is. */
  readonly problem: string | null;
};

type RawFeed = {
  readonly title: string;
  readonly language: string | null;
  readonly items: readonly RawItem[];
};

type OpenItem = {
  readonly texts: Map<string, string>;
  readonly links: { href: string; rel: string }[];
  readonly depth: number;
  problem: string | null;
};
type OpenField = { readonly name: string; readonly depth: number; text: string };

const ROOTS = new Set(['rss', 'feed', 'rdf:RDF']);
const ITEMS = new Set(['item', 'entry']);
const HEADS = new Set(['channel', 'feed']);
const MAX_DEPTH = 40;
const MAX_ITEMS = 500;
const MAX_TEXT = 100_000;

/**
 * The items of a file, read sign by sign with a parser that knows no entities of a file's own, so that none can grow. What is written
 * wrongly spoils the item in which it stands and no other. Throws `UnreadableAnswer` for what is no feed at all.
 */
export function parseItems(text: string): RawFeed {
  const collector = createCollector();
  const parser = new SaxesParser({ xmlns: false, position: false });
  Object.assign(parser.ENTITIES, SIGNS);
  parser.on('error', collector.fail);
  parser.on('opentag', collector.open);
  parser.on('text', collector.add);
  parser.on('cdata', collector.add);
  parser.on('closetag', collector.close);
  parser.write(text).close();
  return collector.end();
}

function createCollector() {
  const path: string[] = [];
  const items: RawItem[] = [];
  const head = new Map<string, string>();
  let hasRoot = false;
  let item: OpenItem | null = null;
  let field: OpenField | null = null;

  const beginRoot = ({ name, attributes }: SaxesTagPlain) => {
    if (!ROOTS.has(name)) throw new UnreadableAnswer('the answer is no RSS or Atom');
    hasRoot = true;
    const language = attributes['xml:lang'];
    if (language !== undefined) head.set('language', language);
  };
  return {
    fail: (error: Error) => {
      if (!hasRoot) throw new UnreadableAnswer('the answer is no XML');
      if (item !== null) item.problem ??= `it is written wrongly: ${error.message.slice(0, 80)}`;
    },
    open: (tag: SaxesTagPlain) => {
      const { name, attributes } = tag;
      const parent = path.at(-1);
      path.push(name);
      const { length: depth } = path;
      if (depth === 1) beginRoot(tag);
      if (depth > MAX_DEPTH) throw new UnreadableAnswer('the answer is nested too deeply');
      if (item === null && ITEMS.has(name)) {
        if (items.length >= MAX_ITEMS) throw new UnreadableAnswer(`the answer has over ${MAX_ITEMS} items`);
        item = { texts: new Map(), links: [], depth, problem: null };
        return;
      }
      const isField = item === null ? HEADS.has(parent ?? '') : depth === item.depth + 1;
      if (isField) field = { name, depth, text: '' };
      if (item !== null && isField && name === 'link' && attributes.href !== undefined)
        item.links.push({ href: attributes.href, rel: attributes.rel ?? 'alternate' });
    },
    add: (part: string) => {
      if (field !== null && field.text.length < MAX_TEXT) field.text += part;
    },
    close: () => {
      const { length: depth } = path;
      path.pop();
      if (field?.depth === depth) {
        const texts = item?.texts ?? head;
        if (!texts.has(field.name)) texts.set(field.name, field.text);
        field = null;
      } else if (item?.depth === depth) {
        items.push(item);
        item = null;
      }
    },
    end: (): RawFeed => {
      if (item !== null) items.push({ ...item, problem: 'the answer ends within it' });
      return { title: head.get('title') ?? '', language: head.get('language') ?? null, items };
    },
  };
}
