/** Running text at a readable width; as a list where each paragraph stands for itself. */
export function Prose({ paragraphs, as = 'text' }: { paragraphs: readonly string[]; as?: 'text' | 'list' }) {
  if (as === 'list') {
    return (
      <ul className="grid max-w-prose gap-3">
        {paragraphs.map((paragraph) => (
          <li key={paragraph} className="border-l-2 border-line pl-4 text-16 text-ink">
            {paragraph}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="grid max-w-prose gap-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-16 text-ink">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
