// The order of a whole run: its longest files begin first, so that none of them is left for one core in the end.

/** Longest first. What a run names among its slowest files and is not here belongs here. */
const LONGEST = [
  'test/demo.test.ts',
  'test/tenth-channel.test.ts',
  'test/pictures/pixels.test.ts',
  'test/api/automation-runs.test.ts',
  'test/screens/accessibility.browser.test.ts',
  'test/screens/accessibility-platforms.browser.test.ts',
  'test/screens/narrow.browser.test.ts',
  'test/domain/content/publish-crash.test.ts',
  'test/screens/dialogs.browser.test.ts',
  'test/cli/keys-and-audit.test.ts',
  'test/jobs/two-servers.test.ts',
  'test/package.test.ts',
  'test/api/fuzz.test.ts',
  'test/screens/keyboard.browser.test.ts',
  'test/screens/calendar.browser.test.ts',
  'test/screens/library.browser.test.ts',
  'test/domain/autopilot/plan-business.test.ts',
  'test/http/start-up.test.ts',
];

/** Files that share their process with no other: the longest, and those that watch or change what belongs to a process. */
export const ALONE: ReadonlySet<string> = new Set([
  ...LONGEST,
  'test/architecture.test.ts',
  'test/code-cache.test.ts',
  'test/main-job.test.ts',
  'test/no-network.test.ts',
  'test/runner.test.ts',
  'test/sentences/pseudo-locale.test.ts',
]);

/**
 * @param files of a whole run
 * @returns the same files in the order in which they begin
 * @throws Error when a file of the list is gone
 */
export function longestFirst(files: readonly string[]): string[] {
  const others = new Set(files);
  const gone = LONGEST.filter((file) => !others.delete(file));
  if (gone.length > 0) throw new Error(`test/support/longest.ts names what is not there: ${gone.join(', ')}`);
  return [...LONGEST, ...[...others].sort()];
}
