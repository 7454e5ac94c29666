// Has the C library give memory back: the first import of boot.ts.
// glibc keeps places to allocate from for up to eight threads a core, and once it has given away something large it keeps
// places of that size, too: what pictures and films leave behind is never returned. It reads how it is to behave when
// a process begins, so this one begins once more, in its own place. decisions/144 has the figures.
import { existsSync } from 'node:fs';
import { isSea } from 'node:sea';

/** Two places, for the main thread and all others; what is larger than 256 KB is the system's own, and returned. */
const BEHAVIOUR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
/** They run for long; all other commands end soon. */
const LASTING: readonly (string | undefined)[] = [undefined, 'serve', 'demo'];

/** This very program, also after its file was replaced. */
const SELF = '/proc/self/exe';

const [, program = '', ...given] = process.argv;
const isLasting = LASTING.includes(given[0]);
// Whoever says how it is to behave knows better, and so does one that has begun once more.
const isChosen = Object.keys(BEHAVIOUR).some((name) => process.env[name] !== undefined);

// Whoever started it by `fork` would believe that it has gone: what it speaks through does not outlast the first beginning.
const isForked = process.channel !== undefined;

// Others have another C library.
const { execve } = process.platform === 'linux' && existsSync(SELF) ? process : {};
if (execve && isLasting && !isChosen && !isForked) {
  // An executable has its program inside: what it is given first is the command.
  const self = isSea() ? [] : [...process.execArgv, program];
  execve(SELF, [process.argv0, ...self, ...given], { ...process.env, ...BEHAVIOUR });
}
