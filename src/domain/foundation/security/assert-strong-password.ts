import { AppError } from '#platform/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

type PasswordOwner = {
  readonly email: string;
  readonly nickName: string;
  readonly brandName: string;
  readonly brand: string;
};

/** Throws 'invalid' at `password` for one that everybody would try first (docs/product/accounts.md). Its length is the contract's business. */
export function assertStrongPassword(password: string, owner: PasswordOwner): void {
  const error = findError(password, owner);
  if (error !== null)
    throw new AppError('invalid', 'weak password', { fields: { password: [{ key: error }] } });
}

function findError(password: string, { email, nickName, brandName, brand }: PasswordOwner): string | null {
  const plain = fold(password);
  const [mailbox = ''] = email.split('@');
  const personal = [email, mailbox, nickName, brandName, brand].map(fold);
  if (new Set(plain).size <= 1) return 'member.passwordRepeated';
  if (personal.includes(plain)) return 'member.passwordPersonal';
  return isCommonPassword(password) ? 'member.passwordCommon' : null;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
