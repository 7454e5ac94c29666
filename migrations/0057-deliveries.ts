// Deliveries become every mail to people: mailings, automations and single mails, with what came of each. Frozen.
import type { Knex } from 'knex';

export const name = '0057-deliveries';

export async function up(knex: Knex): Promise<void> {
  await putOldAside(knex);
  await createDeliveries(knex);
  await takeOver(knex);
  await knex.schema.dropTable('old_deliveries');
}

/** SQLite cannot let a column be null later, so the table is made anew; names of indexes have to be free by then. */
async function putOldAside(knex: Knex): Promise<void> {
  await knex.schema.alterTable('deliveries', (table) => {
    table.dropUnique(['post_id', 'subscriber_id']);
    table.dropIndex(['post_id', 'status']);
    table.dropIndex(['subscriber_id', 'id']);
    table.dropIndex(['business_id', 'status']);
  });
  await knex.schema.renameTable('deliveries', 'old_deliveries');
  if (!isPostgres(knex)) return;
  await knex.raw('alter index deliveries_pkey rename to old_deliveries_pkey');
  await knex.raw('alter sequence deliveries_id_seq rename to old_deliveries_id_seq');
}

async function createDeliveries(knex: Knex): Promise<void> {
  await knex.schema.createTable('deliveries', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    // `mailing`, `automation` or `single`.
    table.string('kind', 16).notNullable();
    // Mailings only.
    table.integer('post_id').references('id').inTable('posts').onDelete('CASCADE');
    // Nobody for single mails to strangers.
    table.integer('subscriber_id').references('id').inTable('subscribers').onDelete('CASCADE');
    // Automations only.
    table.integer('run_id');
    table.string('step_id', 64);
    // As it was written to.
    table.string('email', 254).notNullable();
    table.string('status', 16).notNullable();
    // Stored before the mail is handed over, so that a lost reply can be told from a mail never sent.
    table.string('message_id', 200).notNullable().unique();
    table.text('error');
    table.integer('attempts').notNullable().defaultTo(0);
    // When a mail that was not taken may be tried again; null for at once.
    table.bigInteger('retry_at');
    table.bigInteger('attempted_at');
    table.bigInteger('finished_at');
    // `hard`, `soft` or `complaint`.
    table.string('bounce', 16);
    table.bigInteger('bounced_at');
    table.bigInteger('opened_at');
    table.bigInteger('clicked_at');
    table.string('variant', 16);
    table.unique(['post_id', 'subscriber_id']);
    table.unique(['run_id', 'step_id']);
    table.index(['post_id', 'status', 'id']);
    table.index(['subscriber_id', 'id']);
    table.index(['business_id', 'status']);
  });
}

const KEPT = 'id, business_id, post_id, subscriber_id, status, message_id, error, attempted_at, finished_at';

async function takeOver(knex: Knex): Promise<void> {
  const old = KEPT.split(', ').map((column) => `old.${column}`);
  await knex.raw(
    `insert into deliveries (${KEPT}, kind, email, attempts)
      select ${old.join(', ')}, 'mailing', subscribers.email, case when old.attempted_at is null then 0 else 1 end
      from old_deliveries as old join subscribers on subscribers.id = old.subscriber_id`,
  );
  if (!isPostgres(knex)) return;
  await knex.raw(
    `select setval('deliveries_id_seq', greatest((select last_value from old_deliveries_id_seq), 1),
      (select is_called from old_deliveries_id_seq))`,
  );
}

const isPostgres = (knex: Knex) => knex.client.config.client === 'pg';
