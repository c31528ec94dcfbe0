import type { CodeFile } from './find-dead-keys.ts';
import type { WrittenText } from './read-texts.ts';
import { textWidth, widestWord } from './text-width.ts';

/** Where a text has little room on a screen of 360 px, and how much of it. */
type Place = {
  readonly name: string;
  /** What stands around the text in the code; its first group holds the calls for messages. */
  readonly code: RegExp;
  readonly size: number;
  readonly most: number;
  /** One line may be broken between words, so that the widest word counts. */
  readonly breaks: boolean;
};

/** 360 px less the page's margins of 16 and the padding of a card and of the part itself. */
const PLACES: readonly Place[] = [
  // It never breaks, and has to fit into a card beside its own padding.
  { name: 'badge', code: /<Badge\b[^>]*>([\s\S]*?)<\/Badge>/g, size: 12, most: 264, breaks: false },
  {
    name: 'button',
    code: /\{([^<>]*)\}\s*<\/(?:Link)?Button>/g,
    size: 14,
    most: 296,
    breaks: false,
  },
  // Heads of tables break between words; a table scrolls beyond three columns of this width.
  { name: 'table head', code: /\bheader: (t\([^)]*\))/g, size: 12, most: 136, breaks: true },
];

/** Entries of the menu, which slides in over four fifths of the screen. */
const MENU = { name: 'menu', keys: /^shell\.menu\.(?!label|open|close)/, size: 16, most: 208 };
/** What a placeholder is taken to hold. */
const FILLED = '1,234';

type WideText = { readonly place: string; readonly text: string };

/** Texts of messages that are wider than the place in which the code puts them. */
export function findWideTexts(texts: readonly WrittenText[], code: readonly CodeFile[]): WideText[] {
  // A key that is named in full elsewhere is not what a template in a badge makes.
  const named = new Set(
    code.flatMap(({ text }) => [...text.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, key]) => key)),
  );
  const wanted = PLACES.map((place) => ({ ...place, keys: keysIn(place.code, code) }));
  return texts.flatMap(({ locale, place: key, text }) => {
    const shown = text.replaceAll(/\{\w+\}/g, FILLED);
    const error = (name: string, width: number, most: number) =>
      width > most
        ? [{ place: `${locale} ${key}`, text: `is ${Math.round(width)} px wide; a ${name} has ${most} px` }]
        : [];
    const own = key.replace(/\.(?:one|other)$/, '');
    return [
      ...wanted.flatMap(({ name, size, most, breaks, keys }) =>
        keys.literal.has(own) || (!named.has(own) && keys.patterns.some((one) => one.test(own)))
          ? error(name, breaks ? widestWord(shown, size) : textWidth(shown, size), most)
          : [],
      ),
      ...(MENU.keys.test(key) ? error(MENU.name, textWidth(shown, MENU.size), MENU.most) : []),
    ];
  });
}

type Keys = { readonly literal: ReadonlySet<string>; readonly patterns: readonly RegExp[] };

/** The messages that the code asks for in such a place: those named in full, and what templates can make. */
function keysIn(place: RegExp, code: readonly CodeFile[]): Keys {
  const asked = code.flatMap(({ text }) =>
    [...text.matchAll(place)].flatMap(([, inside = '']) =>
      [...inside.matchAll(/\bt\(\s*(['"`])([^'"`]+)\1/g)].map(([, , key = '']) => key),
    ),
  );
  const [made, literal] = [
    asked.filter((key) => key.includes('${')),
    asked.filter((key) => !key.includes('${')),
  ];
  const patterns = made.map((key) => {
    const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });
  return { literal: new Set(literal), patterns };
}
