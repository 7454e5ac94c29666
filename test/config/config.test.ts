// The environment: defaults, and one clear line for each variable that is wrong.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readConfig } from '../../server/config/config.ts';
import { StartError } from '../../server/config/start-error.ts';

describe('configuration', () => {
  test('needs nothing', () => {
    const config = readConfig({});
    assert.deepEqual([config.host, config.port, config.databaseUrl], ['127.0.0.1', 8080, undefined]);
    assert.match(config.dataDir, /\/data$/);
  });

  test('takes an empty variable for an absent one', () => {
    assert.equal(readConfig({ PORT: '', SMTP_URL: ' ' }).port, 8080);
  });

  const WRONG: [string, Record<string, string>][] = [
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '70000' }],
    ['HOST', { HOST: 'a b' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DRIVYN_SECRET_KEY', { DRIVYN_SECRET_KEY: 'a pass phrase' }],
    ['DRIVYN_PUBLIC_URL', { DRIVYN_PUBLIC_URL: 'drivyn.example.com' }],
    ['DRIVYN_ADMIN_PASSWORD', { DRIVYN_ADMIN_PASSWORD: 'short' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['DRIVYN_MAIL_FROM', { DRIVYN_MAIL_FROM: 'nobody' }],
    ['DRIVYN_MAIL_FROM', { SMTP_URL: 'smtp://localhost' }],
    ['DRIVYN_BILLING', { DRIVYN_BILLING: 'yes' }],
    ['DRIVYN_STRIPE_SECRET_KEY', { DRIVYN_STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['DRIVYN_STRIPE_SECRET_KEY', { DRIVYN_STRIPE_SECRET_KEY: 'secret' }],
    ['DRIVYN_STRIPE_URL', { DRIVYN_STRIPE_URL: 'stripe.com' }],
    ['DRIVYN_MODEL_URL', { DRIVYN_MODEL_URL: '127.0.0.1:11434', DRIVYN_MODEL_NAME: 'llama3.1' }],
    ['DRIVYN_MODEL_URL', { DRIVYN_MODEL_URL: 'http://127.0.0.1:11434' }],
    ['DRIVYN_MODEL_URL', { DRIVYN_MODEL_KEY: 'sk-1' }],
    ['DRIVYN_MODEL_KIND', { DRIVYN_MODEL_KIND: 'gemini' }],
    ['DRIVYN_LOG_LEVEL', { DRIVYN_LOG_LEVEL: 'loud' }],
    ['DRIVYN_SANDBOX_FAULTS', { DRIVYN_SANDBOX_FAULTS: 'slow=2' }],
    ['DRIVYN_LINKEDIN_CLIENT_ID', { DRIVYN_LINKEDIN_CLIENT_SECRET: 'secret' }],
    ['DRIVYN_LINKEDIN_REVIEWED', { DRIVYN_LINKEDIN_REVIEWED: 'soon' }],
    ['DRIVYN_ORIGIN_MAP', { DRIVYN_ORIGIN_MAP: 'https://api.x.com' }],
    ['DRIVYN_ORIGIN_MAP', { DRIVYN_ORIGIN_MAP: '["https://api.x.com"]' }],
    ['DRIVYN_ORIGIN_MAP', { DRIVYN_ORIGIN_MAP: '{"https://api.x.com":"127.0.0.1:9001"}' }],
    ['DRIVYN_ORIGIN_MAP', { DRIVYN_ORIGIN_MAP: '{"https://api.x.com/2":"http://127.0.0.1:9001"}' }],
    ['DRIVYN_SIGNUP', { DRIVYN_SIGNUP: 'maybe' }],
    ['DRIVYN_TRUST_PROXY', { DRIVYN_TRUST_PROXY: 'maybe' }],
    ['DRIVYN_TRUST_PROXY', { DRIVYN_TRUST_PROXY: '10.0.0.0/33' }],
    ['DRIVYN_TRUST_PROXY', { DRIVYN_TRUST_PROXY: '10.0.0.1,,' }],
  ];
  for (const [variable, environment] of WRONG) {
    test(`names ${variable} when ${JSON.stringify(environment)} cannot be`, () => {
      assert.throws(
        () => readConfig(environment),
        (error) =>
          error instanceof StartError && error.message.startsWith(variable) && !error.message.includes('\n'),
      );
    });
  }

  test('trusts no proxy, one on this machine, or those that are named', () => {
    const trusted = (value: string) => readConfig({ DRIVYN_TRUST_PROXY: value }).trustedProxies;
    assert.deepEqual(readConfig({}).trustedProxies, []);
    assert.deepEqual(trusted('off'), []);
    assert.deepEqual(trusted('on'), ['127.0.0.0/8', '::1']);
    assert.deepEqual(trusted('10.0.0.2, fd00::/8'), ['10.0.0.2', 'fd00::/8']);
  });

  test('knows the apps of this server, and which of them their vendor has reviewed', () => {
    const keys = { DRIVYN_LINKEDIN_CLIENT_ID: 'id', DRIVYN_LINKEDIN_CLIENT_SECRET: 'secret' };
    const app = { clientId: 'id', clientSecret: 'secret' };
    assert.deepEqual(readConfig(keys).providerKeys, { linkedin: app });
    const reviewed = readConfig({ ...keys, DRIVYN_LINKEDIN_REVIEWED: 'on' });
    assert.deepEqual(reviewed.providerKeys, { linkedin: { ...app, isReviewed: true } });
  });

  test('knows what stands in for whom', () => {
    const map = (text: string) => readConfig({ DRIVYN_ORIGIN_MAP: text }).originMap;
    assert.deepEqual(readConfig({}).originMap, {});
    assert.deepEqual(map('{"https://API.x.com/": "http://127.0.0.1:9001/"}'), {
      'https://api.x.com': 'http://127.0.0.1:9001',
    });
  });

  test('never repeats a value, which may be a secret', () => {
    assert.throws(
      () => readConfig({ DRIVYN_ADMIN_PASSWORD: 'hunter2' }),
      (error) => error instanceof Error && !error.message.includes('hunter2'),
    );
  });
});
