import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MachineName } from './machine-name.tsx';

it.each([
  ['soccer_spain_la_liga', 'soccer_<wbr/>spain_<wbr/>la_<wbr/>liga'],
  ['order.confirmed', 'order.<wbr/>confirmed'],
  ['/en/news', '/<wbr/>en/<wbr/>news'],
  ['mlb', 'mlb'],
])('breaks the name of programs %s between its words only, and loses none of it', (name, html) => {
  expect(renderToStaticMarkup(<MachineName>{name}</MachineName>)).toBe(`<code>${html}</code>`);
});
