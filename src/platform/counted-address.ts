import { isIPv4, isIPv6 } from 'node:net';

const GROUPS_COUNTED = 4;

/**
 * The address as limits count it. Anyone who has one IPv6 address has the 2^64 of its network, so they count as one; an IPv4 address
 * that is written as an IPv6 one is the IPv4 address. A port, brackets or a zone beside it make no other address of it.
 */
export function countedAddress(address: string): string {
  const inBrackets = address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .toLowerCase();
  const [bare = ''] = inBrackets.split('%', 1);
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1];
  if (withPort !== undefined && isIPv4(withPort)) return withPort;
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, GROUPS_COUNTED)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, whichever way it is written. */
function groupsOf(address: string): number[] {
  const [left = '', right] = address.split('::');
  const head = readGroups(left);
  if (right === undefined) return head;
  const tail = readGroups(right);
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
