// Every command, literally, and how one is picked. What goes wrong on the way in is one line on stderr.
import { parseArgs } from 'node:util';
import { VERSION } from '../config/build-info.ts';
import { VARIABLES } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { describeStorageError } from '../db/storage-error.ts';
import { changeAdminPassword } from './admin.ts';
import { verifyAuditLog } from './audit-verify.ts';
import { makeBackup } from './backup.ts';
import { listDecisions, replayDecision } from './decisions.ts';
import { demo } from './demo.ts';
import { examine } from './doctor/doctor.ts';
import { resetKey } from './key-reset.ts';
import { NEW_KEY, rotateKey } from './key-rotate.ts';
import { showLetters } from './letters.ts';
import { restoreBackup } from './restore.ts';
import { serve } from './serve.ts';
import { endUserTwoFactor, listUsers, resetUserPassword } from './user.ts';

export interface Command {
  /** For `--help`. */
  readonly summary: string;
  /** What may stand behind the name, for `--help`; nothing when absent. */
  readonly takes?: string;
  /** Resolves when the command has ended. @throws StartError in plain words */
  run(environment: NodeJS.ProcessEnv, given?: string): Promise<void>;
}

/** Agrees to what a command has told that it would do. */
const YES = '--yes';

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { summary: 'Start the server (the default).', run: serve },
  demo: {
    summary: 'Start with an example business and 90 days behind it; keeps nothing.',
    takes: '[DAYS]',
    run: demo,
  },
  doctor: { summary: 'Say what is well with the installation, what is not, and what to do.', run: examine },
  backup: {
    summary: 'Copy the database into one file, also while the server is running.',
    takes: '[FILE|DIRECTORY]',
    run: makeBackup,
  },
  restore: {
    summary: 'Put a backup in the place of the database, while no server runs.',
    takes: 'FILE',
    run: restoreBackup,
  },
  'audit verify': {
    summary: 'Check that nothing in the audit log was changed, up to an end noted before.',
    takes: '[ROW:HASH]',
    run: verifyAuditLog,
  },
  'decisions list': {
    summary: 'List the latest decisions that learning made, by their numbers.',
    run: listDecisions,
  },
  'decisions replay': {
    summary: 'Make a decision of learning again, and say whether it is the same.',
    takes: 'ID',
    run: replayDecision,
  },
  'user list': { summary: 'List the accounts, and what they have set up to sign in.', run: listUsers },
  'user reset-password': {
    summary: 'Print a link for a new password, which works once, for 30 minutes.',
    takes: 'EMAIL',
    run: resetUserPassword,
  },
  'user end-two-factor': {
    summary: 'Switch two-factor sign-in off for somebody who has lost phone and codes.',
    takes: 'EMAIL',
    run: endUserTwoFactor,
  },
  'admin password': {
    summary: 'Set another admin password: asks for it, or reads it from a pipe.',
    run: changeAdminPassword,
  },
  letters: { summary: 'Print the letters that were not sent, with their links.', run: showLetters },
  'key rotate': { summary: 'Bring in a new key for the secrets in the database.', run: rotateKey },
  'key reset': {
    summary: 'Begin anew when the key is lost for good; tells first what goes with it.',
    takes: `[${YES}]`,
    run: resetKey,
  },
};
const DEFAULT = 'serve';

/** @returns the exit code */
export async function run(args: string[]): Promise<number> {
  outliveReaders();
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (values.version) return say(VERSION);
    if (values.help) return say(describeUsage());
    const { command, given } = find(values.yes ? [...positionals, YES] : positionals);
    await command.run(process.env, given);
    return 0;
  } catch (error) {
    const words = describe(error);
    if (words === undefined) throw error;
    process.stderr.write(`drivyn: ${words}\n`);
    return 1;
  }
}

/** Whoever reads our output may have enough of it (`drivyn letters | head -1`): what was asked for is done all the same. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  yes: { type: 'boolean' },
} as const;

/** A name is one word or two. */
function find(words: string[]): { command: Command; given: string | undefined } {
  const two = words.slice(0, 2).join(' ');
  const length = Object.hasOwn(COMMANDS, two) ? 2 : 1;
  const name = words.slice(0, length).join(' ') || DEFAULT;
  const [given, ...more] = words.slice(length);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new StartError(`There is no command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.`);
  const tooMuch = fits(command, given) ? more[0] : given;
  if (tooMuch !== undefined) throw new StartError(`The command ${name} takes no "${tooMuch}".`);
  return { command, given };
}

function fits({ takes }: Command, given: string | undefined): boolean {
  if (given === undefined || takes === undefined) return given === undefined;
  return (given === YES) === takes.includes(YES);
}

/** Mistakes of whoever starts us, and a disk that is full, need no stack; parseArgs marks its own with a code. */
function describe(error: unknown): string | undefined {
  const isArgument =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return error instanceof StartError || isArgument ? error.message : describeStorageError(error);
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function describeUsage(): string {
  const names = Object.entries(COMMANDS).map(([name, { takes }]) => (takes ? `${name} ${takes}` : name));
  const width = Math.max(...names.map((name) => name.length));
  const commands = Object.values(COMMANDS).map(
    ({ summary }, index) => `  ${names[index]?.padEnd(width)}  ${summary}`,
  );
  return [
    'Usage: drivyn [command]',
    '',
    'Commands:',
    ...commands,
    '',
    'Options:',
    '  -h, --help     Show this.',
    '  -v, --version  Show the version.',
    '',
    'Settings come from the environment; docs/configuration.md describes each:',
    ...wrap([...VARIABLES, NEW_KEY]),
  ].join('\n');
}

const LINE = 100;

/** Names in lines of a terminal's width. */
function wrap(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length < LINE) lines[lines.length - 1] = `${last}, ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines;
}
