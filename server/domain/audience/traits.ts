// What is said of a subscriber beside the address: name, lists, tags and attributes, stored together.
import type { SubscriberChange, Traits } from '../../contract/subscriber.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { readAttributes, setAttributes } from './attribute.ts';
import { addToLists, keepOnLists, listsOf } from './list.repo.ts';
import { requireLists } from './list.ts';
import { updateName } from './subscriber.repo.ts';
import { addTags, keepTags, tagsOf } from './tag.repo.ts';

/** Whom something is said of. */
interface Whom {
  readonly id: number;
  readonly businessId: number;
}

/** Adds to what is known of a subscriber; a name that is not empty replaces the one before. */
export async function addTraits(tx: Tx, whom: Whom, given: SubscriberChange): Promise<void> {
  const { name, lists = [], tags = [], attributes = {} } = given;
  await requireLists(tx, whom.businessId, lists);
  if (name) await updateName(tx.q, whom.id, name);
  const newLists = await addToLists(tx.q, whom.id, lists);
  const newTags = await addTags(tx.q, whom, tags);
  tellGained(tx, whom, { lists: newLists, tags: newTags });
  await setAttributes(tx, whom, attributes);
}

/** Lists and tags that somebody did not have before may bring them into automations. */
export function tellGained(
  tx: Tx,
  { id, businessId }: Whom,
  gained: { readonly lists: readonly number[]; readonly tags: readonly string[]; readonly form?: number },
): void {
  if (gained.lists.length + gained.tags.length === 0 && gained.form === undefined) return;
  tx.emit({ kind: 'subscriber.gained', businessId, subjectId: id, data: gained });
}

/** Replaces what is given: lists and tags by all that there are from now on, attributes one by one. */
export async function changeTraits(tx: Tx, whom: Whom, given: SubscriberChange): Promise<void> {
  const { name, lists, tags, attributes = {} } = given;
  await requireLists(tx, whom.businessId, lists ?? []);
  if (name !== undefined) await updateName(tx.q, whom.id, name);
  if (lists) {
    await keepOnLists(tx.q, whom.id, lists);
    tellGained(tx, whom, { lists: await addToLists(tx.q, whom.id, lists), tags: [] });
  }
  if (tags) {
    await keepTags(tx.q, whom, tags);
    tellGained(tx, whom, { lists: [], tags: await addTags(tx.q, whom, tags) });
  }
  await setAttributes(tx, whom, attributes);
}

export async function readTraits(q: Query, subscriberId: number): Promise<Traits> {
  return {
    lists: await listsOf(q, subscriberId),
    tags: await tagsOf(q, subscriberId),
    attributes: (await readAttributes(q, [subscriberId])).get(subscriberId) ?? {},
  };
}
