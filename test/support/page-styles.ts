// Whether a page may have the rules that it carries: a browser leaves out what its policy does not name.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';

/** @returns the rules of the page */
export async function stylesOf(answer: Response): Promise<string> {
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(await answer.clone().text()) ?? [];
  const hash = createHash('sha256').update(rules).digest('base64');
  assert.ok(policy.includes(`'sha256-${hash}'`), 'the page may not have its own rules');
  return rules;
}
