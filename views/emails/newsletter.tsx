// The HTML part of a mailing.
import { Fragment } from 'react';
import { PARAGRAPH, Sheet } from './sheet.tsx';

export interface NewsletterProps {
  readonly businessName: string;
  readonly subject: string;
  /** Plain text; blank lines part paragraphs. */
  readonly content: string;
  readonly unsubscribeUrl: string;
}

/** The HTML part of one mail: a whole document. */
export function Newsletter({ businessName, subject, content, unsubscribeUrl }: NewsletterProps) {
  const footer = (
    <p>
      {businessName}
      <br />
      You get this mail because you subscribed to news from {businessName}.{' '}
      <a href={unsubscribeUrl}>Unsubscribe</a>
    </p>
  );
  return (
    <Sheet heading={subject} footer={footer}>
      {paragraphsOf(content).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
        <p key={at} style={PARAGRAPH}>
          <Lines text={paragraph} />
        </p>
      ))}
    </Sheet>
  );
}

function paragraphsOf(content: string): string[] {
  return content
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
    <Fragment key={at}>
      {at > 0 && <br />}
      <Links text={line} />
    </Fragment>
  ));
}

/** Punctuation at the end of a web address belongs to the sentence around it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

function Links({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
      <a key={at} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
