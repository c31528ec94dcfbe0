import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines } from '#domain/foundation/text/clean-text.ts';
import { type ArticleRun, articleBlocks } from './article-blocks.ts';

const text = (run: string): ArticleRun => ({ kind: 'text', text: run });

describe('articleBlocks', () => {
  it('reads headings, lists, quotations, strong words and links', () => {
    const body =
      '## After the break\n\nA **good** start,\nsee [the table](/en/statistics).\n\n- one\n- two\n\n> said so';
    expect(articleBlocks(body)).toEqual([
      { kind: 'heading', runs: [text('After the break')] },
      {
        kind: 'paragraph',
        runs: [
          text('A '),
          { kind: 'strong', text: 'good' },
          text(' start,\nsee '),
          { kind: 'link', text: 'the table', href: '/en/statistics' },
          text('.'),
        ],
      },
      { kind: 'list', items: [[text('one')], [text('two')]] },
      { kind: 'quote', runs: [text('said so')] },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[here](javascript:alert(1))',
    '[here](JaVaScRiPt:alert`1`)',
    '[here](data:text/html,x)',
    '[here](//evil.example)',
    '[here](/\\evil.example)',
    '[here](https://bank.example@evil.example/x)',
    '[here](http://evil.example)',
  ])('leaves %s as the text that it is', (body) => {
    expect(articleBlocks(body)).toEqual([{ kind: 'paragraph', runs: [text(body)] }]);
  });

  it('knows no other link than https and pages of the site, and loses no character, whatever is typed', () => {
    const piece = fc.constantFrom(
      '[a]',
      '(',
      ')',
      'https://a.example/',
      'javascript:',
      '//',
      '/x',
      '**',
      '\n',
      '- ',
      '> ',
      '## ',
      'é',
      '<b>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const runs = articleBlocks(pieces.join('')).flatMap((block) =>
          block.kind === 'list' ? block.items.flat() : block.runs,
        );
        for (const run of runs) {
          if (run.kind === 'link') expect(run.href).toMatch(/^(?:https:\/\/[^@]+$|\/(?![/\\]))/);
        }
        expect(runs.map((run) => run.text).join('')).toContain(pieces.includes('é') ? 'é' : '');
      }),
    );
  });
});

describe('a text as it is stored', () => {
  it('keeps what is visible and nothing else', () => {
    expect(cleanLines('\uFEFFa\u202Eb\r\n\r\n\r\n\r\n<b>c</b>\u0000 \n')).toBe('ab\n\n<b>c</b>');
    expect(cleanLine('Subject\r\nBcc: x@example.com')).toBe('Subject Bcc: x@example.com');
    expect(cleanLine('👨‍👩‍👧 e\u0301')).toBe('👨‍👩‍👧 é');
  });
});
