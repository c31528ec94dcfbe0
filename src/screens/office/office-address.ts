/** Contracts of the office are written below `/office`, and served below `/office/api`. */
export function officeAddress(contractAddress: string): string {
  return contractAddress.replace(/^\/office/, '/office/api');
}
