// The blocks of a mail as HTML that mail programs show: tables for what stands side by side, and buttons that are links.
import type { MailBlock, MailBlocks, MailInline, MailLook } from '../../server/contract/mail-block.ts';
import { LINK, PARAGRAPH, Table, WIDTH } from './sheet.tsx';

const HEADINGS = {
  2: { margin: '24px 0 12px', fontSize: '19px', lineHeight: 1.3 },
  3: { margin: '20px 0 8px', fontSize: '16px', lineHeight: 1.4 },
} as const;
const LIST = { margin: '0 0 16px', padding: '0 0 0 22px' };
const QUOTE = { margin: '0 0 16px', padding: '0 0 0 14px', borderLeft: '3px solid #c9c4b8' };
const PICTURE = { display: 'block', width: '100%', maxWidth: '100%', height: 'auto', borderRadius: '6px' };
const CARD = { padding: '16px 16px 0', border: '1px solid #dcd8ce', borderRadius: '8px' };
const COUPON = {
  padding: '12px 20px',
  border: '2px dashed #8a8375',
  fontFamily: 'monospace',
  fontSize: '22px',
  letterSpacing: '2px',
};
const SMALL = { fontSize: '13px', lineHeight: 1.5 };
const DIVIDER = { margin: '24px 0', border: 0, borderTop: '1px solid #dcd8ce' };
const FULL = { width: '100%', marginBottom: '16px' };

interface Props {
  readonly blocks: MailBlocks;
  readonly look: MailLook;
}

export function Blocks({ blocks, look }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
  return blocks.map((block, at) => <Block key={at} block={block} look={look} />);
}

function Block({ block, look }: { block: MailBlock; look: MailLook }) {
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
      return <List block={block} look={look} />;
    case 'quote':
      return (
        <blockquote style={QUOTE}>
          <Blocks blocks={block.blocks} look={look} />
        </blockquote>
      );
    case 'product':
      return <Card blocks={block.blocks} look={look} />;
    case 'footer':
    case 'social':
      return (
        <div style={SMALL}>
          <Blocks blocks={block.blocks} look={look} />
        </div>
      );
    case 'columns':
      return <Columns columns={block.columns} look={look} />;
    case 'picture':
      return <Picture block={block} />;
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

function List({ block, look }: { block: Extract<MailBlock, { kind: 'list' }>; look: MailLook }) {
  const items = block.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
    <li key={at}>
      <Item blocks={item} look={look} />
    </li>
  ));
  return block.ordered ? <ol style={LIST}>{items}</ol> : <ul style={LIST}>{items}</ul>;
}

/** An item of one paragraph needs no space around it. */
function Item({ blocks, look }: Props) {
  const [only, ...others] = blocks;
  if (only?.kind === 'paragraph' && others.length === 0) return <Inlines of={only.children} />;
  return <Blocks blocks={blocks} look={look} />;
}

function Card({ blocks, look }: Props) {
  return (
    <Table style={FULL}>
      <tr>
        <td className="card" style={CARD}>
          <Blocks blocks={blocks} look={look} />
        </td>
      </tr>
    </Table>
  );
}

/** Side by side where there is room; one below the other on phones that read the head of a mail. */
function Columns({ columns, look }: { columns: readonly MailBlocks[]; look: MailLook }) {
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
            style={{ width, verticalAlign: 'top', padding: at === 0 ? '0 8px 0 0' : '0 0 0 8px' }}
          >
            <Blocks blocks={blocks} look={look} />
          </td>
        ))}
      </tr>
    </Table>
  );
}

function Picture({ block }: { block: Extract<MailBlock, { kind: 'picture' }> }) {
  const picture = <img src={block.source} alt={block.alt} width={WIDTH - 56} style={PICTURE} />;
  return <p style={PARAGRAPH}>{block.href === null ? picture : <a href={block.href}>{picture}</a>}</p>;
}

/** The colour is the cell's, so that Outlook, which knows no padding on links, shows a button too. */
function Button({ block, look }: { block: Extract<MailBlock, { kind: 'button' }>; look: MailLook }) {
  const ground = { backgroundColor: look.button, borderRadius: '6px' };
  const link = {
    display: 'inline-block',
    padding: '12px 22px',
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
