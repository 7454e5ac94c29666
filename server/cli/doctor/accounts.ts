// Who is signed in to real networks, and what stands in the way of their posts: as Drivyn knows it, without asking a network.
import type { Config } from '../../config/config.ts';
import { realWaysOf } from '../../connectors/channels/registry.ts';
import { createSignIns } from '../../connectors/channels/sign-ins.ts';
import { Outbound } from '../../connectors/http.ts';
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import { type Doctor, nameOfAccount } from '../../contract/doctor.ts';
import { FINDING_TEXTS } from '../../contract/texts.ts';
import type { Database } from '../../db/connect.ts';
import { findCheck, peekRightKey } from '../../db/open-vault.ts';
import { diagnoseAll } from '../../domain/channels/index.ts';
import { DAY, systemClock } from '../../kernel/clock.ts';
import { createVault } from '../../kernel/vault.ts';
import { formatMoment } from '../../sentences/moment.ts';
import { type Finding, note, well, wrong } from './finding.ts';

/** Whoever has to connect again wants a week for it. */
const SOON = 7 * DAY;
/** Each sign-in is looked at every day: a network that has not answered for so long is told. */
const SILENT = 3 * DAY;
/** Most that are told one by one. */
const MOST = 20;

export async function* checkAccounts(db: Database, config: Config): AsyncGenerator<Finding, void> {
  const check = await findCheck(db.read);
  // What is wrong with the key is said of the secrets.
  const vault = check === undefined ? null : tryVault(config, check);
  if (!vault) return;
  const outside = { outbound: new Outbound(), clock: systemClock, report: () => {} };
  const signIns = createSignIns({ realWaysOf, sandbox: null, apps: config.providerKeys, ...outside });
  const all = await diagnoseAll({ db, vault, clock: systemClock }, signIns);
  if (all.length === 0) return yield note('Networks: nobody is signed in to one.');
  const findings = all.flatMap(({ businessId, type, doctor }) =>
    troublesOf(type, doctor, systemClock.now()).map(({ is, says }) => ({
      is,
      says: `${channelOf(type).name} of business ${businessId}, ${nameOfAccount(doctor.account)}: ${says}`,
    })),
  );
  const isIn = all.filter(({ doctor }) => doctor.state === 'signed-in').length;
  const rest = findings.length === 0 ? ' Nothing is known to stand in the way of any.' : '';
  yield well(`Networks: ${isIn} of ${all.length} accounts are signed in.${rest}`);
  yield* findings.slice(0, MOST);
  if (findings.length > MOST) yield wrong(`${findings.length - MOST} more like these.`);
}

function tryVault(config: Config, check: string) {
  try {
    return createVault(peekRightKey(config, check));
  } catch {
    return null;
  }
}

function troublesOf(type: ChannelType, doctor: Doctor, now: number): Finding[] {
  const { name } = channelOf(type);
  const again = `An owner connects it again under Platforms, ${name}.`;
  if (doctor.state === 'ended') return [wrong(`the sign-in has ended. ${again}`)];
  const { examination, scopes } = doctor;
  const found: Finding[] = [];
  if (examination?.end === 'reconnect') found.push(wrong(`${name} lets Drivyn in no more. ${again}`));
  for (const finding of examination?.findings ?? []) {
    const { title, text } = FINDING_TEXTS[finding];
    found.push(wrong(`${title}. ${text}`));
  }
  if (scopes.missing.length > 0)
    found.push(wrong(`${scopes.missing.join(', ')} was not granted. ${again} Everything has to be allowed.`));
  return [...found, ...countDown(doctor, again, now), ...silenceOf(doctor, name, now)];
}

/** Access that ends, and is not renewed by itself. */
function countDown(
  { accessEndsAt, renewsAt, renewableUntil }: Doctor,
  again: string,
  now: number,
): Finding[] {
  const endsAt = renewsAt === null ? accessEndsAt : renewableUntil;
  if (endsAt === null) return [];
  const left = Date.parse(endsAt) - now;
  // Where it is renewed, its last day moves on with it.
  if (left >= SOON && renewsAt !== null) return [];
  const says = `access ends in ${Math.max(0, Math.floor(left / DAY))} days, on ${formatMoment(Date.parse(endsAt))}`;
  return [left < SOON ? wrong(`${says}. ${again}`) : note(`${says}, and is not renewed by itself. ${again}`)];
}

function silenceOf({ blockedUntil, lastGoodAt }: Doctor, name: string, now: number): Finding[] {
  if (blockedUntil !== null && Date.parse(blockedUntil) > now)
    return [note(`${name} takes nothing before ${formatMoment(Date.parse(blockedUntil))}.`)];
  if (lastGoodAt === null || Date.parse(lastGoodAt) >= now - SILENT) return [];
  return [note(`the last good call was on ${formatMoment(Date.parse(lastGoodAt))}.`)];
}
