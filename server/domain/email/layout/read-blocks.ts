// The text of a mail, in Markdown, as the blocks that it is laid out of. What Markdown has no sign for stands between
// colons, as its directives do: `:::columns` with `---` between them, `:::product`, `:::social`, `:::footer`, and
// `::coupon[CODE]`. A bold link on a line of its own is a button, a picture on a line of its own is a picture.
import type { BlockContent, DefinitionContent, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { directive } from 'micromark-extension-directive';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import type { MailBlock, MailBlocks, MailInline } from '../../../contract/mail-block.ts';
import { isMailPicturePath, mailPictureWidth } from '../../../contract/mail-picture.ts';
import { TAG } from '../merge.ts';

/** HTML is shown as what was typed, and so is what looks like code or an underlined heading by chance. */
const NOT_READ = { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented', 'setextUnderline'] } };
/** A single colon within a sentence, as in "at 10:am", is none. */
const { text: _inline, ...directives } = directive();
const READING = {
  extensions: [NOT_READ, directives, gfmAutolinkLiteral()],
  mdastExtensions: [directiveFromMarkdown(), gfmAutolinkLiteralFromMarkdown()],
};
const PLACES = ['product', 'social', 'footer'] as const;
const SAFE = /^(https?:\/\/|mailto:|tel:)/i;
/** Nothing but signs of what follows only for some people. */
const WHEN = /^(\{\{\s*[#^/][^{}]*\}\}\s*)+$/;
const ELSEWHERE = /^https?:\/\//i;

/** @param content as a person wrote it; every text has blocks, none is refused */
export function readBlocks(content: string): MailBlocks {
  const hidden = content.replace(/\r\n?/g, '\n').replace(TAG, hide);
  return toBlocks(fromMarkdown(hidden, READING).children);
}

/** Merge fields are one unbreakable word to Markdown, whatever stands after their bar. */
function hide(tag: string): string {
  return `\u{e010}${Buffer.from(tag).toString('hex')}\u{e011}`;
}

function show(text: string): string {
  return text.replace(/\u{e010}([0-9a-f]*)\u{e011}/gu, (_, hex: string) =>
    Buffer.from(hex, 'hex').toString(),
  );
}

type Node = RootContent | BlockContent | DefinitionContent;

function toBlocks(nodes: readonly Node[]): MailBlock[] {
  return nodes.flatMap(toBlock);
}

function toBlock(node: Node): MailBlock[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node);
    case 'heading':
      return [{ kind: 'heading', level: node.depth > 2 ? 3 : 2, children: toInlines(node.children) }];
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered ?? false,
          items: node.children.map((item) => toBlocks(item.children)),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', blocks: toBlocks(node.children) }];
    case 'thematicBreak':
      return [{ kind: 'divider' }];
    case 'code':
      return [{ kind: 'paragraph', children: lines(node.value) }];
    case 'containerDirective':
      return container(node.name, toBlocks(node.children));
    case 'leafDirective':
      return node.name === 'coupon' ? [{ kind: 'coupon', code: plain(toInlines(node.children)) }] : [];
    default:
      return [];
  }
}

/** A place that nobody knows is what stands in it. */
function container(name: string, blocks: MailBlocks): MailBlock[] {
  // What holds nothing would be an empty frame.
  if (blocks.every(({ kind }) => kind === 'divider')) return [];
  if (name === 'columns') return [{ kind: 'columns', columns: splitAtDividers(blocks) }];
  const place = PLACES.find((one) => one === name);
  return place ? [{ kind: place, blocks }] : [...blocks];
}

function splitAtDividers(blocks: MailBlocks): MailBlock[][] {
  const columns: MailBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'divider') columns.push([]);
    else columns.at(-1)?.push(block);
  }
  return columns.filter((one) => one.length > 0);
}

/** What stands alone on its line may be more than a paragraph. */
function paragraph({ children }: Paragraph): MailBlock[] {
  const [only, ...others] = children;
  if (only && others.length === 0) {
    const alone = picture(only, null) ?? button(only);
    if (alone) return [alone];
  }
  const inlines = toInlines(children);
  const tag = plain(inlines).trim();
  return WHEN.test(tag) ? [{ kind: 'when', tag }] : [{ kind: 'paragraph', children: inlines }];
}

function picture(node: PhrasingContent, href: string | null): MailBlock | undefined {
  if (node.type === 'image' && (ELSEWHERE.test(node.url) || isMailPicturePath(node.url))) {
    const [source, alt] = [addressOf(node.url), show(node.alt ?? '')];
    return { kind: 'picture', source, alt, href, width: mailPictureWidth(source) };
  }
  const [inner, ...others] = node.type === 'link' ? node.children : [];
  if (node.type !== 'link' || !inner || others.length > 0 || !SAFE.test(node.url)) return undefined;
  return inner.type === 'image' ? picture(inner, addressOf(node.url)) : undefined;
}

function button(node: PhrasingContent): MailBlock | undefined {
  const [link, ...others] = node.type === 'strong' ? node.children : [];
  if (link?.type !== 'link' || others.length > 0 || !SAFE.test(link.url)) return undefined;
  return { kind: 'button', href: addressOf(link.url), children: toInlines(link.children) };
}

/** Before the name of a field that stands in an address: its value is filled in as a part of one. */
export const IN_ADDRESS = 'url.';

function addressOf(url: string): string {
  return show(url).replace(/\{\{(?=[^#^/{}])/g, `{{${IN_ADDRESS}`);
}

/** An address as somebody wrote it. */
export function writtenAddress(href: string): string {
  return href.replaceAll(`{{${IN_ADDRESS}`, '{{');
}

function toInlines(nodes: readonly PhrasingContent[]): MailInline[] {
  return nodes.flatMap(toInline);
}

function toInline(node: PhrasingContent): MailInline[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return lines(node.value);
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: toInlines(node.children) }];
    case 'link': {
      const children = toInlines(node.children);
      return SAFE.test(node.url) ? [{ kind: 'link', href: addressOf(node.url), children }] : children;
    }
    case 'image':
      return lines(node.alt ?? '');
    default:
      return [];
  }
}

/** People end a line where they want it to end. */
function lines(text: string): MailInline[] {
  return show(text)
    .split('\n')
    .flatMap((line, at): MailInline[] => {
      const said: MailInline[] = line ? [{ kind: 'text', text: line }] : [];
      return at === 0 ? said : [{ kind: 'break' }, ...said];
    });
}

/** The words alone. */
export function plain(inlines: readonly MailInline[]): string {
  return inlines
    .map((one) => {
      if (one.kind === 'text') return one.text;
      return one.kind === 'break' ? '\n' : plain(one.children);
    })
    .join('');
}
