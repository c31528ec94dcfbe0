import { z } from 'zod';
import { findStoredBrand, lockStoredBrand, updateStoredBrand } from '#db/queries/brand.ts';
import { addOperatorBrand } from '#db/queries/operator.ts';
import { approvable } from '#domain/foundation/approval/approvable.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { AppError } from '#platform/app-error.ts';
import { assertAtRest } from './assert-at-rest.ts';
import { readStartingPrices, readStoredBrand } from './read-stored-brand.ts';
import { seedBrandIn } from './seed-brand.ts';

/** A brand is opened to readers, or closed. */
export const brandApproval = approvable({
  kind: 'brand',
  ask: 'brands.edit',
  decide: 'brands.edit',
  payload: z.strictObject({
    state: z.enum(['live', 'closed']),
    /** The version of the brand that was seen by the operator who asks: what both agree to is one picture. */
    version: z.int().min(1),
  }),
  async apply(services, tx, { request, operator, now, payload: { state, version } }) {
    const key = request.subjectId;
    const row = await lockStoredBrand(tx, key);
    const brand = row === null ? null : readStoredBrand(row);
    if (row === null || brand === null) throw new AppError('not_found', 'no such brand');
    await assertCurrent(tx, { subjectKind: 'brand', subjectId: key, seen: version, actual: row.version });
    if (state === 'closed') {
      await assertAtRest(tx, { brand: key, now });
      await updateStoredBrand(tx, key, { state, closedAt: now, updatedAt: now });
      return {};
    }
    await updateStoredBrand(tx, key, { state, liveAt: row.liveAt ?? now, closedAt: null, updatedAt: now });
    // Both who agreed to it are there to run it; they give it to others.
    await addOperatorBrand(tx, { ids: [request.proposedBy, operator.id], brand: key, now });
    await seedBrandIn(services, tx, { ...brand, prices: readStartingPrices(row) });
    return { hosts: row.hosts.join(' ') };
  },
  async describe({ db }, { row, payload: { state } }) {
    const brand = await findStoredBrand(db, row.subjectId);
    if (brand === null) return null;
    return {
      subject: { kind: 'other', id: null, label: brand.name },
      changes: [
        { field: 'brand_open', type: 'flag', before: brand.state === 'live', after: state === 'live' },
        { field: 'brand_hosts', type: 'text', before: brand.hosts.join(', '), after: brand.hosts.join(', ') },
      ],
    };
  },
});
