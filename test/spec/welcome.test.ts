// The welcome view: its texts and where its buttons lead.
import assert from 'node:assert/strict';
import { serveSite } from '../screens/site.ts';
import { statement } from './statement.ts';

const SECTION = '2 Welcome view';
const site = serveSite();
const main = async () => {
  const html = await (await fetch(`${site().url}/screens/welcome`)).text();
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
};
/** The part of the screen from one passage on, up to the end of its card. */
const cardOf = async (title: string) => {
  const html = await main();
  const at = html.indexOf(title);
  assert.ok(at >= 0, title);
  return html.slice(at, html.indexOf('</section>', at));
};

statement(SECTION, 'title "Welcome to {brand}"', async () => {
  assert.match(await main(), /<h1[^>]*>Welcome to Drivyn<\/h1>/);
});

statement(SECTION, 'card "Setup Your Business" with "Begin Setup" to /business-setup', async () => {
  assert.match(await cardOf('Setup Your Business'), /href="#\/business-setup"[^>]*>Begin Setup</);
});

statement(SECTION, 'card "Connect Your Platforms" with "Connect Platforms" to /platform', async () => {
  assert.match(await cardOf('Connect Your Platforms'), /href="#\/platform"[^>]*>Connect Platforms</);
});

statement(
  SECTION,
  'banner with "Start Now" (/business-setup) and "Learn More" (/autonomous-demo)',
  async () => {
    const banner = await cardOf('Ready to experience true marketing autonomy?');
    assert.match(banner, /href="#\/business-setup"[^>]*>Start Now</);
    assert.match(banner, /href="#\/autonomous-demo"[^>]*>Learn More</);
  },
);

statement('9 Business constants', 'the trial is 14 days in the welcome copy', async () => {
  assert.match(await main(), /free for 14 days/);
});
