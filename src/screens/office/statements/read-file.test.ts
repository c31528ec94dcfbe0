import { expect, it } from 'vitest';
import { MAX_STATEMENT_BYTES } from '#api/office/statement-file.contract.ts';
import { problemOf, readFile } from './read-file.ts';

it('reads UTF-8, with or without a mark, Big5 and windows-1252', async () => {
  expect(await readFile(new Blob(['日期,金額']))).toBe('日期,金額');
  expect(await readFile(new Blob(['\uFEFFa,b']))).toBe('a,b');
  // 日期 in Big5.
  expect(await readFile(new Blob([new Uint8Array([0xa4, 0xe9, 0xb4, 0xc1])]))).toBe('日期');
  // In windows-1252; its second word could be Big5, and its first one could not.
  expect(await readFile(new Blob([Uint8Array.from('Ren\xe9 M\xfcller', (one) => one.charCodeAt(0))]))).toBe(
    'René Müller',
  );
});

it('does not read what is larger than any statement', async () => {
  expect(await readFile(new Blob([new Uint8Array(MAX_STATEMENT_BYTES + 1)]))).toBeNull();
});

it('names what is no statement: nothing, too much, and a workbook or a PDF', async () => {
  expect(problemOf(await readFile(new Blob(['日期,金額\n'])))).toBeNull();
  expect(problemOf(await readFile(new Blob([' \n'])))).toBe('emptyFile');
  expect(problemOf(await readFile(new Blob([new Uint8Array(MAX_STATEMENT_BYTES + 1)])))).toBe('tooLarge');
  const workbook = Uint8Array.from('PK\x03\x04\x14\0\x06\0\x08', (one) => one.charCodeAt(0));
  expect(problemOf(await readFile(new Blob([workbook])))).toBe('notCsv');
  expect(problemOf(await readFile(new Blob(['%PDF-1.7\n\0\x01'])))).toBe('notCsv');
  // A document and a workbook of letters alone, and the page that banks send as one.
  for (const text of ['%PDF-1.4\n1 0 obj <</Type/Catalog>>', 'PK\x03\x04\x14\x06', '\uFEFF\n<html><table>'])
    expect(problemOf(await readFile(new Blob([text])))).toBe('notCsv');
});
