import type { CustomModelData } from '../data.server.ts';
import { CompareModels } from './compare-models.tsx';
import { CreateModel } from './create-model.tsx';
import { ModelList } from './model-list.tsx';
import { ShowModel } from './show-model.tsx';

/** One of the four views of the custom models, as the address says. */
export function ModelPage({ data: { content, zone } }: { data: CustomModelData }) {
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
