// Shows figures of our record on any page, and checks them in the reader's browser against the sealed ledger. It is served as one file
// with the modules that it needs, whose bytes never change under one address, so that pages can pin its hash (docs/widgets.md).
import { FIGURES, isOfLedger, need } from './check-figures.mjs';
import { WORDS } from './widget-words.mjs';

const STYLE = `:host{display:block}section{font:14px/1.5 system-ui,-apple-system,'Segoe UI','Noto Sans','Noto Sans CJK TC',sans-serif;
color:CanvasText;background:Canvas;border:1px solid color-mix(in srgb,CanvasText 20%,Canvas);border-radius:8px;padding:16px;overflow-wrap:anywhere}
h2{font-size:16px;margin:0 0 4px}p{margin:4px 0 0}strong{font-size:18px}small{display:block;margin-top:8px;font-size:12px}a{color:LinkText}
[data-state=verified]::before{content:'✓ '}[data-state=wrong]{font-weight:700;color:#c00}[data-state=wrong]::before{content:'✗ '}
@media(prefers-color-scheme:dark){[data-state=wrong]{color:#ff8080}}`;

const say = (text, facts) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name]);
const percent = (share) => `${(share * 100).toFixed(1)}%`;
/** With a true minus, as all figures of the site. */
const signed = (value, decimals) => {
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return value === 0 ? text : `${value > 0 ? '+' : '−'}${text}`;
};
/** `2026-11-20 08:05` in the reader's zone. */
const timeOf = (instant) =>
  new Date(instant).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** What is picked, as the site says it: the line is the home side's handicap, and seen from the other side it has the other sign. */
function betOf({ bet_type, side, line, home, away }, words) {
  const name = { home, away, ...words.side }[side];
  if (bet_type === 'run_line') return `${name} ${signed(side === 'away' ? -line : line, 1)}`;
  return bet_type === 'over_under' ? `${name} ${line.toFixed(1)}` : name;
}

/** Lines of text for a feed's figures. */
export function linesOf({ kind, figures, from, until, unit_usd, simulated }, words) {
  const range = ([low, high]) => ({ low: percent(low), high: percent(high) });
  const lines = [];
  if (kind === 'record') {
    const { win, lose, win_rate: rate, profit_cents: cents } = figures;
    lines.push(
      rate === null
        ? words.none
        : say(words.rate, { rate: percent(rate), n: win + lose, ...range(figures.interval) }),
      say(words.counts, figures),
    );
    if (rate !== null) lines.push(say(words.profit, { profit: signed(cents / 100, 2), unit: unit_usd }));
  } else if (kind === 'calibration') {
    if (figures.groups.length === 0) lines.push(say(words.few, { n: figures.decided }));
    for (const { said, won, n, interval: bounds } of figures.groups)
      lines.push(say(words.group, { said: percent(said), won: percent(won), n, ...range(bounds) }));
  } else if (figures === null) lines.push(words.noFree);
  else {
    const [home, away] = [figures.home, figures.away].map((names) => names[words.code] ?? names.en);
    lines.push(
      `${home} – ${away}`,
      say(words.pick, {
        bet: betOf({ ...figures, home, away }, words),
        odds: figures.odds.toFixed(2),
        min: figures.min_odds.toFixed(2),
      }),
      say(words.start, {
        league: words.leagues[figures.league] ?? figures.league,
        time: timeOf(figures.start_at),
      }),
    );
  }
  if (kind !== 'free-pick') lines.push(say(words.period, { from, until }));
  if (simulated) lines.push(words.simulated);
  return lines;
}

/** Draws a widget into its element. Needs no inline style and no markup from text, so that strict pages can have it. */
function draw(element, { title, lines, status, state, link }) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const make = (name, text) => Object.assign(document.createElement(name), { textContent: text });
  const section = document.createElement('section');
  const [first, ...rest] = lines;
  const lead = make('p', '');
  lead.append(make('strong', first ?? ''));
  const note = make('small', '');
  const said = make('span', status);
  said.dataset.state = state;
  said.setAttribute('role', 'status');
  const anchor = make('a', link.text);
  anchor.href = link.href;
  note.append(said, ' · ', anchor);
  section.append(make('h2', title), lead, ...rest.map((line) => make('p', line)), note);
  root.replaceChildren(section);
  element.dataset.state = state;
}

async function read(address) {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

async function show(element) {
  const kind = element.dataset.trueline;
  const code = Object.hasOwn(WORDS, element.dataset.lang ?? '') ? element.dataset.lang : 'en';
  const words = { ...WORDS[code], code };
  const link = { text: words.proof, href: new URL(`/${code}/proof`, import.meta.url).href };
  const about = { title: words[kind], link, lines: [] };
  try {
    const feed = await read(element.dataset.feed ?? new URL(`./${kind}.json`, import.meta.url));
    need(feed.kind === kind, 'another feed');
    const lines = linesOf(feed, words);
    const title = say(words.heading, { brand: feed.brand, title: words[kind] });
    const shown = { ...about, title, lines };
    draw(element, { ...shown, status: words.checking, state: 'checking' });
    try {
      // The ledger comes from where this program comes from, whoever hands out the figures.
      const ledger = await read(
        new URL(`./ledger.json?as_of=${encodeURIComponent(feed.as_of)}`, import.meta.url),
      );
      const isSame = await isOfLedger(feed, ledger);
      const status = isSame ? say(words.verified, { n: ledger.picks.length }) : words.wrong;
      draw(element, { ...shown, status, state: isSame ? 'verified' : 'wrong' });
    } catch {
      draw(element, { ...shown, status: words.away, state: 'away' });
    }
  } catch {
    draw(element, { ...about, status: words.away, state: 'away' });
  }
}

/** Fills every widget of the page that is still empty. */
export function start() {
  for (const element of document.querySelectorAll('[data-trueline]:not([data-state])')) {
    element.dataset.state = 'loading';
    if (Object.hasOwn(FIGURES, element.dataset.trueline)) void show(element);
  }
}

if (typeof document !== 'undefined') start();
