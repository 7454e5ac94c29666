// A mailing to very many people through a real mail server, beside nodemailer alone in the same run: how fast, in how
// much memory, and how long questions about so many people take. `npm run bench -- mail --people=1000000`.
import { type ChildProcess, fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeMail } from '../../../server/domain/email/mail.ts';
import { mailRenderer } from '../../../server/pages/render-mail.tsx';
import { BUNDLE, type Product, startProduct } from '../../support/product.ts';
import type { Row } from '../table.ts';
import { CONTENT, fillPeople, type Times } from './people.ts';
import type { ReferenceTask } from './reference-child.ts';
import type { SinkReport } from './sink-child.ts';

/** Enough for a rate; a million takes some twenty minutes on a machine that does nothing else. */
const PEOPLE = 30_000;
const REFERENCE = 10_000;
const [RATE_GOAL, MEMORY_GOAL] = [0.9, 150];
const CONNECTIONS = 8;
/** Milliseconds: between two looks, and without a single mail until the bench gives up. */
const LOOK = 200;
const STILL = 60_000;

export async function benchMail(folder: string): Promise<Row[]> {
  const people = Number(/--people=(\d+)/.exec(process.argv.join(' '))?.[1] ?? PEOPLE);
  const [dataDir, other] = [mkdtempSync(join(folder, 'mail-')), mkdtempSync(join(folder, 'mail-'))];
  const times = await fillPeople(dataDir, people);
  await fillPeople(other, REFERENCE);
  const sink = startChild('sink-child.ts');
  try {
    const port = await told<number>(sink);
    const before = await runReference(sink, port);
    const sent = await send(dataDir, { port, people, sink });
    // Beside each other, as other work on the machine comes and goes.
    const signed = await runReference(sink, port, signing());
    const unsigned = await send(other, { port, people: REFERENCE, sink, dkim: 'off' });
    const after = await runReference(sink, port);
    return toRows({ people, times, sent, unsigned, plain: (before + after) / 2, signed });
  } finally {
    sink.disconnect();
  }
}

function startChild(name: string): ChildProcess {
  return fork(join(import.meta.dirname, name), { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
}

async function told<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message');
  return message as T;
}

async function ask(sink: ChildProcess, what: 'report' | 'forget'): Promise<SinkReport> {
  sink.send(what);
  return told<SinkReport>(sink);
}

function signing(): ReferenceTask['dkim'] {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { domainName: 'shop.example', keySelector: 'bench', privateKey };
}

/** @returns mails a second, as the mail server counts them */
async function runReference(sink: ChildProcess, port: number, dkim?: ReferenceTask['dkim']): Promise<number> {
  const { text, html } = composeMail(
    { renderer: mailRenderer, from: 'hello@shop.example', publicUrl: 'http://127.0.0.1:8080' },
    {
      ...{ business: { id: 1, name: 'Harbour Street Bakery' }, title: 'Fresh bread', content: CONTENT },
      ...{ look: { button: '#1d4ed8', onButton: '#ffffff' }, measured: null },
      ...{
        recipient: { email: 'a@example.com', name: 'Anna', token: 'a'.repeat(22) },
        messageName: 'a',
        date: 0,
      },
    },
  );
  const child = startChild('reference-child.ts');
  await told(child);
  child.send({ port, mails: REFERENCE, connections: CONNECTIONS, text, html, ...(dkim && { dkim }) });
  await told(child);
  return rateOf(await ask(sink, 'forget'));
}

const rateOf = ({ taken, took }: SinkReport) => (taken - 1) / (took / 1000);

interface Sent {
  readonly report: SinkReport;
  /** Of the process, megabytes: after a tenth of the mails, at the end, at most, and of that without files. */
  readonly memory: {
    readonly early: number;
    readonly late: number;
    readonly peak: number;
    readonly own: number;
  };
}

/** The built server sends its mailing, until everybody has theirs. */
async function send(
  dataDir: string,
  { port, people, sink, dkim = 'on' }: { port: number; people: number; sink: ChildProcess; dkim?: string },
): Promise<Sent> {
  const product = await startProduct({
    program: BUNDLE,
    command: 'serve',
    environment: {
      DRIVYN_DATA: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      DRIVYN_MAIL_FROM: 'Harbour Street Bakery <hello@shop.example>',
      DRIVYN_LOG_LEVEL: 'warn',
      DRIVYN_DKIM: dkim,
    },
  });
  try {
    return await watch(product, { people, sink });
  } finally {
    await product.stop();
  }
}

async function watch(
  { pid, output }: Product,
  { people, sink }: { people: number; sink: ChildProcess },
): Promise<Sent> {
  let [early, since, before] = [0, performance.now(), -1];
  for (;;) {
    await sleep(LOOK);
    const report = await ask(sink, 'report');
    const memory = readMemory(pid);
    if (report.taken <= people / 10) early = memory.now;
    if (report.taken >= people) {
      await ask(sink, 'forget');
      return { report, memory: { early, late: memory.now, peak: memory.peak, own: memory.own } };
    }
    if (report.taken !== before) [before, since] = [report.taken, performance.now()];
    if (performance.now() - since > STILL) throw new Error(`${before} of ${people} mails came: ${output()}`);
  }
}

/** What a process has in memory, and `own` of it without pages of files that it only reads. */
function readMemory(pid: number): { now: number; peak: number; own: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM'), own: read('RssAnon') };
}

interface Figures {
  readonly people: number;
  readonly times: Times;
  readonly sent: Sent;
  /** To as many as nodemailer hands over. */
  readonly unsigned: Sent;
  readonly plain: number;
  readonly signed: number;
}

function toRows({ people, times, sent, unsigned, plain, signed }: Figures): Row[] {
  const { report, memory } = sent;
  const rate = rateOf(report);
  const to = `${people.toLocaleString('en')} people`;
  return [
    {
      what: `a mailing to ${to}, signed`,
      value: `${rate.toFixed(0)} mails/s`,
      ratio: rate / signed,
      reference: `nodemailer alone, signed, ${signed.toFixed(0)}`,
      goal: `>= ${RATE_GOAL}`,
      met: rate / signed >= RATE_GOAL,
    },
    {
      what: `a mailing to ${REFERENCE.toLocaleString('en')} people, unsigned`,
      value: `${rateOf(unsigned.report).toFixed(0)} mails/s`,
      ratio: rateOf(unsigned.report) / plain,
      reference: `nodemailer alone, unsigned, ${plain.toFixed(0)}`,
      goal: `>= ${RATE_GOAL}`,
      met: rateOf(unsigned.report) / plain >= RATE_GOAL,
    },
    {
      what: `people who got it twice, or not, of ${to}`,
      value: `${report.twice}, ${people - report.taken}`,
      goal: '0, 0',
      met: report.twice === 0 && report.taken === people,
    },
    {
      what: 'memory while it is sent, at most',
      value: `${memory.peak.toFixed(0)} MB`,
      ratio: memory.late / memory.early,
      reference: `after a tenth of it, ${memory.early.toFixed(0)} MB; in the end ${memory.late.toFixed(0)}, without files ${memory.own.toFixed(0)}`,
      goal: `<= ${MEMORY_GOAL} MB`,
      met: memory.peak <= MEMORY_GOAL,
    },
    { what: `a segment's count among ${to}`, value: `${times.count.toFixed(0)} ms` },
    { what: `a page of ${to}`, value: `${times.page.toFixed(1)} ms` },
  ];
}
