// Connections to channels, the facts of a business, and its posts. Frozen.
import type { Knex } from 'knex';

export const name = '0003-channels-and-posts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('connections', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('type', 32).notNullable();
    table.string('name', 200).notNullable();
    table.string('network', 16).notNullable();
    table.boolean('is_active').notNullable().defaultTo(true);
    table.integer('automation_level').notNullable().defaultTo(100);
    table.bigInteger('budget_minor').notNullable().defaultTo(0);
    table.boolean('approval').notNullable().defaultTo(false);
    table.boolean('auto_schedule').notNullable().defaultTo(true);
    table.boolean('auto_hashtags').notNullable().defaultTo(true);
    table.boolean('performance_reports').notNullable().defaultTo(true);
    table.boolean('competitor_tracking').notNullable().defaultTo(true);
    // Posts the autopilot has planned so far: spreads the share that waits for approval evenly.
    table.integer('planned_posts').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.unique(['business_id', 'type']);
  });

  await knex.schema.createTable('facts', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    // Stable name of the fact: the same words give the same hash.
    table.string('hash', 64).notNullable();
    table.string('kind', 32).notNullable();
    table.text('text').notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['business_id', 'hash']);
  });

  await knex.schema.createTable('posts', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    table.string('status', 24).notNullable();
    table.string('origin', 16).notNullable();
    table.string('title', 400);
    table.text('content').notNullable();
    table.text('note');
    table.string('needs_media', 8);
    table.string('pillar', 64);
    table.string('hook', 64);
    table.string('cta', 64);
    table.string('skeleton', 64);
    table.bigInteger('scheduled_at');
    table.bigInteger('published_at');
    // The attempt under way or last made: stored before the network is called.
    table.string('attempt', 64);
    table.bigInteger('attempted_at');
    table.integer('attempts').notNullable().defaultTo(0);
    table.string('external_id', 200);
    table.string('external_url', 2048);
    table.integer('likes');
    table.integer('comments');
    table.integer('shares');
    table.integer('clicks');
    table.integer('impressions');
    // Mail only: messages handed over, and those refused or of unknown outcome.
    table.integer('delivered');
    table.integer('undelivered');
    table.bigInteger('measured_at');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.bigInteger('deleted_at');
    table.index(['business_id', 'status', 'scheduled_at']);
    table.index(['connection_id', 'status', 'scheduled_at']);
  });

  await knex.schema.createTable('post_facts', (table) => {
    table.integer('post_id').notNullable().references('id').inTable('posts').onDelete('CASCADE');
    table.string('fact_hash', 64).notNullable();
    table.primary(['post_id', 'fact_hash']);
    table.index(['fact_hash']);
  });
}
