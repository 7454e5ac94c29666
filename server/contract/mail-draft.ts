// The text of a mail as blocks that are edited one by one, and back. What a block cannot hold as it was typed stays text, so
// nothing is lost on the way: `writeDraft(readDraft(text))` says the same.

export interface DraftLink {
  readonly label: string;
  readonly href: string;
}

export type DraftBlock =
  /** Markdown: paragraphs, lists, quotes, and what has no block of its own. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** `href`: what a press on it opens; empty for nothing. */
  | { readonly kind: 'picture'; readonly source: string; readonly alt: string; readonly href: string }
  | ({ readonly kind: 'button' } & DraftLink)
  | { readonly kind: 'columns'; readonly columns: readonly string[] }
  | ({
      readonly kind: 'product';
      readonly source: string;
      readonly alt: string;
      readonly name: string;
      readonly text: string;
    } & DraftLink)
  | { readonly kind: 'divider' }
  | { readonly kind: 'social'; readonly links: readonly DraftLink[] }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'footer'; readonly text: string };

export type DraftKind = DraftBlock['kind'];

export const DRAFT_NAMES: Readonly<Record<DraftKind, string>> = {
  text: 'Text',
  heading: 'Heading',
  picture: 'Picture',
  button: 'Button',
  columns: 'Columns',
  product: 'Product',
  divider: 'Divider',
  social: 'Social links',
  coupon: 'Coupon',
  footer: 'Footer',
};

/** A block as it is when it is added. */
export function newBlock(kind: DraftKind): DraftBlock {
  const link = { label: '', href: '' };
  const picture = { source: '', alt: '' };
  switch (kind) {
    case 'picture':
      return { kind, ...picture, href: '' };
    case 'button':
      return { kind, ...link };
    case 'columns':
      return { kind, columns: ['', ''] };
    case 'product':
      return { kind, ...picture, name: '', text: '', ...link };
    case 'divider':
      return { kind };
    case 'social':
      return { kind, links: [link] };
    case 'coupon':
      return { kind, code: '' };
    default:
      return { kind, text: '' };
  }
}

export function readDraft(text: string): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  for (const chunk of chunksOf(text)) {
    const block = readBlock(chunk);
    const last = blocks.at(-1);
    // A list goes on after an empty line.
    if (block.kind === 'text' && last?.kind === 'text') {
      blocks[blocks.length - 1] = { kind: 'text', text: `${last.text}\n\n${block.text}` };
    } else blocks.push(block);
  }
  return blocks;
}

/** Blocks in which nothing stands are left out. */
export function writeDraft(blocks: readonly DraftBlock[]): string {
  return blocks.map(writeBlock).filter(Boolean).join('\n\n');
}

/** What stands between empty lines; what stands between colons is one. */
function chunksOf(text: string): string[] {
  const chunks: string[][] = [[]];
  let isOpen = false;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const isFence = isOpen ? line === ':::' : /^:::\w+$/.test(line);
    if (isFence && !isOpen) chunks.push([]);
    if (line.trim() === '' && !isOpen) chunks.push([]);
    else chunks.at(-1)?.push(line);
    if (isFence && isOpen) chunks.push([]);
    if (isFence) isOpen = !isOpen;
  }
  return chunks.map((lines) => lines.join('\n')).filter((chunk) => chunk.trim() !== '');
}

/** Only what is written again as it stands is a block of its own. */
function readBlock(chunk: string): DraftBlock {
  const read = guess(chunk);
  return read && writeBlock(read) === chunk ? read : { kind: 'text', text: chunk };
}

/** Brackets within would end what stands between brackets: they are escaped. */
const WORDS = String.raw`(?:\\[\\[\]]|[^\\[\]\n])`;
const PICTURE = String.raw`!\[(${WORDS}*)\]\(([^\s()]+)\)`;
const LINK = String.raw`\[(${WORDS}+)\]\(([^\s()]+)\)`;
const whole = (pattern: string) => new RegExp(`^${pattern}$`);
const [ONE_PICTURE, LINKED_PICTURE, ONE_BUTTON] = [
  whole(PICTURE),
  whole(String.raw`\[${PICTURE}\]\(([^\s()]+)\)`),
  whole(String.raw`\*\*${LINK}\*\*`),
];
const ONE_LINK = whole(LINK);
const BETWEEN = ' · ';

function guess(chunk: string): DraftBlock | undefined {
  if (chunk === '---') return { kind: 'divider' };
  const heading = /^## ([^\n]+)$/.exec(chunk)?.[1];
  if (heading !== undefined) return { kind: 'heading', text: heading };
  const code = /^::coupon\[([^[\]\n]+)\]$/.exec(chunk)?.[1];
  if (code !== undefined) return { kind: 'coupon', code };
  const place = /^:::(columns|product|social|footer)\n([\s\S]*)\n:::$/.exec(chunk);
  if (place) return guessPlace(place[1] as 'columns' | 'product' | 'social' | 'footer', place[2] ?? '');
  return guessPicture(chunk) ?? guessButton(chunk);
}

function guessPlace(
  kind: 'columns' | 'product' | 'social' | 'footer',
  inner: string,
): DraftBlock | undefined {
  if (kind === 'columns') return { kind, columns: inner.split('\n\n---\n\n') };
  if (kind === 'footer') return { kind, text: inner };
  if (kind === 'product') return guessProduct(inner);
  const links = inner.split(BETWEEN).map((one) => ONE_LINK.exec(one));
  if (links.some((one) => one === null)) return undefined;
  return { kind, links: links.map((one) => ({ label: readWords(one?.[1]), href: one?.[2] ?? '' })) };
}

function guessPicture(chunk: string): Extract<DraftBlock, { kind: 'picture' }> | undefined {
  const [, alt, source, href = ''] = LINKED_PICTURE.exec(chunk) ?? ONE_PICTURE.exec(chunk) ?? [];
  return alt === undefined || source === undefined
    ? undefined
    : { kind: 'picture', source, alt: readWords(alt), href };
}

function guessButton(chunk: string): Extract<DraftBlock, { kind: 'button' }> | undefined {
  const [, label, href] = ONE_BUTTON.exec(chunk) ?? [];
  return label === undefined || href === undefined
    ? undefined
    : { kind: 'button', label: readWords(label), href };
}

/** A picture, a name with words below it, and a button; each may be absent. */
function guessProduct(inner: string): DraftBlock | undefined {
  const parts = inner.split('\n\n');
  const picture = guessPicture(parts[0] ?? '');
  if (picture) parts.shift();
  const button = guessButton(parts.at(-1) ?? '');
  if (button) parts.pop();
  const [, name = '', text = ''] = /^(?:### ([^\n]+)(?:\n|$))?([\s\S]*)$/.exec(parts.join('\n\n')) ?? [];
  const { source = '', alt = '', href: opens = '' } = picture ?? {};
  // A product's picture opens nothing of its own.
  if (opens !== '') return undefined;
  return { kind: 'product', source, alt, name, text, label: button?.label ?? '', href: button?.href ?? '' };
}

function writeBlock(block: DraftBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text.trim() === '' ? '' : block.text;
    case 'heading':
      return block.text === '' ? '' : `## ${block.text}`;
    case 'picture':
      return writePicture(block);
    case 'button':
      return writeButton(block);
    case 'columns':
      return place('columns', block.columns.filter((one) => one.trim() !== '').join('\n\n---\n\n'));
    case 'product': {
      const words = [block.name && `### ${block.name}`, block.text].filter(Boolean).join('\n');
      const parts = [writePicture({ ...block, href: '' }), words, writeButton(block)];
      return place('product', parts.filter(Boolean).join('\n\n'));
    }
    case 'divider':
      return '---';
    case 'social':
      return place('social', block.links.map(writeLink).filter(Boolean).join(BETWEEN));
    case 'coupon':
      return block.code === '' ? '' : `::coupon[${block.code}]`;
    case 'footer':
      return place('footer', block.text);
  }
}

function place(name: string, inner: string): string {
  return inner.trim() === '' ? '' : `:::${name}\n${inner}\n:::`;
}

function writePicture({ source, alt, href }: { source: string; alt: string; href: string }): string {
  if (source === '') return '';
  const picture = `![${writeWords(alt)}](${writeAddress(source)})`;
  return href === '' ? picture : `[${picture}](${writeAddress(href)})`;
}

function writeLink({ label, href }: DraftLink): string {
  return label === '' || href === '' ? '' : `[${writeWords(label)}](${writeAddress(href)})`;
}

function readWords(written = ''): string {
  return written.replace(/\\([\\[\]])/g, '$1');
}

function writeWords(words: string): string {
  return words.replace(/[\\[\]]/g, '\\$&');
}

/** "shop.example/rye", as it is typed by most. */
const WITHOUT_SCHEME = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?=[/?#:]|$)/u;
/** What would end an address; a field is what it stands for. */
const ENDS_ADDRESS = /\{\{[^{}]*\}\}|[\s()]/g;
const ESCAPED: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

function writeAddress(typed: string): string {
  const address = WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
  return address.replace(ENDS_ADDRESS, (found) =>
    found.startsWith('{{') ? found : (ESCAPED[found] ?? encodeURIComponent(found)),
  );
}

function writeButton(link: DraftLink): string {
  const written = writeLink(link);
  return written && `**${written}**`;
}
