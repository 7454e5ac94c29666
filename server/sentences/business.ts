// Sentences about the business and its switches.
import { defineSentences } from '../contract/sentence.ts';
import { LOCKED } from '../contract/texts.ts';

export const BUSINESS = defineSentences({
  'business.approver-may-not': 'Your role may read and approve, but not change this. Ask an owner.',
  'business.owner-only': 'Only an owner of this business may do this. Ask one of them.',
  'business.locked': LOCKED,
  'business.currency-kept': ({ currency }: { currency: string }) =>
    `cannot change: amounts are kept in ${currency} already, and none is converted`,
  'business.no-such-trade': 'must be one of the listed trades',
  'business.fact-known': 'Drivyn knows this already, in the same words.',
  'business.facts-full': 'There are as many facts as Drivyn keeps. Change one instead.',
  'business.fact-ends-first': 'must not be before the day on which it begins',
  'business.news-over': 'must not be over already',
  'business.fact-empty': 'must say something in words',
  'business.website-address': 'must be the address of a website, such as https://example.com',
  'business.website-private': ({ host }: { host: string }) =>
    `${host} is no public website. Only what everybody can open is read.`,
  'business.website-unreachable': ({ host }: { host: string }) =>
    `${host} cannot be reached. Is the address spelt right?`,
  'business.website-timeout': ({ host }: { host: string }) => `${host} did not answer in time. Try it again.`,
  'business.website-too-large': ({ host }: { host: string }) =>
    `The page at ${host} is larger than 2 MB. Try another page of the site.`,
  'business.website-robots': ({ host }: { host: string }) =>
    `${host} does not let programs read it: its robots.txt says so, or cannot be read.`,
  'business.website-elsewhere': ({ host }: { host: string }) =>
    `The address leads to another site, ${host}. If that is yours, enter its address.`,
  'business.website-status': ({ host }: { host: string }) =>
    `${host} has no such page, or answers with an error. Does the address open in a browser?`,
  'business.website-not-html': ({ host }: { host: string }) =>
    `What is at this address of ${host} is no web page.`,
  'business.website-logo-too-large': ({ host }: { host: string }) =>
    `The logo at ${host} has more than 5 MB. Save it smaller, and choose the file.`,
  'business.website-logo-gone': ({ host }: { host: string }) =>
    `The logo is no longer where it was at ${host}. Read the website again, or choose a file.`,
  'business.website-logo-drawing': ({ problem }: { problem: 'unreadable' | 'large' }) =>
    problem === 'large'
      ? 'The logo is a drawing (SVG) with too much in it. Save it as a PNG, and add that as the logo.'
      : 'The logo is a drawing (SVG) that cannot be shown as it is: it has words set in a font, photos, or no shapes. Save it as a PNG, and add that as the logo.',
  'business.website-nothing': ({ host }: { host: string }) =>
    `Nothing was found at ${host} that a post could say. Pages that only scripts draw cannot be read.`,
  'business.no-such-zone': 'must be a time zone such as Europe/Paris, or a large city',
});
