import { newSecret } from '#platform/id.ts';

/** An account number that a bank opens for one order alone (虛擬帳號): fourteen digits, of which the first are the brand's. */
const LENGTH = 14;

/**
 * A number for one order under a brand's prefix: random digits, and a last one that checks them all (Luhn, ISO/IEC 7812-1, annex
 * B), so that no single mistyped digit pays somebody else's order.
 */
export function newVirtualAccount(prefix: string): string {
  const free = LENGTH - 1 - prefix.length;
  const random = BigInt(`0x${newSecret()}`) % 10n ** BigInt(free);
  const digits = prefix + random.toString().padStart(free, '0');
  return digits + checkDigit(digits);
}

/** Every such number in what a bank writes beside a transfer, however it spaces the digits; a number that ran together with others is none. */
export function findVirtualAccounts(text: string): string[] {
  const runs = text.normalize('NFKC').matchAll(/\d(?:[ -]?\d)*/g);
  const numbers = [...runs].flatMap(([run]) => [
    run.replaceAll(/[ -]/g, ''),
    ...run.split(' ').map((part) => part.replaceAll('-', '')),
  ]);
  return [...new Set(numbers)].filter(
    (digits) => digits.length === LENGTH && checkDigit(digits.slice(0, -1)) === digits.at(-1),
  );
}

/** Of thirteen digits, so the first and every second one after it are doubled, as counting from the end would. */
function checkDigit(digits: string): string {
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}
