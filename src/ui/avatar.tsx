import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { userIcon } from './icon-paths.ts';

/** The picture of a member, 40 px wide; a drawing where there is none or it cannot be loaded. The name stands beside it. */
export function Avatar({ src }: { src: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  /** A picture of the first HTML may have failed before there was anybody to hear it. */
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (src === null || failed === src) {
    return (
      <span className="grid size-(--avatar-size) shrink-0 place-items-center rounded-full bg-sunken text-ink-3">
        <Icon drawing={userIcon} />
      </span>
    );
  }
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width="40"
      height="40"
      onError={() => setFailed(src)}
      className="size-(--avatar-size) shrink-0 rounded-full bg-sunken object-cover"
    />
  );
}
