// Addresses in all their spellings.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AddressRanges, lineOf, plainAddress } from '../../server/kernel/address.ts';

describe('addresses', () => {
  test('have one spelling', () => {
    for (const spelling of ['127.0.0.1', '::ffff:127.0.0.1', '::FFFF:7F00:1', '0:0:0:0:0:ffff:127.0.0.1']) {
      assert.equal(plainAddress(spelling), '127.0.0.1', spelling);
    }
    assert.equal(plainAddress('2001:DB8:0:0::0001'), '2001:db8::1');
    assert.equal(plainAddress('fe80::1%eth0'), 'fe80::1');
    for (const text of ['', 'localhost', '1.2.3', '127.1', '0x7f.0.0.1', '[::1]', '1.2.3.4:80']) {
      assert.equal(plainAddress(text), undefined, text);
    }
  });

  test('belong to a line: all of IPv4, 64 bits of IPv6', () => {
    assert.equal(lineOf('203.0.113.9'), '203.0.113.9');
    assert.equal(lineOf('::ffff:203.0.113.9'), '203.0.113.9');
    assert.equal(lineOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
    assert.equal(lineOf('2001:db8:1:2::1'), lineOf('2001:db8:1:2:ffff::'));
    assert.notEqual(lineOf('2001:db8:1:2::1'), lineOf('2001:db8:1:3::1'));
    assert.equal(lineOf('::1'), '0:0:0:0::/64');
    assert.equal(lineOf('nonsense'), 'unknown');
  });

  test('lie inside ranges or not', () => {
    const ranges = new AddressRanges(['10.0.0.0/8', '192.0.2.7', 'fd00::/8', '::1']);
    for (const inside of ['10.255.0.1', '::ffff:10.0.0.1', '192.0.2.7', 'fd12::1', '::1']) {
      assert.ok(ranges.has(inside), inside);
    }
    for (const outside of ['11.0.0.1', '192.0.2.8', 'fe80::1', '::2', '::a00:1', 'unknown', '']) {
      assert.ok(!ranges.has(outside), outside);
    }
  });

  test('ranges are written correctly or not at all', () => {
    for (const range of [
      '10.0.0.0/33',
      'fd00::/129',
      '10.0.0.0/',
      '10.0.0.0/x',
      'example.com',
      '',
      '1.2.3.4/-1',
    ]) {
      assert.throws(() => new AddressRanges([range]), /neither an address nor a range/, range);
    }
  });
});
