// The blocks of a mail as HTML that mail programs show: tables for what stands side by side, and buttons that are links.
import type {
  MailBlock,
  MailBlocks,
  MailInline,
  MailLook,
  MailPicture,
} from '../../server/contract/mail-block.ts';
import { LINK, PARAGRAPH, Table } from './sheet.tsx';

const HEADINGS = {
  2: { margin: '24px 0 12px', fontSize: '19px', lineHeight: 1.3 },
  3: { margin: '20px 0 8px', fontSize: '16px', lineHeight: 1.4 },
} as const;
const INDENT = 22;
const LIST = { margin: '0 0 16px', padding: `0 0 0 ${INDENT}px` };
const QUOTE = { margin: '0 0 16px', padding: '0 0 0 14px', borderLeft: '3px solid #c9c4b8' };
const PICTURE = { display: 'block', width: '100%', height: 'auto', borderRadius: '6px' };
/** Both sides of a card, and between columns, pixels. */
const CARD_SIDES = 34;
const GUTTER = 8;
const CARD = { padding: '16px 16px 0', border: '1px solid #dcd8ce', borderRadius: '8px' };
const COUPON = {
  padding: '12px 20px',
  border: '2px dashed #8a8375',
  fontFamily: 'monospace',
  fontSize: '22px',
  letterSpacing: '2px',
  wordBreak: 'break-all',
} as const;
const SMALL = { fontSize: '13px', lineHeight: 1.5 };
const DIVIDER = { margin: '24px 0', border: 0, borderTop: '1px solid #dcd8ce' };
const FULL = { width: '100%', marginBottom: '16px' };

interface Around {
  readonly look: MailLook;
  /** How wide what stands there may be, pixels: Outlook's programs on Windows shrink no picture by themselves. */
  readonly room: number;
}

interface Props extends Around {
  readonly blocks: MailBlocks;
}

export function Blocks({ blocks, ...around }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
  return blocks.map((block, at) => <Block key={at} block={block} {...around} />);
}

function Block({ block, ...around }: Around & { block: MailBlock }) {
  const { look, room } = around;
  switch (block.kind) {
    case 'paragraph':
      return (
        <p style={PARAGRAPH}>
          <Inlines of={block.children} />
        </p>
      );
    case 'heading':
      return <Heading level={block.level} of={block.children} />;
    case 'list':
      return <List block={block} {...around} />;
    case 'quote':
      return (
        <blockquote style={QUOTE}>
          <Blocks blocks={block.blocks} {...around} />
        </blockquote>
      );
    case 'product':
      return <Card blocks={block.blocks} {...around} />;
    case 'footer':
    case 'social':
      return (
        <div style={SMALL}>
          <Blocks blocks={block.blocks} {...around} />
        </div>
      );
    case 'columns':
      return <Columns columns={block.columns} {...around} />;
    case 'picture':
      return <Picture block={block} room={room} />;
    case 'button':
      return <Button block={block} look={look} />;
    case 'coupon':
      return (
        <Table style={{ marginBottom: '16px' }}>
          <tr>
            <td style={COUPON}>{block.code}</td>
          </tr>
        </Table>
      );
    case 'divider':
      return <hr style={DIVIDER} />;
    case 'when':
      return block.tag;
  }
}

function Heading({ level, of }: { level: 2 | 3; of: readonly MailInline[] }) {
  const words = <Inlines of={of} />;
  return level === 2 ? <h2 style={HEADINGS[2]}>{words}</h2> : <h3 style={HEADINGS[3]}>{words}</h3>;
}

function List({ block, ...around }: Around & { block: Extract<MailBlock, { kind: 'list' }> }) {
  const items = block.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
    <li key={at}>
      <Item blocks={item} {...around} room={around.room - INDENT} />
    </li>
  ));
  return block.ordered ? <ol style={LIST}>{items}</ol> : <ul style={LIST}>{items}</ul>;
}

/** An item of one paragraph needs no space around it. */
function Item({ blocks, ...around }: Props) {
  const [only, ...others] = blocks;
  if (only?.kind === 'paragraph' && others.length === 0) return <Inlines of={only.children} />;
  return <Blocks blocks={blocks} {...around} />;
}

function Card({ blocks, ...around }: Props) {
  return (
    <Table style={FULL}>
      <tr>
        <td className="card" style={CARD}>
          <Blocks blocks={blocks} {...around} room={around.room - CARD_SIDES} />
        </td>
      </tr>
    </Table>
  );
}

/** Side by side where there is room; one below the other on phones that read the head of a mail. */
function Columns({ columns, ...around }: Around & { columns: readonly MailBlocks[] }) {
  const room = Math.floor(around.room / Math.max(1, columns.length)) - GUTTER;
  const width = `${Math.floor(100 / Math.max(1, columns.length))}%`;
  return (
    <Table style={FULL}>
      <tr>
        {columns.map((blocks, at) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
            key={at}
            className="column"
            width={width}
            valign="top"
            style={{
              width,
              verticalAlign: 'top',
              padding: at === 0 ? `0 ${GUTTER}px 0 0` : `0 0 0 ${GUTTER}px`,
            }}
          >
            <Blocks blocks={blocks} {...around} room={room} />
          </td>
        ))}
      </tr>
    </Table>
  );
}

/** The width stands twice: as an attribute for Outlook, as a style for all others, who make it narrower where they are. */
function Picture({ block, room }: { block: MailPicture; room: number }) {
  const width = Math.min(block.width ?? room, room);
  const style = { ...PICTURE, maxWidth: block.width === null ? '100%' : `${width}px` };
  const picture = <img src={block.source} alt={block.alt} width={width} style={style} />;
  return <p style={PARAGRAPH}>{block.href === null ? picture : <a href={block.href}>{picture}</a>}</p>;
}

const BUTTON = '12px 22px';

/** Colour and room are the cell's for Outlook, which knows no padding on links: all others read no `mso-`. */
function Button({ block, look }: { block: Extract<MailBlock, { kind: 'button' }>; look: MailLook }) {
  const ground = { backgroundColor: look.button, borderRadius: '6px', msoPaddingAlt: BUTTON };
  const link = {
    display: 'inline-block',
    padding: BUTTON,
    color: look.onButton,
    fontWeight: 600,
    textDecoration: 'none',
  };
  return (
    <Table style={{ margin: '8px 0 20px' }}>
      <tr>
        <td style={ground}>
          <a className="button" href={block.href} style={link}>
            <Inlines of={block.children} />
          </a>
        </td>
      </tr>
    </Table>
  );
}

function Inlines({ of }: { of: readonly MailInline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
  return of.map((one, at) => <Inline key={at} one={one} />);
}

function Inline({ one }: { one: MailInline }) {
  if (one.kind === 'text') return one.text;
  if (one.kind === 'break') return <br />;
  const words = <Inlines of={one.children} />;
  if (one.kind === 'strong') return <strong>{words}</strong>;
  if (one.kind === 'link') {
    return (
      <a href={one.href} style={LINK}>
        {words}
      </a>
    );
  }
  return <em>{words}</em>;
}
