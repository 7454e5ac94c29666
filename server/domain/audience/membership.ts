// What an automation gives a person, or takes: a tag, or a place on a list.
import type { Tx } from '../../db/unit-of-work.ts';
import { addToLists, ownLists, removeFromList } from './list.repo.ts';
import { addTags, removeTag } from './tag.repo.ts';

export type MembershipChange = { readonly act: 'add' | 'remove' } & (
  | { readonly type: 'tag'; readonly tag: string }
  | { readonly type: 'list'; readonly list: number }
);

/** Again is the same as once; a list that is gone is passed by. It brings nobody into an automation. */
export async function changeMembership(
  tx: Tx,
  whom: { readonly id: number; readonly businessId: number },
  change: MembershipChange,
): Promise<void> {
  if (change.type === 'tag') {
    if (change.act === 'add') await addTags(tx.q, whom, [change.tag]);
    else await removeTag(tx.q, whom, change.tag);
    return;
  }
  const lists = await ownLists(tx.q, whom.businessId, [change.list]);
  if (change.act === 'add') await addToLists(tx.q, whom.id, lists);
  else await removeFromList(tx.q, whom.id, change.list);
}
