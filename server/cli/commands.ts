// Every command, literally, and how one is picked. What goes wrong on the way in is one line on stderr.
import { parseArgs } from 'node:util';
import { VERSION } from '../config/build-info.ts';
import { StartError } from '../config/start-error.ts';
import { demo } from './demo.ts';
import { serve } from './serve.ts';

export interface Command {
  /** For `--help`. */
  readonly summary: string;
  /** Resolves when the command has ended. @throws StartError in plain words */
  run(environment: NodeJS.ProcessEnv): Promise<void>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { summary: 'Start the server (the default).', run: serve },
  demo: { summary: 'Start with an example business and 90 days behind it; keeps nothing.', run: demo },
};
const DEFAULT = 'serve';

/** @returns the exit code */
export async function run(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (values.version) return say(VERSION);
    if (values.help) return say(describeUsage());
    await find(positionals).run(process.env);
    return 0;
  } catch (error) {
    if (!isPlain(error)) throw error;
    process.stderr.write(`drivyn: ${error.message}\n`);
    return 1;
  }
}

const OPTIONS = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } } as const;

function find([name = DEFAULT, ...rest]: string[]): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new StartError(`There is no command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.`);
  if (rest.length > 0) throw new StartError(`The command ${name} takes no "${rest[0]}".`);
  return command;
}

/** Mistakes of whoever starts us need no stack; parseArgs marks its own with a code. */
function isPlain(error: unknown): error is Error {
  const isArgument =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return error instanceof StartError || isArgument;
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function describeUsage(): string {
  const commands = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
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
    'Settings come from the environment: HOST, PORT, DRIVYN_DATA, DATABASE_URL, DRIVYN_ADMIN_PASSWORD, DRIVYN_PUBLIC_URL,',
    'SMTP_URL, DRIVYN_MAIL_FROM, DRIVYN_TRUST_PROXY, DRIVYN_RATE_LIMITS, DRIVYN_LOG_LEVEL. README.md describes each.',
  ].join('\n');
}
