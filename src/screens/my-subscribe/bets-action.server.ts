import { data } from 'react-router';
import { deleteBetContract, linkBetContract } from '#api/me/bets/[id].contract.ts';
import { deleteImportContract } from '#api/me/bets/imports/[id].contract.ts';
import { importBetsContract } from '#api/me/bets/imports.contract.ts';
import { addBetContract, deleteBetsContract } from '#api/me/bets.contract.ts';
import { localePath } from '#i18n/locale-path.ts';
import {
  type Called,
  callApi,
  type FormContext,
  goOn,
  sendBack,
  textOf,
  typedIn,
} from '../sent-form.server.ts';
import type { SentBets } from './sent-bets.ts';

const READING = ['day_order', 'decimal_mark', 'odds_format', 'return_kind', 'currency', 'zone'] as const;
const COLUMNS = ['placed_at', 'event', 'selection', 'odds', 'stake', 'returned', 'bookmaker'] as const;
const MAPPED = COLUMNS.map((column) => `column_${column}`);

/** The forms of the member's own bets: a file, its columns, a bet that is typed, the pick of a bet, and what is deleted. */
export async function betsAction(context: FormContext, form: FormData) {
  switch (textOf(form, 'form')) {
    case 'file':
    case 'mapping':
      return sendFile(context, form);
    case 'add':
      return addBet(context, form);
    case 'link':
      return linkBet(context, form);
    case 'delete':
      return deleteSome(context, form);
    default:
      throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' });
  }
}

const page = ({ locale }: FormContext, search = '') =>
  `${localePath(locale, '/mySubscribe')}?part=bets${search}`;

function readingOf(form: FormData) {
  return Object.fromEntries(READING.map((name) => [name, textOf(form, name)]));
}

async function sendFile(context: FormContext, form: FormData) {
  const isMapped = textOf(form, 'form') === 'mapping';
  const { name, base64 } = await fileOf(form);
  const columns = Object.fromEntries(
    COLUMNS.map((column) => [column, textOf(form, `column_${column}`) || null]),
  );
  const called = await callApi(context, importBetsContract, {
    body: {
      file_name: name,
      file: base64,
      asks_again: textOf(form, 'asks_again') === 'on',
      ...(isMapped ? { mapping: { ...readingOf(form), columns } } : {}),
    },
  });
  if (called.status) {
    const { question, imported } = called.data;
    if (imported !== null) return goOn(page(context, `&import=${imported.import_id ?? ''}#import`));
    const guessed = Object.fromEntries(
      COLUMNS.map((column) => [`column_${column}`, question?.columns[column] ?? '']),
    );
    const { headings = [], sample = [] } = question ?? {};
    const sent: SentBets = {
      form: 'mapping',
      errors: {},
      typed: guessed,
      mapping: { fileName: name, file: base64, headings, sample },
    };
    return data(sent);
  }
  if (!isMapped) return sendBack(context, called, { form: 'file', fields: ['file'] });
  const back = await sendBack(context, named(called), {
    form: 'mapping',
    fields: ['file', ...MAPPED, ...READING],
    typed: typedIn(form, [...MAPPED, ...READING]),
  });
  const headings = form.getAll('heading').filter((value) => typeof value === 'string');
  const sent: SentBets = { ...back.data, mapping: { fileName: name, file: base64, headings, sample: [] } };
  return data(sent, back.init ?? {});
}

/** The errors of the columns' fields under the names that the form gives them. */
function named<Refused extends Extract<Called<unknown>, { status: false }>>(called: Refused): Refused {
  const entries = Object.entries(called.msg).map(([field, texts]) => [
    field.replace(/^mapping\.columns\./, 'column_').replace(/^mapping\./, ''),
    texts,
  ]);
  return { ...called, msg: Object.fromEntries(entries) };
}

/** The chosen file, or the one that travelled with the choice of its columns. */
async function fileOf(form: FormData): Promise<{ readonly name: string; readonly base64: string }> {
  const file = form.get('file');
  if (file instanceof File)
    return { name: file.name, base64: Buffer.from(await file.arrayBuffer()).toString('base64') };
  return { name: textOf(form, 'file_name'), base64: textOf(form, 'file') };
}

const TYPED = [...COLUMNS, 'odds_format', 'decimal_mark', 'currency', 'zone'];

async function addBet(context: FormContext, form: FormData) {
  const parts = Object.fromEntries(COLUMNS.map((column) => [column, textOf(form, column)]));
  const called = await callApi(context, addBetContract, { body: { ...readingOf(form), ...parts } });
  if (called.status) return goOn(page(context));
  return sendBack(context, called, { form: 'add', fields: TYPED, typed: typedIn(form, TYPED) });
}

async function linkBet(context: FormContext, form: FormData) {
  const params = { id: textOf(form, 'id') };
  const body = { pick_id: textOf(form, 'pick_id') || null };
  const called = await callApi(context, linkBetContract, { params, body });
  if (called.status) return goOn(page(context));
  return sendBack(context, called, { form: 'link', fields: ['pick_id'] });
}

/** One bet, an import with its bets, or all of it. */
async function deleteSome(context: FormContext, form: FormData) {
  const params = { id: textOf(form, 'id') };
  const contracts = { bet: deleteBetContract, import: deleteImportContract, all: deleteBetsContract };
  const kind = (['bet', 'import', 'all'] as const).find((known) => known === textOf(form, 'kind'));
  if (kind === undefined) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' });
  const called = await callApi(context, contracts[kind], kind === 'all' ? {} : { params });
  // What is gone already is what was asked for.
  if (called.status || called.code === 404) return goOn(page(context));
  return sendBack(context, called, { form: 'delete', fields: [] });
}
