import { findTypedClaim } from '#domain/content/editing/claim-lint.ts';
import { placeholdersOf, typedFigures } from '#domain/content/legal/legal-figures.ts';
import { type Ages, businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';

const MAX_CHARACTERS = 2000;

/**
 * Throws 'invalid' for a text that would break the page that shows it, or the contract: other placeholders than the program's
 * own text, tags, control characters, more than three times its length, a figure of success
 * or money that only the registry of claims may give, or an age or floor price typed instead of filled in.
 */
export function assertWording(
  text: string,
  { base, ages }: { readonly base: string; readonly ages: Ages },
): void {
  const error = findError(text, base, ages);
  if (error !== null) throw new AppError('invalid', error.key, { fields: { text: [error] } });
}

function findError(text: string, base: string, ages: Ages): PublicMessage | null {
  const most = Math.min(MAX_CHARACTERS, Math.max(120, base.length * 3));
  if (text === '') return { key: 'office.textEmpty' };
  if (text.length > most) return { key: 'office.textTooLong', params: { most } };
  if (/<\/?[a-z!]/i.test(text)) return { key: 'office.noMarkup' };
  if (/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text))
    return { key: 'office.controlCharacters' };
  const [own, wanted] = [placeholdersOf(text), placeholdersOf(base)];
  if (own.join() !== wanted.join() || countBraces(text) !== own.length) {
    const shown = wanted.map((name) => `{${name}}`).join(' ') || '–';
    return { key: 'office.placeholdersDiffer', params: { wanted: shown } };
  }
  const claim = findTypedClaim(text);
  if (claim !== null && findTypedClaim(base) === null) {
    return { key: 'office.content.typedClaim', params: { found: claim } };
  }
  const constants = [ages.account, ages.subscribe, businessConstants.minimumPriceTwd].map(String);
  const typed = typedFigures(text).find((figure) => constants.includes(figure));
  const isNew = typed !== undefined && !typedFigures(base).includes(typed);
  return isNew ? { key: 'office.legalConstant', params: { figure: typed } } : null;
}

/** A brace that closes nothing would stand on the page; each placeholder may stand more than once. */
function countBraces(text: string): number {
  const rest = text.replaceAll(/\{\w+\}/g, '');
  return placeholdersOf(text).length + (rest.match(/[{}]/g)?.length ?? 0);
}
