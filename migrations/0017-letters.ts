// Letters: mails to Drivyn's own people. Notifications belong to a person, and so does how they are told.
import type { Knex } from 'knex';

export const name = '0017-letters';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('letters', (table) => {
    table.increments('id');
    table.string('to_name', 200).notNullable();
    table.string('to_email', 254).notNullable();
    table.string('template', 40).notNullable();
    // Sealed, because links carry tokens; null once the letter was sent.
    table.text('props');
    table.string('status', 16).notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('error');
    // Left side of the Message-ID.
    table.string('message_name', 40).notNullable().unique();
    // Whoever writes for the same cause twice writes once.
    table.string('key', 120).unique();
    table.bigInteger('created_at').notNullable();
    // After this nobody needs it any more, so it is not sent.
    table.bigInteger('useful_until').notNullable();
    table.bigInteger('sent_at');
    table.index(['status', 'id']);
    table.index('created_at');
  });

  // A person without a row has the defaults of domain/notifications/settings.ts.
  await knex.schema.createTable('notification_settings', (table) => {
    table.integer('account_id').primary().references('id').inTable('accounts').onDelete('CASCADE');
    table.boolean('by_email').notNullable();
    table.boolean('by_browser').notNullable();
    // Topics that are switched off, comma-separated: one that is new is on.
    table.string('app_off', 400).notNullable().defaultTo('');
    table.string('email_off', 400).notNullable().defaultTo('');
    table.string('browser_off', 400).notNullable().defaultTo('');
    table.string('rhythm', 8).notNullable().defaultTo('daily');
    // Local time, such as 22:00; both null when it is never quiet.
    table.string('quiet_from', 5);
    table.string('quiet_until', 5);
    table.boolean('urgent_passes').notNullable().defaultTo(false);
    // Of the link in mails that ends them: what finds it, and what writes it again; null before the first mail.
    table.string('stop_hash', 64).unique();
    table.text('stop_token');
    table.bigInteger('updated_at').notNullable();
  });

  await knex.schema.alterTable('notifications', (table) => {
    // Always set; null only in between.
    table.integer('account_id').references('id').inTable('accounts').onDelete('CASCADE');
    table.string('topic', 24).notNullable().defaultTo('criticalAlerts');
    // When it is to be mailed or shown by the browser; null when it is not to be, or was.
    table.bigInteger('mail_at');
    table.bigInteger('browser_at');
    table.dropUnique(['event_id']);
  });
  await giveToPeople(knex);
  await knex.schema.alterTable('notifications', (table) => {
    table.unique(['event_id', 'account_id']);
    table.index(['account_id', 'business_id', 'id']);
    table.index(['mail_at']);
    table.index(['browser_at']);
  });

  // When something last happened to a business, without walking through all that did.
  await knex.schema.alterTable('events', (table) => table.index(['business_id', 'kind', 'id']));

  await takeOverToggles(knex);
  await knex.schema.alterTable('business_preferences', (table) => {
    table.dropColumns('notify_email', 'notify_browser', ...Object.values(TOGGLES));
  });
}

/** What a business was told goes to its first owner. */
async function giveToPeople(knex: Knex): Promise<void> {
  const owner = knex('memberships')
    .min('account_id')
    .where({ role: 'owner' })
    .whereRaw('memberships.business_id = notifications.business_id');
  await knex('notifications').update({ account_id: owner });
  await knex('notifications').whereNull('account_id').del();
}

const TOGGLES = {
  criticalAlerts: 'critical_alerts',
  performanceReports: 'performance_reports',
  aiContent: 'ai_content',
  budgetAlerts: 'budget_alerts',
  systemUpdates: 'system_updates',
};

/** What a business preferred holds for each person whose current business it is. */
async function takeOverToggles(knex: Knex): Promise<void> {
  const rows = await knex('business_preferences')
    .join('accounts', 'accounts.current_business_id', 'business_preferences.business_id')
    .select('business_preferences.*', 'accounts.id as account_id');
  for (const row of rows) {
    const off = Object.entries(TOGGLES).filter(([, column]) => !row[column]);
    await knex('notification_settings').insert({
      account_id: row.account_id,
      by_email: Boolean(row.notify_email),
      by_browser: Boolean(row.notify_browser),
      app_off: off.map(([topic]) => topic).join(','),
      updated_at: row.updated_at,
    });
  }
}
