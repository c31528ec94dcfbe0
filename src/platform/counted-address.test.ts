import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAddress } from './counted-address.ts';

describe('the address that limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['no address', 'no address'],
  ])('of %s is %s', (given, counted) => {
    expect(countedAddress(given)).toBe(counted);
  });

  it('is one for all of a network of 64 bits, and another for the next one', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        const counted = (left: string, right: string) => countedAddress(`${left}:${right}`);
        fc.pre(!network.startsWith('0:'));
        expect(counted(network, one)).toBe(counted(network, other));
        if (one !== network) expect(counted(one, other) === counted(network, other)).toBe(false);
      }),
    );
  });
});
