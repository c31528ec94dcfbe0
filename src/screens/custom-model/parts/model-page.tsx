import { lazy, Suspense } from 'react';
import { loadPart } from '../../frame/loading/load-part.ts';
import { isWritten } from '../../is-written.ts';
import type { CustomModelData } from '../data.server.ts';
import { ModelList } from './model-list.tsx';

/** The views that the list leads to: each has its code apart, so that no one fetches the other ones. */
const CompareModels = isWritten('data-model-view', 'compare')
  ? (await import('./compare-models.tsx')).CompareModels
  : lazy(async () => ({ default: (await loadPart(() => import('./compare-models.tsx'))).CompareModels }));
const CreateModel = isWritten('data-model-view', 'new')
  ? (await import('./create-model.tsx')).CreateModel
  : lazy(async () => ({ default: (await loadPart(() => import('./create-model.tsx'))).CreateModel }));
const ShowModel = isWritten('data-model-view', 'show')
  ? (await import('./show-model.tsx')).ShowModel
  : lazy(async () => ({ default: (await loadPart(() => import('./show-model.tsx'))).ShowModel }));

/** One of the four views of the custom models, as the address says. */
export function ModelPage({ data }: { data: CustomModelData }) {
  return (
    <Suspense>
      <div data-model-view={data.content.view} className="contents">
        <View data={data} />
      </div>
    </Suspense>
  );
}

function View({ data: { content, zone } }: { data: CustomModelData }) {
  switch (content.view) {
    case 'list':
      return <ModelList content={content} zone={zone} />;
    case 'new':
      return <CreateModel content={content} zone={zone} />;
    case 'show':
      return <ShowModel content={content} zone={zone} />;
    case 'compare':
      return <CompareModels content={content} />;
  }
}
