// The search over everything: what it finds, for whom, how much, and that what is typed is never a pattern.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESTINATIONS, findDestinations } from '../../server/contract/constants/destinations.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { SearchGroup } from '../../server/contract/search.ts';
import { insertAccount } from '../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { findScreen } from '../../server/pages/find-screen.ts';
import { NAVIGATION } from '../../server/pages/navigation.ts';
import { searchRows } from '../../server/screens/parts/search.repo.ts';
import { eachDatabase } from '../support/databases.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
  const owner = server.as('owner');
  await saveProfile(owner);
  for (const type of ['facebook', 'email']) {
    const { id } = await connectChannel(owner, type);
    await generatePosts(owner, id, 5);
    // Not every post that is written names the bakery.
    for (let count = 0; count < 6; count += 1) {
      const json = {
        platformIds: [id],
        title: `Our bakery, ${count}`,
        content: `News ${count} from the bakery.`,
      };
      assert.equal((await owner('/api/contents', { json })).status, 201);
    }
  }
  for (const name of ['Ann 100% Baker', 'Ann_B'])
    await owner('/api/users/14/subscribers', { json: { email: `${name.length}@example.com`, name } });
});
after(() => server.stop());

async function search(q: string, as: 'owner' | 'foreign' = 'owner'): Promise<SearchGroup[]> {
  return (await server.as(as)(`/api/search?q=${encodeURIComponent(q)}`)).json();
}
const names = (groups: readonly SearchGroup[]) => groups.map(({ name }) => name);
const labels = (groups: readonly SearchGroup[], name: string) =>
  groups.find((one) => one.name === name)?.results.map(({ label }) => label) ?? [];

runScenarios(
  () => server,
  [
    { name: 'nobody searches', as: 'anonymous', url: '/api/search?q=a', status: 401 },
    { name: 'nothing is found for nothing', as: 'owner', url: '/api/search', status: 200, contains: ['[]'] },
    {
      name: 'a text beyond all measure is refused',
      as: 'owner',
      url: `/api/search?q=${'x'.repeat(101)}`,
      status: 422,
      contains: ['q: must be at most 100 characters'],
    },
    { name: 'a null character is refused', as: 'owner', url: '/api/search?q=%00', status: 422 },
  ],
);

test('what people ask for is found in their own words', async () => {
  const first = async (text: string, group = 'Screens') => labels(await search(text), group)[0];
  assert.equal(await first('approval'), 'Approvals');
  assert.equal(await first('approvals'), 'Approvals');
  assert.equal(await first('time zone'), 'Time zone and currency');
  assert.equal(await first('timezone'), 'Time zone and currency');
  assert.equal(await first('where do I change the time zone?'), 'Time zone and currency');
  assert.equal(await first('how do I connect instagram'), 'Instagram');
  assert.equal(await first('how do I connect instagram', 'Help'), 'How do I connect Instagram?');
  assert.equal(await first('How can I pause everything', 'Help'), undefined);
  assert.equal(await first('stop everything', 'Help'), 'How do I stop everything?');
  assert.deepEqual(names(await search('how do I')), ['Help']);
});

test('what a small business types leads to the place, or says that there is none', async () => {
  const places: Readonly<Record<string, readonly string[]>> = {
    'Password and security': [
      ...['second factor', 'two-factor', '2fa', 'reset password', 'forgot password', 'sign out', 'log out'],
      ...['sessions', 'devices', 'api key'],
    ],
    'Profile & Subscription': [
      ...['invoice', 'billing', 'cancel subscription', 'receipt', 'credit card', 'vat', 'pricing'],
    ],
    Subscribers: ['unsubscribe', 'import contacts', 'customers', 'bounces', 'sign up form', 'tags'],
    'Notification settings': ['quiet hours', 'weekly report'],
    'Language of your posts': ['language', 'german'],
    Settings: ['dark mode', 'email address', 'change name'],
    'People of your business': ['team', 'invite', 'users', 'staff', 'employee', 'permissions'],
    'New post': ['rss', 'blog', 'recurring', 'repeat post'],
    Brand: ['logo', 'colours', 'colors', 'holiday', 'phone number', 'discount'],
    'Email automations': ['shopify', 'woocommerce', 'abandoned cart', 'birthday', 'welcome mail', 'webhook'],
    'Sending mail': ['smtp', 'dkim', 'domain', 'sender', 'spam'],
    'AI Writer': ['chatgpt', 'openai', 'ai model'],
    'Control Center': ['stop posting', 'vacation'],
    'Content Calendar': ['reschedule'],
    Analytics: ['followers', 'likes', 'best time to post'],
    Platforms: ['disconnect', 'real network', 'by hand'],
    Approvals: ['share with client', 'client approval'],
    Activity: ['audit log'],
    'Your businesses': ['second business', 'agency'],
    'Contact support': ['bug'],
  };
  for (const [label, all] of Object.entries(places))
    for (const text of all) {
      const found = findDestinations(text).map((one) => one.label);
      assert.ok(found.slice(0, LIMITS.suggestions).includes(label), `${text}: ${found.join(', ')}`);
    }
  const answers: Readonly<Record<string, readonly string[]>> = {
    'Is there a backup?': ['backup', 'restore'],
    'How do I delete my account?': ['delete account', 'delete my account', 'close account'],
    'How do I export my data?': ['export my data', 'download', 'gdpr'],
    'Which languages are there?': ['language', 'languages'],
    'Is there a dark mode?': ['dark mode', 'theme'],
    'How do people unsubscribe?': ['unsubscribe'],
    'Is there an app for the phone?': ['mobile app', 'iphone'],
    'Are there text messages, WhatsApp, Google reviews or other channels?': ['sms', 'whatsapp', 'seo'],
    'How do I edit, move or delete a post?': ['delete post', 'edit post', 'reschedule'],
    'How do I sign out?': ['sign out', 'log out'],
  };
  for (const [question, all] of Object.entries(answers))
    for (const text of all) assert.ok(labels(await search(text), 'Help').includes(question), text);
});

test('what Help says of what people look for is found there, open', async () => {
  const [found] = (await search('backup')).flatMap(({ results }) => results);
  assert.equal(found?.href, '#/help-support?tab=faq&platform=backup');
  const page = await (await server.as('owner')('/screens/help-support?tab=faq&platform=backup')).text();
  assert.match(page, /<details open=""><summary><span>Is there a backup\?<\/span>/);
});

test('posts, mailings, screens and help are found in their groups, at most five each', async () => {
  const groups = await search('BAKERY');
  assert.deepEqual(names(groups), ['Content', 'Campaigns']);
  for (const { results } of groups) assert.equal(results.length, 5);
  assert.match(groups[0]?.results[0]?.href ?? '', /^#\/platforms\/facebook\?tab=content&status=/);
  assert.match(groups[1]?.results[0]?.href ?? '', /^#\/platforms\/email\?tab=content&status=/);
  assert.deepEqual(labels(await search('analyt'), 'Screens'), ['Analytics']);
  assert.deepEqual(labels(await search('prorated'), 'Help'), ['How does billing work?']);
});

test('wildcards are letters like others', async () => {
  assert.deepEqual(labels(await search('100%'), 'Subscribers'), ['14@example.com']);
  assert.deepEqual(labels(await search('ann_'), 'Subscribers'), ['5@example.com']);
  assert.deepEqual(names(await search('%%')), []);
  assert.deepEqual(names(await search("'!_")), []);
});

test('another account finds nothing of the owner’s', async () => {
  assert.deepEqual(names(await search('bakery', 'foreign')), []);
  assert.deepEqual(names(await search('14@example.com', 'foreign')), []);
});

test('a hit further down in a post is shown with the words around it', async () => {
  const owner = server.as('owner');
  const [post] = await (await owner('/api/users/14/contents')).json();
  const content = `First line.\n${'More words here. '.repeat(10)}Then the quince jam comes.`;
  const saved = await owner(`/api/contents/${post.id}`, { method: 'PATCH', json: { content } });
  assert.equal(saved.status, 200, await saved.text());
  const [label = ''] = [
    ...labels(await search('Quince'), 'Content'),
    ...labels(await search('Quince'), 'Campaigns'),
  ];
  assert.match(label, /^….*the quince jam comes\.$/);
});

test('every screen of the sidebar is found by its name, and every destination is a screen', () => {
  for (const { label, href } of NAVIGATION.flatMap(({ items }) => items)) {
    assert.ok(
      DESTINATIONS.some((one) => one.label === label && one.href === href),
      label,
    );
  }
  for (const { href } of DESTINATIONS) {
    const { pathname } = new URL(href.slice(1), 'http://route.invalid');
    assert.notEqual(findScreen(pathname).screen.slug, 'not-found', href);
  }
});

eachDatabase((open) => {
  test('rows of one business, the newest first, removed posts left out', async () => {
    const { main } = await open();
    await main.write.transaction(async (q) => {
      const businessId = await insertBusiness(q, 1);
      await insertAccount(q, { name: 'A', email: 'a@example.com', businessId, role: 'owner', now: 1 });
      const times = { created_at: 1, updated_at: 1 };
      const connections = ['facebook', 'email'].map((type) => ({
        ...times,
        business_id: businessId,
        type,
        name: type,
        network: 'sandbox',
      }));
      const [facebook, email] = await q('connections').insert(connections, ['id']);
      const post = (connection: number, content: string, more = {}) => ({
        ...times,
        business_id: businessId,
        connection_id: connection,
        status: 'draft',
        origin: 'person',
        content,
        ...more,
      });
      await q('posts').insert([
        post(facebook.id, 'Rye BREAD', { deleted_at: null }),
        post(facebook.id, 'Gone bread', { deleted_at: 2 }),
        post(email.id, 'Nothing', { title: 'Bread by mail', deleted_at: null }),
      ]);
      await q('subscribers').insert({
        business_id: businessId,
        email: 'bread@example.com',
        name: 'B',
        token_hash: 't',
        sealed_token: 's',
        created_at: 1,
      });
      const search = { businessId, text: 'bread', limit: 5, mail: ['email'] as const };
      const found = await searchRows(q, search);
      assert.deepEqual(
        found.map(({ kind, label, detail, channel }) => [kind, label, detail, channel]),
        [
          ['post', null, 'Rye BREAD', 'facebook'],
          ['post', 'Bread by mail', 'Nothing', 'email'],
          ['subscriber', 'bread@example.com', 'B', null],
        ],
      );
      assert.deepEqual(await searchRows(q, { ...search, businessId: businessId + 1 }), []);
      assert.equal((await searchRows(q, { ...search, text: 'b_ead' })).length, 0);
    });
  });
});
