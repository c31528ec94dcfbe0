import { SaxesParser } from 'saxes';
import { type StoredObject, StoreError } from './object-store.ts';

type Listing = { readonly objects: readonly StoredObject[]; readonly isTruncated: boolean };

/** Reads one page of a bucket's list (ListObjects). */
export function readListing(xml: string): Listing {
  const objects: StoredObject[] = [];
  const path: string[] = [];
  let [text, key, size] = ['', '', ''];
  let isTruncated = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    const parent = path.at(-2);
    path.pop();
    if (parent === 'Contents' && name === 'Key') key = text;
    if (parent === 'Contents' && name === 'Size') size = text;
    if (parent === 'ListBucketResult' && name === 'IsTruncated') isTruncated = text.trim() === 'true';
    if (name === 'Contents') objects.push({ key, bytes: Number(size) });
  });
  try {
    parser.write(xml).close();
  } catch (cause) {
    throw new StoreError('The list of the bucket cannot be read.', { cause });
  }
  // A list that says it goes on and not where would otherwise look whole.
  if (isTruncated && objects.length === 0) throw new StoreError('The list of the bucket breaks off.');
  return { objects, isTruncated };
}
