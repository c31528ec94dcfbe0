import { MAX_OBJECTS, type ObjectStore, type StoredObject, StoreError } from './object-store.ts';
import { callS3, type S3Settings } from './s3-call.ts';
import { readListing } from './s3-listing.ts';

/** A bucket, or what lies under a prefix of it, of a server that speaks S3. */
export function openS3Store(settings: S3Settings): ObjectStore {
  const { bucket, prefix } = settings;
  return {
    address: `s3://${bucket}/${prefix}`.replace(/\/$/, ''),
    put: async (key, body, signal) => {
      await callS3(settings, { method: 'PUT', key, body, signal });
    },
    get: async (key, signal) => (await callS3(settings, { method: 'GET', key, signal })).body,
    list: async (start) => {
      const found: StoredObject[] = [];
      for (;;) {
        // The next page begins behind the last key, which every server knows; tokens that only the server can read are not needed.
        const last = found.at(-1);
        const query: Record<string, string> = { 'max-keys': '1000', prefix: `${prefix}${start}` };
        if (last) query.marker = `${prefix}${last.key}`;
        const { body } = await callS3(settings, { method: 'GET', query });
        const page = readListing(body.toString());
        for (const { key, bytes } of page.objects) found.push({ key: key.slice(prefix.length), bytes });
        if (found.length > MAX_OBJECTS) throw new StoreError(`s3://${bucket} has too many objects.`);
        if (!page.isTruncated) return found;
      }
    },
    remove: async (key, signal) => {
      await callS3(settings, { method: 'DELETE', key, signal });
    },
  };
}
