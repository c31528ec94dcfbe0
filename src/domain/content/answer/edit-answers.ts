import {
  insertKeywordAnswers,
  type KeywordAnswerRow,
  listKeywordCandidates,
  lockAnswer,
  updateAnswer,
} from '#db/queries/keyword-answer.ts';
import {
  changeContent,
  createContent,
  type RemovableKind,
  type SeenContent,
} from '#domain/content/editing/change-content.ts';
import type { ContentEditor } from '#domain/content/editing/note-change.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { cleanLine, cleanLines } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { chooseAnswer, MIN_SIMILARITY, normaliseQuestion } from './choose-answer.ts';

type AnswerDraft = Pick<KeywordAnswerRow, 'languageCode' | 'question' | 'keywords' | 'answer'>;

export const answerKind: RemovableKind<KeywordAnswerRow> = {
  name: 'answer',
  lock: lockAnswer,
  update: updateAnswer,
  removal: (removedAt) => ({ removedAt }),
  picture: ({ languageCode, question, keywords, answer, removedAt }) => ({
    language: languageCode,
    question,
    keywords,
    answer,
    removed_at: removedAt,
  }),
};

/** Adds a written answer in one language. Throws 'invalid' for what no one could find. */
export async function createAnswer(
  services: Services,
  { draft, ...by }: ContentEditor & { readonly draft: AnswerDraft },
): Promise<KeywordAnswerRow> {
  const clean = readDraft(draft);
  return createContent(services, answerKind, {
    ...by,
    insert: insertKeywordAnswers,
    rowOf: (_, common) => ({ ...clean, ...common, removedAt: null }),
  });
}

/** Changes an answer; its language stays, since a text in another language is another answer. */
export async function saveAnswer(
  services: Services,
  { draft, ...rest }: SeenContent & { readonly draft: Omit<AnswerDraft, 'languageCode'> },
): Promise<KeywordAnswerRow> {
  const { question, keywords, answer } = readDraft({ ...draft, languageCode: 'en' });
  const set = { question, keywords, answer };
  return changeContent(services, answerKind, { ...rest, action: 'answer.changed', change: () => set });
}

const SHOWN_CANDIDATES = 5;

/**
 * What a reader who asks this would be answered: the candidates, best first, with how near each is, and which of them is given;
 * null where the contacts are shown instead. It is the same search and the same choice as the readers'.
 */
export async function tryQuestion(
  services: Services,
  options: {
    readonly brand: string;
    readonly language: KeywordAnswerRow['languageCode'];
    readonly question: string;
  },
) {
  const text = normaliseQuestion(options.question);
  const includeSamples = servesSamples(services.env);
  const candidates =
    text === ''
      ? []
      : await listKeywordCandidates(services.db, {
          ...options,
          text,
          includeSamples,
          limit: SHOWN_CANDIDATES,
        });
  return {
    given: chooseAnswer(text, candidates)?.id ?? null,
    needed: MIN_SIMILARITY,
    candidates: candidates.map(({ id, question, answer, keywordLength, contained, similarity }) => ({
      id,
      question,
      answer,
      contained,
      has_keyword: keywordLength > 0,
      similarity: Math.round(similarity * 1000) / 1000,
    })),
  };
}

function readDraft({ languageCode, question, keywords, answer }: AnswerDraft): AnswerDraft {
  const words = keywords.split(/[,，、;；\n]/).map((word) => cleanLine(word).toLowerCase());
  const clean = {
    languageCode,
    question: cleanLine(question),
    keywords: [...new Set(words.filter((word) => word !== ''))].join(', '),
    answer: cleanLines(answer),
  };
  const missing = (['question', 'answer'] as const).filter((name) => clean[name] === '');
  if (missing.length === 0) return clean;
  throw new AppError('invalid', 'an empty answer', {
    fields: Object.fromEntries(missing.map((name) => [name, [{ key: 'required' }]])),
  });
}
