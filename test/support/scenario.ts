// Requests as a table: who asks for what, what must come back, what must not, and which events it leaves behind.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Caller } from './callers.ts';
import type { ClientRequest } from './client.ts';
import type { TestServer } from './server.ts';

export interface Scenario extends ClientRequest {
  readonly name: string;
  readonly as: Caller;
  readonly url: string;
  readonly status: number;
  /** Passages that the body must hold. */
  readonly contains?: readonly string[];
  /** Passages that it must not hold. */
  readonly excludes?: readonly string[];
  /** Headers of the answer; null for one that must be absent. */
  readonly answers?: Readonly<Record<string, string | RegExp | null>>;
  /** How many events of a kind the request adds. */
  readonly events?: Readonly<Record<string, number>>;
}

/** Declares one test for each scenario; they share a server and run in order. */
export function runScenarios(getServer: () => TestServer, scenarios: readonly Scenario[]): void {
  for (const scenario of scenarios) test(scenario.name, () => play(getServer(), scenario));
}

async function play(server: TestServer, scenario: Scenario): Promise<void> {
  const kinds = Object.keys(scenario.events ?? {});
  const before = await Promise.all(kinds.map(server.countEvents));
  const response = await server.as(scenario.as)(scenario.url, scenario);
  const body = await response.text();
  assert.equal(response.status, scenario.status, body);
  for (const passage of scenario.contains ?? [])
    assert.ok(body.includes(passage), `no "${passage}" in: ${body}`);
  for (const passage of scenario.excludes ?? [])
    assert.ok(!body.includes(passage), `"${passage}" in: ${body}`);
  for (const [name, value] of Object.entries(scenario.answers ?? {})) matchHeader(response, name, value);
  const after = await Promise.all(kinds.map(server.countEvents));
  const added = Object.fromEntries(
    kinds.map((kind, index) => [kind, Number(after[index]) - Number(before[index])]),
  );
  assert.deepEqual(added, scenario.events ?? {});
}

function matchHeader(response: Response, name: string, wanted: string | RegExp | null): void {
  const value = response.headers.get(name);
  if (wanted instanceof RegExp) assert.match(value ?? '', wanted);
  else assert.equal(value, wanted, name);
}
