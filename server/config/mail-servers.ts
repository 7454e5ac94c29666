// Mail servers as SMTP_URL names them: addresses separated by blanks, each with its limits behind it, where it has any.
import type { MailRate } from '../contract/mail-server.ts';

export const MAIL_SERVERS_HELP =
  'must be an address such as smtp://user:password@mail.example.com:587, or several with blanks between them, each with its limits such as ?rate=10/s&daily=5000';

export interface ConfiguredServer {
  /** Without the limits. */
  readonly url: string;
  readonly rate: MailRate | null;
  readonly dailyCap: number | null;
}

const RATE = /^([1-9]\d{0,3})\/([sm])$/;
const DAILY = /^[1-9]\d{0,7}$/;
const UNITS = { s: 'second', m: 'minute' } as const;

/** @returns undefined for what names no mail servers */
export function readMailServers(text: string): readonly ConfiguredServer[] | undefined {
  const servers = text.trim().split(/\s+/).map(readServer);
  return servers.every((one) => one !== undefined) ? servers : undefined;
}

function readServer(text: string): ConfiguredServer | undefined {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined;
  const { searchParams: limits } = url;
  const [rate, daily] = [limits.get('rate'), limits.get('daily')];
  const [, mails, unit] = RATE.exec(rate ?? '') ?? [];
  if ((rate !== null && mails === undefined) || (daily !== null && !DAILY.test(daily))) return undefined;
  limits.delete('rate');
  limits.delete('daily');
  return {
    url: limits.size === 0 ? text.replace(/\?.*$/, '') : url.href,
    rate: mails === undefined ? null : { mails: Number(mails), per: UNITS[unit as keyof typeof UNITS] },
    dailyCap: daily === null ? null : Number(daily),
  };
}

/** Host names of mail servers that were read from the environment. */
export function hostsOf(smtpUrl: string): string[] {
  return (readMailServers(smtpUrl) ?? []).map(({ url }) => new URL(url).hostname);
}
