import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icon-paths.ts';
import type { SubscribeData } from '../data.server.ts';

/** What every plan opens. */
export function FeatureList({ features }: Pick<SubscribeData, 'features'>) {
  return (
    <ul className="grid gap-x-8 gap-y-2 border-t-2 border-main pt-3 xl:grid-cols-2">
      {features.map(({ id, text }) => (
        <li key={id} className="flex items-start gap-2.5 text-14">
          <Icon drawing={checkIcon} size={16} className="mt-0.5 text-win" />
          {text}
        </li>
      ))}
    </ul>
  );
}
