// Times and sizes as commands print them: UTC, because a server's own zone is seldom its people's.
const MEGABYTE = 1_000_000;

/** `20261122T140509Z`, for names of files: they sort by time. */
export function nameMoment(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** `1.2 MB` */
export function describeBytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
