import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#platform/log.ts';
import { makeArticleInput } from '#tests/support/article-inputs.ts';
import { plainText } from './compose-article.ts';
import { rewriteArticle } from './rewrite-article.ts';
import { requireBound, writeArticle } from './write-article.ts';

type Rewrite = (paragraphs: string[]) => unknown;
let rewrite: Rewrite = (paragraphs) => ({ paragraphs });
const asked: { readonly path: string; readonly authorization: string; readonly body: string }[] = [];
let server: Server;
let url = '';

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += piece;
  return text;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body });
    const { paragraphs } = JSON.parse(JSON.parse(body).messages[1].content);
    const content = rewrite(paragraphs);
    if (content === null) return;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1/?model=editor`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const article = writeArticle(makeArticleInput({ sport: 'soccer', seed: '2' }));
const run = (answer: Rewrite, timeoutMs = 5000) => {
  rewrite = answer;
  return rewriteArticle({ log: silentLog() }, article, {
    model: { url, key: 'secret', timeoutMs },
    names: ['Rovers'],
  });
};

describe('a language model', () => {
  it('is asked for each language without a number or a name in the text, under the key', async () => {
    asked.length = 0;
    await run((paragraphs) => ({ paragraphs }));
    expect(asked).toHaveLength(4);
    for (const { path, authorization, body } of asked) {
      expect([path, authorization]).toEqual(['/v1/chat/completions', 'Bearer secret']);
      expect(JSON.parse(body).model).toBe('editor');
      const { paragraphs } = JSON.parse(JSON.parse(body).messages[1].content);
      expect(paragraphs.join(' ').replaceAll(/⟦\d+⟧/g, '')).not.toMatch(/\d/);
      for (const fact of article.facts.values())
        if (fact.unit === 'team') expect(paragraphs.join(' ')).not.toContain(fact.names.en);
    }
  });

  it('may change the words between the facts', async () => {
    const better = await run((paragraphs) => ({
      paragraphs: paragraphs.map((text) => text.replaceAll('.', '!')),
    }));
    requireBound(better);
    expect(plainText(better.texts.en[0] ?? [])).not.toBe(plainText(article.texts.en[0] ?? []));
    expect(plainText(better.texts.en[0] ?? [])).toBe(
      plainText(article.texts.en[0] ?? []).replaceAll(/\.(?=\s|$)/g, '!'),
    );
  });

  it.each<readonly [string, Rewrite]>([
    ['adds a number', (paragraphs) => ({ paragraphs: paragraphs.map((text) => `${text} 3`) })],
    [
      'adds a number as a word',
      (paragraphs) => ({ paragraphs: paragraphs.map((text) => `${text} 三連勝 three ba trận`) }),
    ],
    ['loses a fact', (paragraphs) => ({ paragraphs: paragraphs.map((text) => text.replace('⟦1⟧', '')) })],
    ['doubles a fact', (paragraphs) => ({ paragraphs: paragraphs.map((text) => `${text} ⟦1⟧`) })],
    [
      'lets two facts change places',
      (paragraphs) => ({
        paragraphs: paragraphs.map((text) =>
          text.replaceAll(/⟦([12])⟧/g, (_mark, n) => `⟦${3 - Number(n)}⟧`),
        ),
      }),
    ],
    ['drops a paragraph', (paragraphs) => ({ paragraphs: paragraphs.slice(1) })],
    [
      'names a team by itself',
      (paragraphs) => ({ paragraphs: paragraphs.map((text) => `${text} ${homeName}`) }),
    ],
    [
      'names a team that does not play',
      (paragraphs) => ({ paragraphs: paragraphs.map((text) => `${text} Rovers`) }),
    ],
    ['answers something else', () => ({ text: 'hello' })],
  ])('that %s is not followed: our text stands', async (_what, answer) => {
    expect((await run(answer)).texts).toEqual(article.texts);
  });

  it('that does not answer in time is not waited for', async () => {
    expect((await run(() => null, 50)).texts).toEqual(article.texts);
  });
});

const home = article.facts.get('home');
const homeName = home?.unit === 'team' ? home.names.en : '';
