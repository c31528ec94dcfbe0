import { useBrandName } from '../frame/office-context.ts';

/** What a request is about; a setting is about its brand, which the request names by its key. */
export function useSubjectText(): (request: {
  readonly kind: string;
  readonly subject: { readonly label: string };
}) => string {
  const nameOf = useBrandName();
  return ({ kind, subject }) => (kind === 'setting' ? nameOf(subject.label) : subject.label);
}
