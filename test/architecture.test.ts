// The tree's shape: every source against every rule, and every rule against a file that breaks it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { IMPORT_RULES, listViolations, TEXT_RULES } from './support/architecture.ts';
import { readSources } from './support/source.ts';

/** rule, path, code that breaks it, code that keeps it. */
type Fixture = readonly [rule: string, path: string, bad: string, good: string];

const FIXTURES: readonly Fixture[] = [
  [
    'contract-is-pure',
    'server/contract/post.ts',
    "import { now } from '../kernel/clock.ts';",
    "import * as v from 'valibot';",
  ],
  [
    'contract-is-pure',
    'server/contract/post.ts',
    "import { createHash } from 'node:crypto';",
    "export * from './channel.ts';",
  ],
  [
    'kernel-is-at-the-bottom',
    'server/kernel/ids.ts',
    "import type { Post } from '../contract/post.ts';",
    "import { createHash } from 'node:crypto';",
  ],
  [
    'sentences-are-low',
    'server/sentences/content.ts',
    "import type { PostRecord } from '../domain/content/index.ts';",
    "import { formatMoney } from '../kernel/money.ts';",
  ],
  [
    'islands-see-no-server',
    'islands/composer/index.tsx',
    "import { canEdit } from '../../server/domain/content/index.ts';",
    "import { postSchema } from '../../server/contract/post.ts';",
  ],
  [
    'islands-see-no-server',
    'islands/composer/index.tsx',
    "import { Page } from '../../views/layout/page.tsx';",
    "import { Button } from '../../views/components/button.tsx';",
  ],
  [
    'islands-see-no-server',
    'islands/composer/index.tsx',
    "import knex from 'knex';",
    "import { useAtom } from 'jotai';",
  ],
  [
    'islands-do-not-meet',
    'islands/composer/index.tsx',
    "import { Menu } from '../menu/index.tsx';",
    "import { callApi } from '../runtime/api.ts';",
  ],
  [
    'islands-do-not-meet',
    'islands/runtime/element.ts',
    "import('../menu/index.tsx');",
    "import { ISLANDS } from '../registry.ts';",
  ],
  [
    'views-are-pure',
    'views/screens/help/index.tsx',
    "import { load } from '../../../server/screens/help.ts';",
    "import { Menu } from '../../../islands/menu/index.tsx';",
  ],
  [
    'views-are-pure',
    'views/layout/page.tsx',
    "import { go } from '../../islands/runtime/router.ts';",
    "import type { ReactNode } from 'react';",
  ],
  [
    'views-are-pure',
    'views/layout/page.tsx',
    "import type { ISLANDS } from '../../islands/registry.ts';",
    "import { Card } from '../components/card.tsx';",
  ],
  [
    'server-has-no-islands',
    'server/pages/render.tsx',
    "import { ISLANDS } from '../../islands/registry.ts';",
    "import { Page } from '../../views/layout/page.tsx';",
  ],
  [
    'knex-in-repos',
    'server/domain/content/post.ts',
    "import type { Knex } from 'knex';",
    "import * as v from 'valibot';",
  ],
  [
    'knex-in-repos',
    'server/jobs/worker.ts',
    "const knex = require('knex');",
    "import { claim } from './job.repo.ts';",
  ],
  ['drivers-in-db', 'server/jobs/job.repo.ts', "import pg from 'pg';", "import type { Knex } from 'knex';"],
  [
    'domain-stays-inside',
    'server/domain/content/publish-post.ts',
    "import { send } from '../../connectors/http.ts';",
    "import { unitOfWork } from '../../db/unit-of-work.ts';",
  ],
  [
    'domain-stays-inside',
    'server/domain/content/post.ts',
    "import { lock } from '../../db/dialect.ts';",
    "import { AppError } from '../../kernel/app-error.ts';",
  ],
  [
    'domain-has-no-world',
    'server/domain/email/send-campaign.ts',
    "import nodemailer from 'nodemailer';",
    "import { createHash } from 'node:crypto';",
  ],
  [
    'domain-has-no-world',
    'server/domain/media/store.ts',
    "import { readFile } from 'node:fs/promises';",
    "import { deflateSync } from 'node:zlib';",
  ],
  [
    'domain-areas-are-layered',
    'server/domain/channels/connection.ts',
    "import { posts } from '../content/index.ts';",
    "import { record } from '../events/index.ts';",
  ],
  [
    'domain-areas-are-layered',
    'server/domain/content/post.ts',
    "import { write } from '../writer/index.ts';",
    "import { bestTime } from '../learning/index.ts';",
  ],
  [
    'domain-areas-are-layered',
    'server/domain/content/post.ts',
    "import { notify } from '../notifications/index.ts';",
    "import { emit } from '../events/index.ts';",
  ],
  [
    'domain-through-its-door',
    'server/api/posts.ts',
    "import { findPost } from '../domain/content/post.repo.ts';",
    "import { findPost } from '../domain/content/index.ts';",
  ],
  [
    'domain-through-its-door',
    'server/domain/autopilot/plan.ts',
    "import { findPost } from '../content/post.repo.ts';",
    "import { findPlan } from './plan.repo.ts';",
  ],
  [
    'connectors-know-no-tables',
    'server/connectors/channels/x/publish.ts',
    "import { unitOfWork } from '../../../db/unit-of-work.ts';",
    "import { request } from '../../http.ts';",
  ],
  [
    'connectors-know-no-tables',
    'server/connectors/services/smtp/send.ts',
    "import { sendCampaign } from '../../../domain/email/index.ts';",
    "import type { Mailer } from '../../../domain/email/index.ts';",
  ],
  [
    'pictures-know-no-tables',
    'server/pictures/reading/imaging.ts',
    "import { addMedium } from '../../domain/media/index.ts';",
    "import type { Imaging } from '../../domain/media/index.ts';",
  ],
  [
    'platforms-do-not-meet',
    'server/connectors/channels/x/publish.ts',
    "import { sign } from '../instagram/sign.ts';",
    "import { sign } from './sign.ts';",
  ],
  [
    'callers-use-the-domain',
    'server/jobs/publish-post.ts',
    "import { CHANNELS } from '../connectors/channels/registry.ts';",
    "import { publishPost } from '../domain/content/index.ts';",
  ],
  [
    'callers-use-the-domain',
    'server/api/posts.ts',
    "import { openSqlite } from '../db/connect.ts';",
    "import { unitOfWork } from '../db/unit-of-work.ts';",
  ],
  [
    'migrations-are-frozen',
    'migrations/0001-accounts.ts',
    "import { PLANS } from '../server/contract/constants/plans.ts';",
    "import type { Knex } from 'knex';",
  ],
  [
    'one-outbound-fetch',
    'server/api/site.ts',
    "await fetch('https://example.com');",
    "await site.fetch('https://example.com');",
  ],
  [
    'one-outbound-fetch',
    'server/domain/media/x.ts',
    'const get = globalThis.fetch;',
    '// fetch( is not used here',
  ],
  ['one-clock', 'server/jobs/worker.ts', 'const now = Date.now();', 'const now = clock.now();'],
  ['one-clock', 'server/domain/content/post.ts', 'const now = new Date();', 'const at = new Date(post.at);'],
  [
    'one-source-of-chance',
    'server/domain/writer/pick.ts',
    'const n = Math.random();',
    'const n = random.next();',
  ],
  [
    'one-source-of-chance',
    'server/http/session.ts',
    "import { randomBytes } from 'node:crypto';",
    "import { createHash } from 'node:crypto';",
  ],
  [
    'no-folder-scan',
    'server/db/migrate.ts',
    'for (const file of readdirSync(folder)) {}',
    'for (const one of migrations) {}',
  ],
  [
    'no-platform-names',
    'server/domain/content/post.ts',
    "if (post.channel === 'instagram') {}",
    'if (CHANNELS[post.channel].needsMedia) {}',
  ],
  [
    'no-platform-names',
    'views/screens/profile/index.tsx',
    '<p>YouTube</p>',
    '<p>{channel.label}</p> // as on YouTube',
  ],
  [
    'no-platform-names',
    'server/domain/ads/ledger.ts',
    "const start = 'Google Ads';",
    "const mail = { kind: 'email' };",
  ],
  [
    'no-platform-names',
    'server/domain/writer/count-text.ts',
    "return channelOf('x').form;",
    "export const CLOSE = { icon: 'x' };",
  ],
  [
    'no-platform-names',
    'server/contract/connection.ts',
    "export const DEFAULT = { type: 'instagram' };",
    "export const CONNECTION_EXAMPLE = {\n  type: 'instagram',\n};",
  ],
  [
    'rows-of-a-business',
    'server/domain/content/post.repo.ts',
    'export async function findPost(q: Query, id: number): Promise<PostRecord | undefined> {}',
    'export async function findPost(q: Query, key: { id: number; businessId: number }): Promise<PostRecord> {}',
  ],
  [
    'rows-of-a-business',
    'server/domain/ads/campaign.repo.ts',
    'function findCampaign(\n  q: Query,\n  id: number,\n) {}',
    'function findCampaignOfAnyBusiness(q: Query, id: number) {}',
  ],
  [
    'islands-only-through-island',
    'views/screens/help/index.tsx',
    "import { Menu } from '../../../islands/menu/index.tsx';\nconst view = <Menu open />;",
    "import { Menu } from '../../../islands/menu/index.tsx';\nconst view = <Island of={Menu} />;",
  ],
  [
    'screens-are-loaders',
    'server/screens/library.ts',
    'export function presentLibrary() {}',
    'export async function loadLibrary() {}',
  ],
  [
    'composed-in-one-place',
    'server/http/router.ts',
    "import type { App } from '../compose.ts';",
    "import type { HttpParts } from './parts.ts';",
  ],
  [
    'forms-name-their-business',
    'views/screens/help/index.tsx',
    '<form method="post" action="/api/tickets">',
    '<Form action="/api/tickets">',
  ],
  ['areas-are-listed', 'server/domain/misc/post.ts', '', "import './x.ts';"],
  ['files-are-short', 'server/domain/content/post.ts', 'x;\n'.repeat(351), 'x;\n'.repeat(350)],
];

function rulesBrokenBy(path: string, text: string): string[] {
  return listViolations([{ path, text }]).map((violation) => violation.split(':')[0] ?? '');
}

describe('the architecture', () => {
  test('every source keeps every rule', () => {
    const sources = readSources();
    assert.ok(sources.length > 0, 'there are sources');
    assert.deepEqual(listViolations(sources), []);
  });

  for (const [rule, path, bad, good] of FIXTURES) {
    test(`${rule} refuses ${path}: ${bad.slice(0, 70).trim()}`, () => {
      assert.ok(rulesBrokenBy(path, bad).includes(rule), 'the bad file passes');
      const kept = rule === 'areas-are-listed' ? path.replace('misc', 'content') : path;
      assert.deepEqual(rulesBrokenBy(kept, good), [], 'the good file fails');
    });
  }

  test('every rule has a file that breaks it', () => {
    const proven = new Set(FIXTURES.map(([rule]) => rule));
    const rules = [...IMPORT_RULES, ...TEXT_RULES].map(({ name }) => name);
    assert.deepEqual(
      rules.filter((rule) => !proven.has(rule)),
      [],
    );
  });

  test('no-import-circles refuses files that import each other, for a type too, unless one is loaded late', () => {
    const one = { path: 'server/http/one.ts', text: "import { two } from './two.ts';" };
    const judge = (text: string) => listViolations([one, { path: 'server/http/two.ts', text }]).join();
    const way = 'server/http/one.ts -> server/http/two.ts -> server/http/one.ts';
    assert.match(judge("import type { One } from './one.ts';"), new RegExp(`no-import-circles: ${way}`));
    assert.equal(judge("const one = () => import('./one.ts');"), '');
  });

  test('a violation names the file and the import', () => {
    const text = "import a from 'valibot';\nimport {\n  b,\n} from '../db/connect.ts';\n";
    assert.match(
      listViolations([{ path: 'server/contract/a.ts', text }]).join(),
      /server\/contract\/a\.ts -> server\/db\/connect\.ts/,
    );
  });
});
