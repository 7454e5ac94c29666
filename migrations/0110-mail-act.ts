// How far mailings go by themselves is a ladder of its own: what was said of publishing on the mail channel is said of it. Frozen.
import type { Knex } from 'knex';

export const name = '0110-mail-act';

export async function up(knex: Knex): Promise<void> {
  const mail = knex('connections').select('id').where({ type: 'email' });
  await knex('autonomy').where({ act: 'publish' }).whereIn('connection_id', mail).update({ act: 'mail' });
}
