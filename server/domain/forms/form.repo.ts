// All SQL of forms, and of those who have asked by one.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface FormRecord {
  readonly id: number;
  readonly businessId: number;
  readonly key: string;
  readonly name: string;
  readonly consentText: string;
  readonly lists: readonly number[];
}

type FormRow = Omit<FormRecord, 'lists'>;

const FORM = mapColumns<FormRow>('forms', {
  id: 'id',
  businessId: 'business_id',
  key: 'key',
  name: 'name',
  consentText: 'consent_text',
});

export async function insertForm(q: Query, form: Omit<FormRecord, 'id'> & { now: number }): Promise<number> {
  const { businessId, key, name, consentText, lists, now } = form;
  const row = { ...FORM.stored({ businessId, key, name, consentText }), created_at: now };
  const [added]: { id: number }[] = await q('forms').insert(row, ['id']);
  if (!added) throw new Error('a form was stored without an id');
  if (lists.length > 0) {
    await q('form_lists').insert([...new Set(lists)].map((id) => ({ form_id: added.id, list_id: id })));
  }
  return added.id;
}

export async function countForms(q: Query, businessId: number): Promise<number> {
  const row: { count?: number | string } | undefined = await q('forms')
    .where({ business_id: businessId })
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

/** Forms of a business, in the order in which they were made. */
export async function listForms(q: Query, businessId: number): Promise<FormRecord[]> {
  return withLists(q, await FORM.all(FORM.from(q).where({ business_id: businessId }).orderBy('id')));
}

/** The form whose address holds this key, whoever asks. */
export async function findFormByKey(q: Query, key: string): Promise<FormRecord | undefined> {
  return (await withLists(q, await FORM.all(FORM.from(q).where({ key }))))[0];
}

export async function deleteForm(q: Query, form: { id: number; businessId: number }): Promise<boolean> {
  return (await q('forms').where({ id: form.id, business_id: form.businessId }).del()) === 1;
}

async function withLists(q: Query, forms: readonly FormRow[]): Promise<FormRecord[]> {
  const ids = forms.map(({ id }) => id);
  const rows: { form_id: number; list_id: number }[] = await q('form_lists')
    .whereIn('form_id', ids)
    .orderBy('list_id')
    .select('form_id', 'list_id');
  return forms.map((form) => ({
    ...form,
    lists: rows.filter((row) => row.form_id === form.id).map((row) => row.list_id),
  }));
}

export interface SignUpRecord {
  readonly id: number;
  readonly businessId: number;
  readonly formId: number;
  readonly email: string;
  readonly name: string;
  readonly consentText: string;
  readonly ip: string | null;
  readonly askedAt: number;
  readonly confirmedAt: number | null;
}

const SIGN_UP = mapColumns<SignUpRecord>('sign_ups', {
  id: 'id',
  businessId: 'forms.business_id',
  formId: 'form_id',
  email: 'email',
  name: 'name',
  consentText: 'consent_text',
  ip: 'ip',
  askedAt: 'asked_at',
  confirmedAt: 'confirmed_at',
});

export async function insertSignUp(
  q: Query,
  signUp: Omit<SignUpRecord, 'id' | 'businessId' | 'confirmedAt'> & { tokenHash: string },
): Promise<void> {
  const { tokenHash, ...asked } = signUp;
  await q('sign_ups').insert({ ...SIGN_UP.stored(asked), token_hash: tokenHash });
}

/** How often an address was entered into the forms of a business since. */
export async function countSignUps(
  q: Query,
  { businessId, email, since }: { businessId: number; email: string; since: number },
): Promise<number> {
  const row: { count?: number | string } | undefined = await q('sign_ups')
    .join('forms', 'forms.id', 'sign_ups.form_id')
    .where({ 'forms.business_id': businessId, 'sign_ups.email': email })
    .where('sign_ups.asked_at', '>=', since)
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

/** Who asked, by the secret in the link of the mail. */
export async function findSignUpByToken(q: Query, tokenHash: string): Promise<SignUpRecord | undefined> {
  return SIGN_UP.one(
    SIGN_UP.from(q).join('forms', 'forms.id', 'sign_ups.form_id').where({ token_hash: tokenHash }),
  );
}

/** How many asked by each form, and confirmed, as long as they are remembered. */
export async function countAsked(
  q: Query,
  formIds: readonly number[],
): Promise<ReadonlyMap<number, { asked: number; confirmed: number }>> {
  const rows: { form_id: number; asked: number | string; confirmed: number | string }[] = await q('sign_ups')
    .whereIn('form_id', [...formIds])
    .groupBy('form_id')
    .select('form_id')
    .count({ asked: '*', confirmed: 'confirmed_at' });
  return new Map(
    rows.map((row) => [row.form_id, { asked: Number(row.asked), confirmed: Number(row.confirmed) }]),
  );
}

export async function listListsOf(q: Query, formId: number): Promise<number[]> {
  return q('form_lists').where({ form_id: formId }).pluck('list_id');
}

/** @returns false when somebody was first */
export async function markConfirmed(q: Query, id: number, now: number): Promise<boolean> {
  return (await q('sign_ups').where({ id }).whereNull('confirmed_at').update({ confirmed_at: now })) === 1;
}

/** Forgets who asked before then, whether they confirmed or not: of subscribers their consent is kept. */
export async function purgeSignUps(q: Query, before: number): Promise<void> {
  await q('sign_ups').where('asked_at', '<', before).del();
}
