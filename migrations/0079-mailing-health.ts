// What came back of each mailing, counted as it comes, and what was told of it and done about it. Frozen.
import type { Knex } from 'knex';

export const name = '0079-mailing-health';

const BOUNCES = { hard_bounces: 'hard', soft_bounces: 'soft', complaints: 'complaint' } as const;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mailings', (table) => {
    // Mails that a server took or refused for good.
    table.integer('answered').notNullable().defaultTo(0);
    for (const column of Object.keys(BOUNCES)) table.integer(column).notNullable().defaultTo(0);
    // `bounces` or `complaints` where too many of them stopped it; null for a person.
    table.string('stopped_by', 16);
    // What of these was told: `bounces`, `complaints`, `few-complaints`, with commas between them.
    table.string('told', 64).notNullable().defaultTo('');
  });
  const count = (of: string) =>
    `(select count(*) from deliveries where deliveries.post_id = mailings.post_id and ${of})`;
  await knex.raw(`update mailings set answered = ${count("status in ('sent', 'refused')")}`);
  for (const [column, bounce] of Object.entries(BOUNCES)) {
    await knex.raw(`update mailings set ${column} = ${count(`bounce = '${bounce}'`)}`);
  }
}
