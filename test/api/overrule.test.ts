// Overruling: a person's own words may stand against a rule, where the person answers for it; a channel's limits stay.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { CheckedWords } from '../../server/contract/claim.ts';
import type { Post } from '../../server/contract/post.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addApprover, addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

const SCARCE = 'Only 3 left of the walnut loaves.';
const CURE = 'Our rosehip tea cures migraine.';

let server: TestServer;
let owner: Client;
let editor: Client;
let facebook = 0;
let x = 0;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  editor = (await addMember(server, 'editor', 'a colleague')).client;
  facebook = (await connectChannel(owner, 'facebook')).id;
  x = (await connectChannel(owner, 'x')).id;
});
after(() => server.stop());
let audited = 0;
beforeEach(async () => {
  audited = (await entries()).length;
});

const entries = async () =>
  (await server.app.ctx.db.read('audit').where({ kind: 'post.overruled' }).orderBy('id')).map((row) => ({
    actor: row.actor,
    subjectId: row.subject_id,
    details: JSON.parse(row.details),
  }));
const news = async () => (await entries()).slice(audited);
const compose = async (client: Client, json: object) => {
  const answer = await client('/api/contents', { json: { platformIds: [facebook], ...json } });
  return { status: answer.status, text: await answer.text() };
};
const made = async (client: Client, json: object): Promise<Post> => {
  const { status, text } = await compose(client, json);
  assert.equal(status, 201, text);
  const [post] = JSON.parse(text) as Post[];
  return post ?? assert.fail();
};

test('a hit blocks and names the words; overruled, the post is made, and the audit log says by whom', async () => {
  const refused = await compose(editor, { content: SCARCE });
  assert.equal(refused.status, 422);
  assert.match(refused.text, /“Only 3 left” may not stand in a post\. Scarcity has to be true/);
  const post = await made(editor, { content: SCARCE, overrule: { rules: ['scarcity'] } });
  assert.equal(post.content, SCARCE);
  const [entry, ...others] = await news();
  assert.deepEqual(others, []);
  assert.equal(entry?.subjectId, post.id);
  assert.deepEqual(entry?.details, { channel: 'facebook', rules: 'Scarcity', words: '“Only 3 left”' });
});

test('only the rules that are named: another hit still blocks', async () => {
  const json = { content: `${SCARCE} ${CURE}`, overrule: { rules: ['scarcity'] } };
  const { status, text } = await compose(owner, json);
  assert.equal(status, 422);
  assert.match(text, /“cures migraine”/);
  assert.deepEqual(await news(), []);
});

describe('where the law asks for proof', () => {
  const overrule = { rules: ['cure'], reason: 'Study of 2025 is in the folder “rosehip”.' };

  test('an editor may not, even with a reason', async () => {
    const { status, text } = await compose(editor, { content: CURE, overrule });
    assert.equal(status, 403);
    assert.match(text, /Only an owner may let “cures migraine” stand/);
  });

  test('an owner says why, and that is kept', async () => {
    const without = await compose(owner, { content: CURE, overrule: { rules: ['cure'], reason: '  ' } });
    assert.equal(without.status, 422);
    assert.match(without.text, /Say why “cures migraine” may stand/);
    const post = await made(owner, { content: CURE, overrule });
    assert.deepEqual(await news(), [
      {
        actor: `account:${OWNER.id}`,
        subjectId: post.id,
        details: {
          ...{ channel: 'facebook', rules: 'Health claim', words: '“cures migraine”' },
          reason: overrule.reason,
        },
      },
    ]);
  });
});

test('a limit of the channel cannot be overruled', async () => {
  const content = `${SCARCE} ${'Bread. '.repeat(60)}`;
  const json = { platformIds: [x], content, overrule: { rules: ['scarcity'] } };
  const { status, text } = await compose(owner, json);
  assert.equal(status, 422);
  assert.match(text, /X would refuse this/);
});

test('an edit is held to the same, but not again for words that stood there', async () => {
  const post = await made(owner, { content: 'Walnut loaves are back.' });
  const change = (json: object) => owner(`/api/contents/${post.id}`, { method: 'PATCH', json });
  assert.equal((await change({ content: SCARCE })).status, 422);
  assert.equal((await change({ overrule: { rules: ['scarcity'] } })).status, 422);
  assert.equal((await change({ content: SCARCE, overrule: { rules: ['scarcity'] } })).status, 200);
  assert.equal((await news()).length, 1);
  assert.equal((await change({ content: `${SCARCE} Come early.` })).status, 200);
  assert.equal((await news()).length, 1);
  const other = await change({ content: `${SCARCE} Last chance.` });
  assert.equal(other.status, 422);
  assert.match(await other.text(), /“Last chance” may not stand/);
});

test('words are checked beforehand: which rules, which words, what the risk is, and whether one may overrule it', async () => {
  const json = { title: 'Hurry', content: `${SCARCE} ${CURE} Only 2 left of the rye.` };
  const ask = async (client: Client) => {
    const answer = await client('/api/contents/check', { json });
    assert.equal(answer.status, 200);
    return ((await answer.json()) as CheckedWords).hits;
  };
  const hits = await ask(owner);
  assert.deepEqual(
    hits.map(({ rule, words, needsOwner, mayOverrule }) => ({ rule, words, needsOwner, mayOverrule })),
    [
      { rule: 'cure', words: ['cures migraine'], needsOwner: true, mayOverrule: true },
      {
        ...{ rule: 'scarcity', words: ['Hurry', 'Only 3 left', 'Only 2 left'] },
        ...{ needsOwner: false, mayOverrule: true },
      },
    ],
  );
  assert.ok(hits.every(({ label, risk }) => label !== '' && risk.length > 40));
  assert.deepEqual(
    (await ask(editor)).map(({ mayOverrule }) => mayOverrule),
    [false, true],
  );
  assert.equal((await (await addApprover(server))('/api/contents/check', { json })).status, 403);
});

test('an unknown rule, and none, are refused', async () => {
  for (const rules of [['limit'], [], 'cure'])
    assert.equal((await compose(owner, { content: CURE, overrule: { rules } })).status, 422);
});
