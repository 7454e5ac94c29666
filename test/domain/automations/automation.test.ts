// Switching automations, on both databases.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { listAutomations, setAutomation } from '../../../server/domain/automations/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import { createMailing } from '../email/mailing.ts';

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('many switch an automation at once: it is on, and told once', async () => {
    const world = await createMailing(databases);
    await Promise.all(
      Array.from({ length: 5 }, () => setAutomation(world.ctx, world.actor, 'welcome', true)),
    );
    const [welcome] = await listAutomations(world.ctx.db.read, world.actor.businessId);
    assert.equal(welcome?.isActive, true);
    const told = await world.ctx.db.read('events').where({
      business_id: world.actor.businessId,
      kind: 'automation.activated',
    });
    assert.equal(told.length, 1);
  });
});
