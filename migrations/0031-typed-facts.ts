// Facts with a life of their own: twenty kinds instead of nine, days between which they hold, proof, where they come from,
// and whether they may be used. The name of a fact follows from its words alone, so that a kind can change. Frozen.
import type { Knex } from 'knex';

export const name = '0031-typed-facts';

/** Kinds of before that say less than the new ones; what matches first is it. */
const PRACTICAL: readonly (readonly [kind: string, sign: RegExp])[] = [
  ['hours', /\b(?:open|opens|opening|closed?|24\/7)\b/i],
  ['place', /\b(?:located|based|find us|street|road|opposite|next to|corner)\b/i],
];
const STORY: readonly (readonly [kind: string, sign: RegExp])[] = [
  ['history', /\b(?:since|founded|established|started|began|opened|generations?)\b/i],
  ['people', /\b(?:team|founder|owners?|sisters?|brothers?|family|run by|led by)\b/i],
];

function newKind(kind: string, text: string): string {
  if (kind === 'practical') return PRACTICAL.find(([, sign]) => sign.test(text))?.[0] ?? 'policy';
  if (kind === 'story') return STORY.find(([, sign]) => sign.test(text))?.[0] ?? 'story';
  if (kind === 'identity') return 'story';
  return kind === 'offer' ? 'service' : kind;
}

function hashWords(text: string): string {
  const word = (basis: number): number => {
    let hash = basis;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  return `${word(0x811c9dc5).toString(36)}${word(0x9e3779b9).toString(36)}`;
}

function newHash(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return hashWords(words);
}

interface OldFact {
  id: number;
  business_id: number;
  hash: string;
  kind: string;
  text: string;
}

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('facts', (table) => {
    // UTC milliseconds: from the first, and no longer from the second on.
    table.bigInteger('valid_from');
    table.bigInteger('valid_to');
    table.text('proof');
    table.string('source', 16).notNullable().defaultTo('profile');
    // Where a proposed fact was read: its words there, and the page.
    table.text('quote');
    table.text('page');
    table.string('state', 16).notNullable().defaultTo('approved');
    table.bigInteger('updated_at').notNullable().defaultTo(0);
  });
  await knex('facts').where({ kind: 'goal' }).del();
  await knex('facts').update({ updated_at: knex.ref('created_at') });
  for (let after = 0; ; ) {
    const page: OldFact[] = await knex('facts')
      .select('id', 'business_id', 'hash', 'kind', 'text')
      .where('id', '>', after)
      .orderBy('id')
      .limit(500);
    for (const fact of page) await renew(knex, fact);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Posts go on resting on it by its new name. */
async function renew(knex: Knex, { id, business_id, hash, kind, text }: OldFact): Promise<void> {
  const renamed = newHash(text);
  const taken = await knex('facts').where({ business_id, hash: renamed }).whereNot({ id }).first('id');
  if (taken) {
    await knex('facts').where({ id }).del();
    return;
  }
  await knex('facts')
    .where({ id })
    .update({ hash: renamed, kind: newKind(kind, text) });
  const posts = knex('posts').select('id').where({ business_id });
  await knex('post_facts')
    .where({ fact_hash: hash })
    .whereIn('post_id', posts)
    .update({ fact_hash: renamed });
}
