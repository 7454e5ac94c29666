// The editorial library: every pack on the shelf keeps the editor's rules that a program can check.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { openLibrary } from '../../../server/domain/writer/library/library.ts';
import { dayOf } from '../../../server/domain/writer/library/moment.ts';
import { MOMENTS, PRACTICE, SHELF } from '../../../server/domain/writer/library/shelf.ts';
import { suits } from '../../../server/domain/writer/telling/choose-idea.ts';
import { faultsOfPack, looseLeadsOf, textsOf } from './lint-idea.ts';

const FOLDERS = readdirSync(new URL('../../../server/domain/writer/packs/', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the editorial library', () => {
  test('has every folder of packs on its shelf, once', () => {
    assert.deepEqual([...SHELF, MOMENTS, PRACTICE].map(({ id }) => id).toSorted(), FOLDERS.toSorted());
  });

  test('moments: ideas without a fault, on days that exist', async () => {
    const { default: pack } = await MOMENTS.load();
    const moments = pack.moments ?? [];
    // One idea may belong to the days of several countries.
    assert.deepEqual(faultsOfPack({ ...pack, ideas: [...new Set(moments.map(({ idea }) => idea))] }), []);
    for (const { label, rule, countries, ahead } of moments) {
      const { month, day } = dayOf(rule, 2027);
      assert.ok(month >= 1 && month <= 12 && day >= 1 && day <= 31, label);
      assert.ok(ahead >= 1 && ahead <= 21, label);
      assert.ok(countries?.every((country) => /^[A-Z]{2}$/.test(country)) ?? true, label);
    }
  });

  for (const profile of [
    'Dale Plumbing. Plumbers and heating engineers in Leeds.',
    'Marlow & Finch. Family law firm in Bristol. Our four solicitors each have 15 years of practice.',
    'Anna Weir. Piano lessons for children and adults at my house.',
  ])
    test(`no talk of shops for those who have none: ${profile}`, async () => {
      const { ideas } = await openLibrary(null, 'other');
      const told = ideas.filter(
        (shelved) => shelved.pack.id === 'other' && suits(shelved, { profile, facts: [] }),
      );
      const ofShops = told.flatMap(({ idea }) =>
        textsOf(idea).filter(([, text]) =>
          /\b(?:shops?|counter|tills?|shelf|shelves|aisles?|opening hours)\b/i.test(text),
        ),
      );
      assert.deepEqual(ofShops, []);
    });

  test('what any small business could tell is told to some', async () => {
    const { ideas } = await openLibrary(null, 'other');
    const profile =
      'Alder Yard. Lamps and furniture mended, made and sold in our shop in Ayr. By appointment.';
    const told = ideas.filter(
      (shelved) => shelved.pack.id === 'other' && suits(shelved, { profile, said: profile, facts: [] }),
    );
    assert.ok(told.length > 0);
  });

  test('who calls handwork a professional service tells nothing of retainers; who advises does', async () => {
    const packsOf = async (trade: string | null) =>
      (await openLibrary(trade, 'professional')).packs.map(({ id }) => id);
    assert.ok(!(await packsOf('site-trades')).includes('professional'));
    assert.ok((await packsOf('site-trades')).includes('other'));
    for (const trade of ['law', 'accountant', null])
      assert.ok((await packsOf(trade)).includes('professional'), `${trade}`);
  });

  for (const profile of [
    'Bonfire. We write grant applications and budgets for small charities.',
    'Nordlys. HR for firms without a department of their own.',
    'Second Pair. Virtual assistant for therapists.',
    'Marigold. Remote PA for builders and plumbers.',
  ])
    test(`who works for clients at a desk is told what advisers tell: ${profile}`, async () => {
      const { packs } = await openLibrary(null, 'professional', profile);
      assert.ok(packs.some(({ id }) => id === 'professional'));
    });

  for (const entry of [...SHELF, PRACTICE])
    test(`${entry.id}: ideas without a fault`, async () => {
      const { default: pack } = await entry.load();
      assert.equal(pack.id, entry.id);
      assert.equal(pack.match ?? null, entry.match, 'the shelf and the pack find another trade');
      assert.ok(pack.ideas.length >= 3, `${pack.ideas.length} ideas`);
      assert.deepEqual([...faultsOfPack(pack), ...looseLeadsOf(pack)], []);
    });
});
