/** The first character and the domain: enough to recognise, too little to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** The last three digits of a phone number; null where there is none. */
export function maskPhone(phone: string | null): string | null {
  return phone === null ? null : `…${phone.replaceAll(/\D/g, '').slice(-3)}`;
}
