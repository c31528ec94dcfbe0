import { createElement, Fragment, type ReactNode } from 'react';
import type { ArticleBlock, ArticleRun } from '#domain/content/news/article-blocks.ts';
import { TextLink } from '#ui/text-link.tsx';

/** The parts of an article. Each run is a text of its own, so what is typed as a tag stands there as it was typed. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return inOrder(blocks, (block) => <Block block={block} />);
}

/** Parts whose order never changes while they are shown, so that their places are names enough. */
function inOrder<Part>(parts: readonly Part[], show: (part: Part) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map(show));
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className="pt-2 text-20 font-strong">
          <Runs runs={block.runs} />
        </h2>
      );
    case 'quote':
      return (
        <blockquote className="border-l-2 border-primary-300 pl-4 text-16 whitespace-pre-line text-ink-2">
          <Runs runs={block.runs} />
        </blockquote>
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-5 text-16">
          {inOrder(block.items, (item) => (
            <li>
              <Runs runs={item} />
            </li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p className="text-16 whitespace-pre-line wrap-break-word">
          <Runs runs={block.runs} />
        </p>
      );
  }
}

function Runs({ runs }: { runs: readonly ArticleRun[] }) {
  return inOrder(runs, (run) => <Run run={run} />);
}

function Run({ run }: { run: ArticleRun }) {
  if (run.kind !== 'link')
    return run.kind === 'text' ? run.text : <strong className="font-strong text-main">{run.text}</strong>;
  const isElsewhere = run.href.startsWith('https:');
  return (
    <TextLink
      href={run.href}
      {...(isElsewhere ? { target: '_blank', rel: 'nofollow noopener noreferrer' } : {})}
    >
      {run.text}
    </TextLink>
  );
}
