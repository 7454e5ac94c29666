// Takes a mail that came in apart (RFC 5322, RFC 2045, RFC 2046): only as far as reports about mails need it, and never
// further than its bounds, because anybody may send anything.

/** A mail, or a part of one. */
export interface Entity {
  /** By lower-case name, in order; unfolded. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** Lower-case, such as `text/plain`. */
  readonly type: string;
  /** Decoded; one character a byte. */
  readonly body: string;
  /** Of a multipart; and of a mail within a mail, that mail. */
  readonly parts: readonly Entity[];
}

const DEEPEST = 6;
const MOST_PARTS = 20;
const MOST_HEADERS = 500;

/** @param source one character a byte */
export function readMail(source: string, depth = 0): Entity {
  const normal = depth === 0 ? source.replace(/\r\n?/g, '\n') : source;
  const end = normal.startsWith('\n') ? 0 : normal.indexOf('\n\n');
  const headers = readFields(end < 0 ? normal : normal.slice(0, end));
  const raw = end < 0 ? '' : normal.slice(end).replace(/^\n{1,2}/, '');
  const [type, parameters] = readType(headers.get('content-type')?.[0] ?? '');
  const body = type.startsWith('multipart/') ? raw : decode(raw, headers);
  return { headers, type, body, parts: depth < DEEPEST ? readParts(type, parameters, body, depth) : [] };
}

/** `Name: value` lines, unfolded: of a mail's headers, and of a report's groups of fields. */
export function readFields(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value = ''] = /^([!-9;-~]{1,100}):(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    count += 1;
    if (count > MOST_HEADERS) break;
    const key = name.toLowerCase();
    fields.set(key, [...(fields.get(key) ?? []), value.trim()]);
  }
  return fields;
}

function readParts(type: string, parameters: string, body: string, depth: number): Entity[] {
  if (/^message\/(rfc822|global)$/.test(type)) return [readMail(body, depth + 1)];
  if (!type.startsWith('multipart/')) return [];
  const [, quoted, bare] = /\bboundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(parameters) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return [];
  return split(body, boundary).map((part) => readMail(part, depth + 1));
}

/** The parts between delimiter lines; what stands before the first and after the last is none. */
function split(body: string, boundary: string): string[] {
  const parts: string[] = [];
  let part: string[] | undefined;
  for (const line of body.split('\n')) {
    const isDelimiter = line.startsWith(`--${boundary}`);
    if (!isDelimiter) {
      part?.push(line);
      continue;
    }
    if (part) parts.push(part.join('\n'));
    if (parts.length >= MOST_PARTS || line.trimEnd() === `--${boundary}--`) return parts;
    part = [];
  }
  if (part) parts.push(part.join('\n'));
  return parts;
}

/** Without a type a part is text (RFC 2045, 5.2). */
function readType(value: string): [type: string, parameters: string] {
  const [type = '', ...rest] = value.split(';');
  const plain = type.trim().toLowerCase();
  return [/^[\w.+-]+\/[\w.+-]+$/.test(plain) ? plain : 'text/plain', rest.join(';')];
}

function decode(body: string, headers: ReadonlyMap<string, readonly string[]>): string {
  switch (headers.get('content-transfer-encoding')?.[0]?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('latin1').replace(/\r\n?/g, '\n');
    case 'quoted-printable':
      return body
        .replace(/=[ \t]*\n/g, '')
        .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    default:
      return body;
  }
}

/** A mail with everything that is in it, outermost first. */
export function everythingIn(entity: Entity): Entity[] {
  return [entity, ...entity.parts.flatMap(everythingIn)];
}
