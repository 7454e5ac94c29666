// argv -> one command; nothing else.
import './old-generation.ts';
import { run } from './cli/commands.ts';

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
