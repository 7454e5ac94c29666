// `drivyn letters`: letters that were not sent, with their links, for whoever runs the server; also while it is running.
// Only here: a link may let its reader in as somebody else.
import { readConfig } from '../config/config.ts';
import { openBeside } from '../db/open.ts';
import { openVault } from '../db/open-vault.ts';
import { readUnsentLetters } from '../domain/letters/index.ts';
import { letterRenderer } from '../pages/render-mail.tsx';
import { wordsOf } from '../sentences/index.ts';

const SHOWN = 20;

export async function showLetters(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const database = await openBeside(config);
  try {
    const vault = await openVault(database, config);
    const publicUrl = config.publicUrl?.href ?? `http://${config.host}:${config.port}/`;
    const parts = { letters: letterRenderer, publicUrl };
    const letters = await readUnsentLetters({ db: database, vault }, parts, SHOWN);
    if (letters.length === 0) say('Every letter was sent.');
    for (const { to, writtenAt, subject, error, text } of letters.reverse()) {
      say(`To ${to}, ${new Date(writtenAt).toISOString()}: ${subject}`);
      say(`${error ? wordsOf(error) : 'Not sent yet.'}\n\n${text}`);
    }
  } finally {
    await database.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
