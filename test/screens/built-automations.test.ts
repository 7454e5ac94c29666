// Building an automation by plain forms alone, as somebody does who has no script.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BuiltAutomation } from '../../server/contract/built-automation.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

const TAB = '/email-marketing?tab=automations';

describe('building an automation without script', () => {
  let server: TestServer;
  let owner: Client;
  before(async () => {
    server = await startServer({ config: { rateLimits: false } });
    owner = server.as('owner');
    await connectChannel(owner, 'email');
    await owner('/api/users/14/lists', { json: { name: 'Guests' } });
  });
  after(() => server.stop());

  const show = async (route: string) =>
    (await (await owner(`/screens${route}`)).text()).replaceAll('<!-- -->', '');
  /** Sends the form of an address that a screen shows, with its hidden fields and what is typed. */
  async function send(route: string, action: RegExp, typed: Record<string, string> = {}): Promise<Response> {
    const html = await show(route);
    const form = [...html.matchAll(/<form[^>]* action="([^"]+)"[^>]*>(.*?)<\/form>/gs)].find(([, to]) =>
      action.test(to ?? ''),
    );
    assert.ok(form, `no form for ${action} on ${route}`);
    const hidden = [...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const decode = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
    const fields = Object.fromEntries(hidden.map(([, name = '', value]) => [name, decode(value)]));
    return owner(decode(form[1]), { form: { ...fields, ...typed } });
  }
  async function sent(...how: Parameters<typeof send>): Promise<string> {
    const answer = await send(...how);
    assert.equal(answer.status, 303, await answer.clone().text());
    return answer.headers.get('location') ?? '';
  }

  test('from a name to one that is on, step by step, and a change that asks', async () => {
    const to = await sent(TAB, /built-automations\?|built-automations$/, { name: 'After an order' });
    const id = Number(/automation=(\d+)/.exec(to)?.[1]);
    assert.ok(id > 0, to);
    const page = `${TAB}&automation=${id}`;
    const read = async (): Promise<BuiltAutomation> => (await owner(`/api/built-automations/${id}`)).json();
    const own = new RegExp(`built-automations/${id}\\?_method=PUT`);
    await sent(page, own, {
      name: 'After an order',
      starts: 'event:',
      named: 'booking',
      reentry: 'always',
      goal: '',
    });
    assert.deepEqual((await read()).draft?.trigger, { on: 'event', event: 'booking' });

    const add = (type: string, typed: Record<string, string>) =>
      sent(`${page}&step=new&type=${type}`, /\/steps(\?|$)/, typed);
    await add('mail', { subject: 'Thanks', content: 'Welcome.' });
    await add('wait', { amount: '2', unit: 'hours' });
    await add('wait-until', { time: '08:30', day1: '1', day5: '1' });
    await add('wait-for', { event: 'order', amount: '3', unit: 'days', otherwise: 'leave' });
    await add('condition', { choice: 'no-tag:', named: 'vip', otherwise: 'leave' });
    await add('tag', { choice: 'add', named: 'guest' });
    await add('list', { choice: 'remove:1' });
    await add('webhook', { url: 'https://example.com/hook' });
    await add('end', {});
    const types = async () => (await read()).draft?.steps.map(({ type }) => type);
    assert.deepEqual(await types(), [
      ...['mail', 'wait', 'wait-until', 'wait-for', 'condition', 'tag', 'list', 'webhook', 'end'],
    ]);
    const [mail, wait, until] = (await read()).draft?.steps ?? [];
    assert.equal(wait?.duration, 2 * 3_600_000);
    assert.deepEqual(until?.weekdays, [1, 5]);

    await sent(page, new RegExp(`steps/${wait?.id}/move`), { to: 'up' });
    assert.deepEqual((await types())?.slice(0, 2), ['wait', 'mail']);
    await sent(`${page}&step=${mail?.id}`, new RegExp(`steps/${mail?.id}\\?_method=PUT`), {
      subject: 'Thank you',
      content: 'Welcome.',
    });
    await sent(page, new RegExp(`steps/${until?.id}\\?_method=DELETE`));
    assert.equal((await read()).draft?.steps.length, 8);
    assert.match(await show(page), /Mail: Thank you/);

    await sent(page, /\/apply/);
    await sent(page, /\/active/, { isActive: 'true' });
    assert.equal((await read()).isActive, true);

    await owner('/api/users/14/subscribers', { json: { email: 'anna@example.com' } });
    await owner('/api/events', { json: { email: 'anna@example.com', event: 'booking', id: 'b1' } });
    await sent(page, new RegExp(`steps/${wait?.id}\\?_method=DELETE`));
    const html = await show(page);
    assert.match(html, /1 person is inside/);
    assert.match(html, /1 of them stand before a step that is gone/);
    assert.equal((await send(page, /\/apply/)).status, 422, 'it asks');
    await sent(page, /\/apply/, { inside: 'go-on' });
    await server.drain();
    assert.match(await show(page), /In the outbox<\/dt><dd>1</);
    assert.match(await show(`${page}&try=1`), /1 would have come in, and 1 mail would have left/);
  });

  test('what is refused is shown where it was typed', async () => {
    const to = await sent(TAB, /built-automations\?|built-automations$/, { name: 'Another' });
    const page = `${TAB}&automation=${/automation=(\d+)/.exec(to)?.[1]}`;
    const answer = await send(`${page}&step=new&type=mail`, /\/steps(\?|$)/, {
      subject: 'Hi {{nme}}',
      content: 'x',
    });
    assert.equal(answer.status, 422);
    const html = await answer.text();
    assert.match(html, /value="Hi \{\{nme\}\}"/);
    assert.match(html, /field-error/);
  });

  test('what a shop signs with is saved and forgotten, and addresses are shown to who asks', async () => {
    const page = `${TAB}&view=shops`;
    assert.doesNotMatch(await show(page), /\/shops\/[\w-]{20,}/);
    assert.match(await sent(page, /shops\/stripe\?_method=PUT/, { secret: 'whsec_ours' }), /done=shop-set/);
    const hooks = await (await owner('/api/users/14/shops')).json();
    const set = hooks.filter(({ isSet }: { isSet: boolean }) => isSet);
    assert.deepEqual(
      set.map(({ shop }: { shop: string }) => shop),
      ['stripe'],
    );
    const { secret } = await (await owner('/api/users/14/webhook-secret')).json();
    const shown = await show(`${page}&shown=1`);
    for (const text of [secret, ...hooks.map(({ url }: { url: string }) => url)])
      assert.ok(shown.includes(text), text);
    assert.doesNotMatch(shown, /whsec_ours/);
    const answer = await send(page, /shops\/shopify\?_method=PUT/, { secret: ' ' });
    assert.equal(answer.status, 422);
    await sent(page, /shops\/stripe\?_method=DELETE/);
    assert.doesNotMatch(await show(page), /Taken/);
  });

  test('somebody who may not write sees it without forms', async () => {
    const { client } = await addMember(server, 'approver', 'somebody who approves');
    const html = await (await client(`/screens${TAB}&automation=1`)).text();
    assert.match(html, /After an order/);
    assert.doesNotMatch(html, /\/steps/);
    const shops = await (await client(`/screens${TAB}&view=shops&shown=1`)).text();
    assert.match(shops, /WooCommerce/);
    assert.doesNotMatch(shops, /\/shops\/|name="secret"|secret-calls/);
  });
});
