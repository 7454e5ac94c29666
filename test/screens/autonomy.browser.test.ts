// Keeping a post back that would leave by itself, and deciding how far its channel goes: as a person does it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Autonomy, UNDO_WINDOW } from '../../server/contract/autonomy.ts';
import type { Post } from '../../server/contract/post.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { addPosts } from '../../server/domain/content/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { click, headingIs, press, serveSite, toastOf } from './site.ts';

let connectionId = 0;
const site = serveSite(async ({ client, app }) => {
  await saveProfile(client);
  connectionId = (await connectChannel(client)).id;
  const row = { connection_id: connectionId, act: 'publish', begun_at: 1, first_held: 0 };
  await app.ctx.db.write('connections').update({ network: 'real', is_active: true });
  await app.ctx.db.write('autonomy').insert({ ...row, level: 'undo', above: 'undo' });
});

const read = async <T>(path: string) => (await (await site().client(path)).json()) as T;
const autonomy = async () => (await read<Autonomy[]>(`/api/platforms/${connectionId}/autonomy`))[0];

/** As the plan adds one, for a few minutes from now. */
async function planPost(content: string): Promise<number> {
  const { ctx } = site().app;
  const said = { origin: 'autopilot', title: null, note: null, needsMedia: null, pillar: 'own' } as const;
  const written = {
    hook: 'plain',
    cta: 'none',
    skeleton: 'plain',
    factIds: [],
    idea: null,
    writer: null,
    why: null,
  };
  const [id = 0] = await unitOfWork(ctx, SYSTEM, (tx) =>
    addPosts(tx, 'facebook', [
      {
        ...{ ...said, ...written, businessId: 1, connectionId, content, status: 'scheduled' },
        scheduledAt: ctx.clock.now() + UNDO_WINDOW / 2,
      },
    ]),
  );
  return id;
}

test('a post that leaves by itself appears where somebody looks, and Undo keeps it back', async () => {
  const page = await site().open('/dashboard');
  await headingIs(page, '');
  const id = await planPost('The bread is in the oven.');
  await page.waitForFunction(() => document.body.textContent?.includes('Leaves within minutes'));
  assert.match((await read<Post>(`/api/contents/${id}`)).leavesAt ?? '', /^\d{4}-/);
  await click(page, 'form[action*="/hold"] button');
  await toastOf(page, 'Kept back');
  await page.waitForFunction(() => !document.body.textContent?.includes('Leaves within minutes'));
  const { status, note } = await read<Post>(`/api/contents/${id}`);
  assert.deepEqual([status, note?.startsWith('You kept it back')], ['awaiting_approval', true]);
  await page.close();
});

test('its channel went a step back, says so, and goes further only when somebody says so', async () => {
  const page = await site().open('/platforms/facebook?tab=settings');
  await headingIs(page, 'Facebook');
  const says = (words: string) =>
    page.waitForFunction((text) => document.querySelector('#main')?.textContent?.includes(text), {}, words);
  await says('From “Wait for Undo” back to “Ask me”');
  assert.equal(
    await page.$eval('[name=level]:checked', (input) => (input as HTMLInputElement).value),
    'approve',
  );
  await page.click('label[for=field-level-draft]');
  await press(page, 'Save', '[data-region=autonomy]');
  await toastOf(page, 'Saved');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=autoSchedule]')?.checked === false,
  );
  assert.deepEqual([(await autonomy())?.level, (await autonomy())?.lowered], ['draft', null]);

  await site()
    .app.ctx.db.write('autonomy')
    .update({ level: 'approve', above: 'approve', asked: 'open', clean: 5 });
  await page.reload();
  await says('May Facebook go a step further?');
  await press(page, 'Yes');
  await toastOf(page, 'Saved');
  await page.waitForFunction(() => !document.body.textContent?.includes('go a step further?'));
  assert.deepEqual([(await autonomy())?.level, (await autonomy())?.asksFor], ['undo', null]);
  await page.close();
});
