// The links and pictures of a mail: which there are, and the same mail with others in their place.
import type { MailBlock, MailBlocks, MailInline } from '../../../contract/mail-block.ts';

const kept = (address: string) => address;

/** Changes the address of every link; blocks keep their order. */
export function mapLinks(blocks: MailBlocks, change: (href: string) => string): MailBlock[] {
  return mapAddresses(blocks, { link: change, picture: kept });
}

/** Changes where every picture is; blocks keep their order. */
export function mapPictures(blocks: MailBlocks, change: (source: string) => string): MailBlock[] {
  return mapAddresses(blocks, { link: kept, picture: change });
}

interface Changes {
  link(href: string): string;
  picture(source: string): string;
}

function mapAddresses(blocks: MailBlocks, changes: Changes): MailBlock[] {
  const change = changes.link;
  const inline = (one: MailInline): MailInline => {
    if (one.kind === 'text' || one.kind === 'break') return one;
    const children = one.children.map(inline);
    return one.kind === 'link' ? { ...one, children, href: change(one.href) } : { ...one, children };
  };
  const of = (some: MailBlocks) => mapAddresses(some, changes);
  return blocks.map((block): MailBlock => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: block.children.map(inline) };
      case 'button':
        return { ...block, children: block.children.map(inline), href: change(block.href) };
      case 'list':
        return { ...block, items: block.items.map(of) };
      case 'columns':
        return { ...block, columns: block.columns.map(of) };
      case 'picture':
        return {
          ...block,
          source: changes.picture(block.source),
          href: block.href === null ? null : change(block.href),
        };
      case 'quote':
      case 'product':
      case 'footer':
      case 'social':
        return { ...block, blocks: of(block.blocks) };
      default:
        return block;
    }
  });
}

/** An address of the web whose host is the same for everybody; behind it may stand merge fields. */
const FIXED_HOST = /^https?:\/\/[^/?#{}]+([/?#]|$)/i;

/** The addresses of the web that a mail links to, as they are written, each once; without those whose host differs. */
export function listLinks(blocks: MailBlocks): string[] {
  const found = new Set<string>();
  mapLinks(blocks, (href) => {
    if (FIXED_HOST.test(href)) found.add(href);
    return href;
  });
  return [...found];
}
