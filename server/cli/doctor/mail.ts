// Whether mails leave and arrive: the mail server, what stands in DNS of the sender's domain, where reports come back to,
// and who gets none any more. Nothing is changed.
import type { Config } from '../../config/config.ts';
import { readMailServers } from '../../config/mail-servers.ts';
import { createDns } from '../../connectors/services/dns/dns.ts';
import { reachMailServer } from '../../connectors/services/smtp/reach.ts';
import type { DomainRecord } from '../../contract/sender-domain.ts';
import type { Database } from '../../db/connect.ts';
import { countAllSuppressions } from '../../domain/audience/index.ts';
import { listHosts, lookAtSenderDomain } from '../../domain/email/index.ts';
import { describeSending, findMailWay } from '../../sending.ts';
import { type Finding, note, well, wrong } from './finding.ts';

export async function checkMail({ smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (smtpUrl === undefined)
    return note(
      'Mail: SMTP_URL is not set, so mails stay here unless a mail server is set in Drivyn; drivyn letters prints those to your people.',
    );
  const servers = (readMailServers(smtpUrl) ?? []).map(({ url }) => url);
  for (const url of servers) {
    const reason = await reachMailServer(url);
    if (reason !== null)
      return wrong(
        `The mail server ${new URL(url).host} cannot be reached (${reason}). Check SMTP_URL and the firewall.`,
      );
  }
  const hosts = servers.map((url) => new URL(url).host).join(', ');
  return mailFrom === undefined
    ? wrong(`Mail: ${hosts} can be reached, but DRIVYN_MAIL_FROM names no sender.`)
    : well(`Mail: ${hosts} can be reached.`);
}

/** What needs the database: the key of the signature, and who is suppressed. */
export async function* checkMailSetup(db: Database, config: Config): AsyncGenerator<Finding, void> {
  const used = (await listHosts(db.read)).filter(({ isPaused }) => !isPaused);
  for (const server of used) yield await checkSetServer(server);
  const { hosts, arePaused } = await findMailWay(db.read, config);
  if (arePaused) yield wrong(ALL_PAUSED);
  else if (hosts.length === 0) return;
  const { domain, records } = await lookAtSenderDomain(
    db.read,
    createDns(config.dns),
    describeSending(config),
  );
  for (const record of records) yield describeRecord(record);
  if (domain !== null && !config.dkim)
    yield note('DKIM: mails are not signed here (DRIVYN_DKIM=off); the mail server has to sign them.');
  yield describeReceiver(config);
  yield note(`Suppressed addresses: ${await countAllSuppressions(db.read)}.`);
}

const ALL_PAUSED =
  'Every mail server of the installation is paused: letters wait. Resume one under Mail servers of the Admin Dashboard.';

/** One that the admin has set. */
async function checkSetServer({ host, port, security }: Awaited<ReturnType<typeof listHosts>>[number]) {
  const reason = await reachMailServer(`${security === 'tls' ? 'smtps' : 'smtp'}://${host}:${port}`);
  const place = `${host}:${port}`;
  return reason === null
    ? well(`Mail: ${place}, set by the admin, can be reached.`)
    : wrong(
        `The mail server ${place} cannot be reached (${reason}). Check it under Mail servers of the Admin Dashboard, and the firewall.`,
      );
}

const NAMES: Readonly<Record<DomainRecord['kind'], string>> = {
  dkim: 'DKIM',
  spf: 'SPF',
  dmarc: 'DMARC',
  mx: 'MX of reports',
  reverse: 'Reverse DNS',
};

function describeRecord({ kind, type, name, value, state, found, note: hint }: DomainRecord): Finding {
  const what = NAMES[kind];
  if (hint === 'unseen-server')
    return note(
      `${what}: the mail server is on this machine or in its network; put the address that others see it by into ${type} ${name}, such as v=spf1 ip4:203.0.113.7 ~all.`,
    );
  if (state === 'well') return well(`${what}: ${name} is set.`);
  if (state === 'unknown') return note(`${what}: DNS gave no answer about ${name}.`);
  // Whoever receives the mail decides by the first three; the others are the mail server's.
  const say = ['dkim', 'spf', 'dmarc'].includes(kind) ? wrong : note;
  if (state === 'missing') return say(`${what}: ${type} ${name} is missing. Set it to: ${value}`);
  return say(`${what}: ${type} ${name} says ${found.join(', ')}. It should say: ${value}`);
}

function describeReceiver({ bounces: { listen } }: Config): Finding {
  return listen === undefined
    ? note('Reports: DRIVYN_BOUNCE_LISTEN is not set, so they go to the mailbox of the sender.')
    : well(`Reports: taken at ${listen.host}:${listen.port} while the server runs.`);
}
