// robots.txt as RFC 9309 has it: which group, which rule, and no rule that takes its time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRobots } from '../../../server/connectors/website/robots.ts';

const CASES: readonly (readonly [name: string, text: string, path: string, isOpen: boolean])[] = [
  ['nothing said', '', '/', true],
  ['all is closed', 'User-agent: *\nDisallow: /', '/about', false],
  ['an empty rule closes nothing', 'User-agent: *\nDisallow:', '/about', true],
  ['a folder is closed', 'User-agent: *\nDisallow: /private/', '/private/x', false],
  ['beside it all is open', 'User-agent: *\nDisallow: /private/', '/privately', true],
  ['the longer rule decides', 'User-agent: *\nDisallow: /\nAllow: /about', '/about-us', true],
  ['of two alike the open one', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
  ['our name before all others', 'User-agent: *\nDisallow: /\n\nUser-agent: Drivyn\nAllow: /', '/x', true],
  ['closed to us alone', 'User-Agent: drivyn\nDisallow: /\nUser-agent: *\nAllow: /', '/', false],
  ['closed to another', 'User-agent: Grabber\nDisallow: /', '/', true],
  ['several names, one group', 'User-agent: Grabber\nUser-agent: *\nDisallow: /x', '/x', false],
  ['a star in the middle', 'User-agent: *\nDisallow: /*/secret', '/a/b/secret/c', false],
  ['an end', 'User-agent: *\nDisallow: /*.pdf$', '/menu.pdf', false],
  ['not at the end', 'User-agent: *\nDisallow: /*.pdf$', '/menu.pdf.html', true],
  ['comments and other fields', '# hello\nSitemap: x\nUser-agent: * # all\nDisallow: /x # no', '/x', false],
  ['Windows line ends', 'User-agent: *\r\nDisallow: /x\r\n', '/x', false],
];

for (const [name, text, path, isOpen] of CASES) {
  test(name, () => assert.equal(readRobots(text)(path), isOpen));
}

test('a rule of many stars is judged at once', () => {
  const isOpen = readRobots(`User-agent: *\nDisallow: /${'*a'.repeat(5000)}$`);
  assert.equal(isOpen(`/${'a'.repeat(4999)}b`), true);
});
