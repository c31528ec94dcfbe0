import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface Part {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

interface ChangesProps {
  sections: readonly { id: string; heading: readonly Part[]; text: readonly Part[] }[];
  /** Said before what came and what went, for those who do not see colours. */
  labels: { added: string; removed: string };
}

/** Sections that differ, with what came and what went inside the text that stayed. */
export function Changes({ sections, labels }: ChangesProps) {
  return (
    <div className="grid max-w-prose gap-4">
      {sections.map(({ id, heading, text }) => (
        <section key={id} className="grid gap-1 border-l-2 border-line pl-3">
          <h4 className="text-14 font-strong">
            <Parts parts={heading} labels={labels} />
          </h4>
          <p className="text-14 whitespace-pre-line">
            <Parts parts={text} labels={labels} />
          </p>
        </section>
      ))}
    </div>
  );
}

function Parts({ parts, labels }: { parts: readonly Part[]; labels: ChangesProps['labels'] }) {
  return parts.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    const style =
      kind === 'added'
        ? 'bg-win-soft text-win no-underline font-medium'
        : 'bg-lose-soft text-lose line-through';
    return (
      <Mark key={key} className={style}>
        <VisuallyHidden>{labels[kind]} </VisuallyHidden>
        {text}
      </Mark>
    );
  });
}
