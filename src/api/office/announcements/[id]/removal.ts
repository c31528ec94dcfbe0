import { endpoint } from '#api/endpoint.ts';
import { announcementKind } from '#domain/content/announcement/edit-announcements.ts';
import { removeContent } from '#domain/content/editing/change-content.ts';
import { announcementView } from '#domain/content/editing/office-content.ts';
import { brandOf } from '../../brand-of.ts';
import { announcementRemovalContract } from './removal.contract.ts';

export const POST = endpoint(
  announcementRemovalContract,
  async ({ params, query, body }, { services, operator }) => {
    const brand = brandOf(operator, query.brand);
    const row = await removeContent(services, announcementKind, { brand, operator, id: params.id, ...body });
    return { data: announcementView(row, services.clock.now()) };
  },
);
