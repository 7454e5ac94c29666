// A letter as HTML. Whatever template it is: the same parts, the same look.
import {
  LETTER_PICTURE_WIDTH,
  type LetterContent,
  type LetterItem,
  type LetterPart,
  type LetterPicture,
} from '../../server/contract/letters.ts';
import { LINK, PARAGRAPH, QUIET_LINK, Sheet } from './sheet.tsx';

const SUBHEADING = { margin: '24px 0 8px', fontSize: '17px', lineHeight: 1.3 };
const BUTTON = {
  display: 'inline-block',
  padding: '12px 20px',
  backgroundColor: '#4338ca',
  color: '#ffffff',
  borderRadius: '6px',
  textDecoration: 'none',
  fontWeight: 600,
};
const BUTTON_PLACE = { margin: '24px 0 12px' };
const ADDRESS = { margin: '0 0 24px', color: '#5f5a52', fontSize: '12px', wordBreak: 'break-all' as const };
const CODE = { ...PARAGRAPH, fontSize: '24px', letterSpacing: '2px', fontFamily: 'monospace' };
const LIST = { margin: '0 0 16px', padding: '0 0 0 20px' };
const PICTURES = { margin: '8px 0 12px' };
const PICTURE = { height: 'auto', margin: '0 8px 4px 0', borderRadius: '4px', verticalAlign: 'top' };
const ITEM = { margin: '0 0 10px' };

/** @param props.link makes a whole address of a path */
export function Letter(props: { content: LetterContent; link: (path: string) => string }) {
  const { content, link } = props;
  const footer = (
    <p>
      {content.because}{' '}
      {content.stop && (
        <a href={link(content.stop.path)} style={QUIET_LINK}>
          {content.stop.label}
        </a>
      )}
    </p>
  );
  return (
    <Sheet heading={content.subject} footer={footer}>
      {content.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
        <Part key={at} part={part} link={link} />
      ))}
    </Sheet>
  );
}

function Part({ part, link }: { part: LetterPart; link: (path: string) => string }) {
  if (part.kind === 'text') return <p style={PARAGRAPH}>{part.text}</p>;
  if (part.kind === 'heading') return <h2 style={SUBHEADING}>{part.text}</h2>;
  if (part.kind === 'code') return <p style={CODE}>{part.text}</p>;
  if (part.kind === 'pictures') return <Pictures pictures={part.pictures} link={link} />;
  if (part.kind === 'list') {
    return (
      <ul style={LIST}>
        {part.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
          <Item key={at} item={item} link={link} />
        ))}
      </ul>
    );
  }
  const href = link(part.path);
  return (
    <>
      <p style={BUTTON_PLACE}>
        <a href={href} style={BUTTON}>
          {part.label}
        </a>
      </p>
      <p style={ADDRESS}>
        Or open this address:
        <br />
        {href}
      </p>
    </>
  );
}

function Item({ item, link }: { item: LetterItem; link: (path: string) => string }) {
  return (
    <li style={ITEM}>
      {item.path === undefined ? (
        item.title
      ) : (
        <a href={link(item.path)} style={LINK}>
          {item.title}
        </a>
      )}
      {item.text && (
        <>
          <br />
          {item.text}
        </>
      )}
      {item.pictures !== undefined && item.pictures.length > 0 && (
        <Pictures pictures={item.pictures} link={link} />
      )}
    </li>
  );
}

/** Beside each other, as many as there is room for. The width is an attribute: Outlook reads no other. */
function Pictures({
  pictures,
  link,
}: {
  pictures: readonly LetterPicture[];
  link: (path: string) => string;
}) {
  return (
    <div style={PICTURES}>
      {pictures.map(({ path, alt }) => (
        <img key={path} src={link(path)} alt={alt} width={LETTER_PICTURE_WIDTH} style={PICTURE} />
      ))}
    </div>
  );
}
