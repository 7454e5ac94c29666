// A database in which addresses stand as DNS spells them: afterwards each person is written to once, and who left has left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { up } from '../../migrations/0113-spelled-addresses.ts';
import { eachDatabase } from '../support/databases.ts';

const PEOPLE = [
  ['jörg@xn--mller-kva.de', 'active'],
  ['anna@müller.de', 'active'],
  ['anna@xn--mail.example', 'active'],
  ['both@xn--mller-kva.de', 'unsubscribed'],
  ['both@müller.de', 'active'],
  ['two@mail.xn--mller-kva.de', 'active'],
  ['two@mail.müller.de', 'active'],
] as const;

eachDatabase((open) => {
  test('people and suppressions of both spellings become one', async () => {
    const { write: q } = (await open()).main;
    const [{ id: business_id }] = await q('businesses').insert({ created_at: 1, updated_at: 1 }, ['id']);
    for (const [at, [email, status]] of PEOPLE.entries()) {
      const unsubscribed_at = status === 'unsubscribed' ? 5 : null;
      const token = { token_hash: `h${at}`, sealed_token: 'y', created_at: 1 };
      await q('subscribers').insert({ business_id, email, status, unsubscribed_at, ...token });
    }
    for (const email of ['a@xn--mller-kva.de', 'a@müller.de', 'b@xn--mller-kva.de'])
      await q('suppressions').insert({ business_id, email, reason: 'bounce', created_at: 1 });
    await up(q);
    const people = await q('subscribers').orderBy('id').select('email', 'status', 'unsubscribed_at');
    assert.deepEqual(
      people.map(({ email, status, unsubscribed_at: left }) => [
        email,
        status,
        left === null ? null : Number(left),
      ]),
      [
        ['jörg@müller.de', 'active', null],
        ['anna@müller.de', 'active', null],
        ['anna@xn--mail.example', 'active', null],
        ['both@xn--mller-kva.de', 'unsubscribed', 5],
        ['both@müller.de', 'unsubscribed', 5],
        ['two@mail.xn--mller-kva.de', 'known', null],
        ['two@mail.müller.de', 'active', null],
      ],
    );
    const suppressed = await q('suppressions').orderBy('id').pluck('email');
    assert.deepEqual(suppressed, ['a@müller.de', 'b@müller.de']);
  });
});
