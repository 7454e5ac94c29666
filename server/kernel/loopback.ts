// This machine, as names and addresses say it.

/** Whether a host name or address means this machine and nobody else can reach it. */
export function isLoopback(host: string): boolean {
  return /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}
