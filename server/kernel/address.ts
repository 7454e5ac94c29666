// Internet addresses: one spelling for each, ranges of them, and the line that one belongs to.
import { BlockList, isIP } from 'node:net';

const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * The one spelling of an address: lower case, shortened, IPv4 as IPv4 also where IPv6 carries it (`::ffff:7f00:1`).
 * @returns undefined for what is no address
 */
export function plainAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/, '');
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : undefined;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(short);
  return mapped ? toIPv4(Number.parseInt(`${mapped[1]}`, 16), Number.parseInt(`${mapped[2]}`, 16)) : short;
}

/**
 * Whose an address is, as far as limits go: the line that it is on. An IPv4 address, or the /64 that a line or server has of IPv6, because its
 * owner may use every address in it.
 */
export function lineOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined || isIP(plain) === 4) return plain ?? 'unknown';
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** Addresses and ranges such as `10.0.0.0/8` or `fd00::/8`. */
export class AddressRanges {
  readonly #list = new BlockList();

  /** @throws Error for what is neither address nor range */
  constructor(ranges: readonly string[]) {
    for (const range of ranges) this.#add(range);
  }

  has(address: string): boolean {
    const plain = plainAddress(address);
    return plain !== undefined && this.#list.check(plain, familyOf(plain));
  }

  #add(range: string): void {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    const most = family === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    const isRange = isIP(address) !== 0 && /^(\d{1,3})?$/.test(bits ?? '') && prefix <= most && bits !== '';
    if (!isRange) throw new Error(`${range} is neither an address nor a range of addresses`);
    this.#list.addSubnet(address, prefix, family);
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}

function toIPv4(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
