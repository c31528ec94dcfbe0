import { z } from 'zod';
import type { Services } from '#domain/services.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { checkArticle } from './check-article.ts';
import type { Paragraph, Part } from './compose-article.ts';
import type { WrittenArticle } from './write-article.ts';

/** What is asked of a language model, at an address that speaks OpenAI's chat completions. */
export type StyleModel = {
  readonly url: string;
  readonly key: string | undefined;
  readonly timeoutMs: number;
};

const TIMEOUT_MS = 20_000;

/** The model that the deployment names; null where it names none. */
export function styleModelOf({ env }: Pick<Services, 'env'>): StyleModel | null {
  return env.LLM_URL === undefined ? null : { url: env.LLM_URL, key: env.LLM_KEY, timeoutMs: TIMEOUT_MS };
}

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const paragraphsSchema = z.object({ paragraphs: z.array(z.string()) });

/**
 * Lets a language model change the style of an article, language by language. It never sees a number: every fact travels as a
 * mark such as ⟦3⟧ and is put back afterwards, and the text it answers passes the same check as ours. Where it does not, or
 * no one answers in time, our own text stands. `names` are those of all teams, none of which it may drop by itself.
 */
export async function rewriteArticle(
  services: Pick<Services, 'log'>,
  article: WrittenArticle,
  options: { readonly model: StyleModel; readonly names?: readonly string[] },
): Promise<WrittenArticle> {
  const texts = { ...article.texts };
  const ask = async (locale: Locale) => {
    const better = await rewriteText(services, article, { ...options, locale });
    if (better !== null) texts[locale] = better;
  };
  await Promise.all(LOCALES.map(ask));
  return { ...article, texts };
}

async function rewriteText(
  { log }: Pick<Services, 'log'>,
  article: WrittenArticle,
  options: { readonly locale: Locale; readonly model: StyleModel; readonly names?: readonly string[] },
): Promise<readonly Paragraph[] | null> {
  const { locale, model, names = [] } = options;
  try {
    const own = article.texts[locale];
    const answered = await askModel(model, locale, own.map(markFacts));
    const paragraphs = restoreFacts(answered, own);
    if (paragraphs === null) return null;
    const { facts, stance } = article;
    const errors = checkArticle({ paragraphs, facts, locale, stance, names });
    if (errors.length === 0) return paragraphs;
    log.warn({ locale, errors: errors.slice(0, 3) }, 'a rewritten analysis was dropped');
  } catch (error) {
    log.warn({ err: error, locale }, 'no rewritten analysis came');
  }
  return null;
}

/** The paragraph with a mark in the place of each fact, numbered within the paragraph. */
function markFacts(paragraph: Paragraph): string {
  let mark = 0;
  return paragraph
    .map(({ text, fact }) => {
      if (fact === null) return text;
      mark += 1;
      return `⟦${mark}⟧`;
    })
    .join('');
}

async function askModel(model: StyleModel, locale: Locale, paragraphs: readonly string[]): Promise<string[]> {
  const { address, name } = readAddress(model.url);
  const response = await fetch(address, {
    method: 'POST',
    signal: AbortSignal.timeout(model.timeoutMs),
    headers: {
      'Content-Type': 'application/json',
      ...(model.key === undefined ? {} : { Authorization: `Bearer ${model.key}` }),
    },
    body: JSON.stringify({
      model: name,
      temperature: 0.7,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: instruction(locale) },
        { role: 'user', content: JSON.stringify({ paragraphs }) },
      ],
    }),
  });
  if (!response.ok) throw new Error(`The language model answered ${response.status}.`);
  const [choice] = answerSchema.parse(await response.json()).choices;
  return paragraphsSchema.parse(JSON.parse(choice?.message.content ?? '')).paragraphs;
}

/** The model's name may stand in the address as `?model=`; servers with a single one do not ask for it. */
function readAddress(given: string): { readonly address: string; readonly name: string } {
  const url = new URL(given);
  const name = url.searchParams.get('model') ?? 'default';
  return { address: `${url.origin}${url.pathname.replace(/\/$/, '')}/chat/completions`, name };
}

function instruction(locale: Locale): string {
  return [
    `You are a sports editor who writes in ${htmlLangs[locale]}. Rewrite the paragraphs in a livelier, natural style.`,
    'Every mark such as ⟦3⟧ stands for a fact. Keep each mark exactly once, in its own paragraph and in the same order.',
    'Add no number, in digits or words, no date, no name and no claim. Keep the recommendation as it is.',
    'Answer with JSON: {"paragraphs": ["…"]}.',
  ].join(' ');
}

/**
 * The answered paragraphs with the facts back in their places; null where a mark was lost, doubled, moved or made up. The
 * order counts, since a number that changes places with another would speak of another team.
 */
function restoreFacts(answered: readonly string[], own: readonly Paragraph[]): Paragraph[] | null {
  if (answered.length !== own.length) return null;
  const restored = answered.map((text, index) => {
    const facts = (own[index] ?? []).filter(({ fact }) => fact !== null);
    const pieces = text.split(/⟦(\d+)⟧/);
    const marks = pieces.filter((_piece, at) => at % 2 === 1).map(Number);
    if (marks.length !== facts.length || marks.some((mark, at) => mark !== at + 1)) return null;
    return pieces.flatMap((piece, at): Part[] => {
      if (at % 2 === 0) return piece === '' ? [] : [{ text: piece, fact: null }];
      const fact = facts[Number(piece) - 1];
      return fact === undefined ? [] : [fact];
    });
  });
  return restored.every((paragraph) => paragraph !== null) ? restored : null;
}
