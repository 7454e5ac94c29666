// Stores many people at once, with all that a file says of them.
import type { Tx } from '../../../db/unit-of-work.ts';
import { createLinkToken } from '../../../kernel/link-token.ts';
import { mapInTurns } from '../../../kernel/turns.ts';
import { listAttributes } from '../attribute.repo.ts';
import { toStored } from '../attribute.ts';
import { insertSubscribers, updateName } from '../subscriber.repo.ts';
import { TOKEN_BYTES } from '../subscriber.ts';
import type { Taken } from './compare.ts';
import { ensureTags, insertImportConsents, tiePeople } from './people.repo.ts';

/** Attributes are declared before. @returns how many are new subscribers; nobody enters an automation by it */
export async function storePeople(
  tx: Tx,
  { businessId, importId }: { businessId: number; importId: number },
  people: readonly Taken[],
): Promise<number> {
  const { q, now } = tx;
  const fresh = people.filter(({ id }) => id === undefined);
  const added = await insertSubscribers(
    q,
    await mapInTurns(fresh, ({ email, name }) => ({
      businessId,
      email,
      name,
      link: createLinkToken(tx, 'unsubscribe', TOKEN_BYTES),
      now,
    })),
  );
  await insertImportConsents(
    q,
    added.map(({ id }) => id),
    { importId, at: now },
  );
  const ids = new Map(added.map(({ id, email }) => [email, id]));
  const stored = people.flatMap((one) => {
    const id = one.id ?? ids.get(one.email);
    return id === undefined ? [] : { ...one, id };
  });
  for (const { id, name } of people) if (id !== undefined && name) await updateName(q, id, name);
  await storeTraits(tx, businessId, stored);
  return added.length;
}

async function storeTraits(
  { q }: Tx,
  businessId: number,
  people: readonly (Taken & { readonly id: number })[],
): Promise<void> {
  const lists = people.flatMap(({ id, lists }) =>
    lists.map((list) => ({ list_id: list, subscriber_id: id })),
  );
  await tiePeople(q, 'subscriber_lists', lists);
  const names = new Set(people.flatMap(({ tags }) => tags));
  if (names.size > 0) {
    const tags = await ensureTags(q, businessId, [...names]);
    const tagged = people.flatMap(({ id, tags: own }) =>
      own.flatMap((name) => {
        const tag = tags.get(name);
        return tag === undefined ? [] : { tag_id: tag, subscriber_id: id };
      }),
    );
    await tiePeople(q, 'subscriber_tags', tagged);
  }
  if (!people.some(({ values }) => values.size > 0)) return;
  const attributes = new Map((await listAttributes(q, businessId)).map((one) => [one.key, one]));
  const valued = people.flatMap(({ id, values }) =>
    [...values].flatMap(([key, value]) => {
      const attribute = attributes.get(key);
      if (!attribute) return [];
      const { attributeId, text, number } = toStored(attribute, value);
      return { attribute_id: attributeId, subscriber_id: id, text, number };
    }),
  );
  await tiePeople(q, 'subscriber_attributes', valued);
}
