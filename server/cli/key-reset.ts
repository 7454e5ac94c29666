// `drivyn key reset`: begins anew when the key is lost for good, while no server is running. First it tells what is lost;
// only with --yes does it go on. The new key is on disk before the database needs it, as with `drivyn key rotate`.
import { type Config, readConfig } from '../config/config.ts';
import { KEY_FILE, prepareNextKey, promoteNextKey, writeKeyFile } from '../config/key-file.ts';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../db/connect.ts';
import { findLostTexts, forgetLostTexts, type LostTexts, rowsOf } from '../db/lost-texts.ts';
import { makeFolder, openDatabases } from '../db/open.ts';
import { findCheck, isRight, readKey, saveCheck } from '../db/open-vault.ts';
import type { SealedTable } from '../db/sealed-columns.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { endLostFactor, listAccess } from '../domain/accounts/index.ts';
import { endLostSignIn } from '../domain/channels/index.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { createVault, keyIdOf, type MasterKey } from '../kernel/vault.ts';
import { createContext } from './context.ts';

/** @throws StartError without --yes, or when the key works; then nothing was changed */
export async function resetKey(environment: NodeJS.ProcessEnv, yes?: string): Promise<void> {
  const config = readConfig(environment);
  const databases = await openDatabases({ ...config, alone: true });
  try {
    const present = await readPresent(databases.main, config);
    const lost = await findLostTexts(databases.main.read, present.isRight ? present.key : undefined);
    if (present.isWhole && lost.columns.length === 0) throw new StartError(works(lost.texts));
    await tell(databases.main, present, lost);
    if (yes === undefined)
      throw new StartError('Nothing was changed yet. To do this: drivyn key reset --yes');
    const key = await beginAnew(databases.main, config, { present, lost });
    tellEnd(config, key);
  } finally {
    await databases.close();
  }
}

interface Present {
  /** Id of the key that the database was sealed with. */
  readonly wanted: string;
  /** What there is, right or not. */
  readonly key: MasterKey | undefined;
  readonly isRight: boolean;
  /** And what the database holds to tell so was not changed. */
  readonly isWhole: boolean;
}

async function readPresent(db: Database, config: Config): Promise<Present> {
  const check = await findCheck(db.read);
  const wanted = check === undefined ? undefined : keyIdOf(check);
  if (check === undefined)
    throw new StartError('Nothing was sealed yet: the first start of the server makes a key.');
  const key = readKey(config, wanted, (line) => process.stderr.write(`${line}\n`));
  return {
    wanted: wanted ?? 'unknown',
    key,
    isRight: key?.id === wanted,
    isWhole: key !== undefined && isRight(key, check),
  };
}

function works(texts: number): string {
  return `The key works: it opens each of the ${texts} sealed texts. To change it: drivyn key rotate`;
}

/** Everything in one transaction; the key is on disk before it, and has its name after it. */
async function beginAnew(
  db: Database,
  config: Config,
  { present, lost }: { present: Present; lost: LostTexts },
): Promise<MasterKey> {
  const { key, isNext } = chooseKey(config, present);
  await unitOfWork(createContext(db, createVault(key)), SYSTEM, async (tx) => {
    for (const id of rowsOf(lost, 'two_factor')) await endLostFactor(tx, Number(id));
    for (const id of rowsOf(lost, 'connection_accounts')) await endLostSignIn(tx, Number(id));
    await forgetLostTexts(tx, lost);
    await saveCheck(tx.q, key);
    const data = { from: present.wanted, to: key.id, texts: countTexts(lost) };
    tx.emit({ kind: 'key.reset', businessId: null, data });
  });
  if (isNext) promoteNextKey(config.dataDir);
  return key;
}

/** A key that is of another database may be the only one of its kind: it is kept under another name. */
function chooseKey({ dataDir, secretKey }: Config, present: Present): { key: MasterKey; isNext: boolean } {
  if (secretKey) return { key: secretKey, isNext: false };
  if (present.isRight && present.key) return { key: present.key, isNext: false };
  makeFolder(dataDir);
  if (present.key) writeKeyFile(dataDir, present.key, `${KEY_FILE}.${present.key.id}`);
  return { key: prepareNextKey(dataDir), isNext: true };
}

const countTexts = ({ columns }: LostTexts) => columns.reduce((sum, { keys }) => sum + keys.length, 0);

/** What is lost, and what to do about it; two-factor names its accounts instead. */
const LOSSES: Readonly<Record<Exclude<SealedTable, 'two_factor'>, string>> = {
  connection_accounts:
    'Sign-ins of channels: {}. Nothing leaves there until somebody connects the channel again.',
  model_endpoints: 'Keys of language models: {}. The built-in writer goes on; enter them again.',
  provider_apps:
    'Keys by which servers of networks know this one: {}. New ones are made when they are needed.',
  connect_attempts: 'Channels that are being connected right now: {}. Begin again.',
  letters: 'Letters that were not sent: {}. They are removed; whoever waits for one asks for it again.',
  outbox: 'Mails in the local outbox: {}. They are removed.',
  calendar_feeds:
    'Calendar addresses: {}. Each is replaced, and calendars that follow the old one have to be given the new one.',
  strategies: 'Public links to strategies: {}. Each is replaced, and has to be given away again.',
  subscribers:
    'Unsubscribe links: {}. New mails carry new ones; those in mails sent before work no more, so take out by hand who asks.',
  notification_settings:
    'Links that end notification mails: {}. New mails carry new ones; those in mails sent before work no more.',
  return_hooks:
    'Addresses at which mail services tell what came back: {}. Each is replaced, and has to be given to the service again.',
  shop_hooks:
    'Addresses at which shops tell what people do: {}. Each is replaced, and has to be given to the shop again.',
  shop_secrets: 'Secrets with which shops sign: {}. What they send counts again once somebody enters them.',
  mail_servers:
    'Passwords of mail servers: {}. Nothing leaves by those servers until somebody enters them again.',
  return_mailboxes:
    'Passwords of mailboxes that reports come back to: {}. They are read again once somebody enters them.',
  webhook_secrets:
    'Secrets that sign the calls of automations: {}. Each is made anew, and has to be given to the programs that check it.',
  single_mails:
    'Single mails that wait to be sent: {}. They do not leave; whoever asked for them asks again.',
  sender_domains:
    'Keys that sign mails: {}. The next start makes new ones, and their records in DNS have to be replaced: Email Marketing, Sending shows them.',
};

async function tell(db: Database, { wanted, key, isRight: right }: Present, lost: LostTexts): Promise<void> {
  const at = key === undefined ? 'no key is at hand' : `the key at hand is ${key.id}`;
  if (right) say(`Sealed texts that were changed, and that the key does not open: ${countTexts(lost)}.`);
  else say(`The secrets are sealed with the key ${wanted}; ${at}. Whoever still finds it loses nothing.`);
  say('Without it this is lost:');
  const factors = new Set(rowsOf(lost, 'two_factor'));
  const accounts = (await listAccess(db.read)).filter((one) => one.hasTwoFactor && factors.has(one.id));
  const names = accounts.map(({ id, email }) => email || `account ${id}`).join(', ');
  if (names !== '')
    say(`- Two-factor sign-in is switched off for ${names}. Their sessions end; the password signs in.`);
  for (const [table, words] of Object.entries(LOSSES)) {
    const rows = rowsOf(lost, table as SealedTable).length;
    if (rows > 0) say(`- ${words.replace('{}', String(rows))}`);
  }
  if (lost.columns.length === 0) say('- Nothing: no secret is stored.');
  say('Posts, people and passwords stay as they are, and what channels are set to.');
}

function tellEnd({ dataDir, databaseUrl, secretKey }: Config, { id }: MasterKey): void {
  say(`The key is now ${id}${secretKey ? ', from DRIVYN_SECRET_KEY' : ''}. Start Drivyn.`);
  if (!secretKey && databaseUrl)
    say(`Copy ${KEY_FILE} in ${dataDir} to every other process before it starts.`);
  say(
    'Backups made before still need the key from before. Make a new one now, and keep the key apart from it.',
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
