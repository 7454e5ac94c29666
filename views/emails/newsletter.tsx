// The HTML part of a mailing. Mail programs know no style sheets, so the few styles stand on the elements; this is the
// only place where they may.
import { Fragment } from 'react';

export interface NewsletterProps {
  readonly businessName: string;
  readonly subject: string;
  /** Plain text; blank lines part paragraphs. */
  readonly content: string;
  readonly unsubscribeUrl: string;
}

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const PAGE = { margin: 0, padding: '24px 12px', backgroundColor: '#f6f5f2', fontFamily: FONT };
const SHEET = {
  maxWidth: '600px',
  margin: '0 auto',
  padding: '32px 28px',
  backgroundColor: '#ffffff',
  color: '#26231e',
  fontSize: '16px',
  lineHeight: 1.55,
  borderRadius: '8px',
};
const HEADING = { margin: '0 0 20px', fontSize: '22px', lineHeight: 1.3 };
const PARAGRAPH = { margin: '0 0 16px' };
const FOOTER = {
  maxWidth: '600px',
  margin: '16px auto 0',
  padding: '0 28px',
  color: '#5f5a52',
  fontSize: '13px',
};

/** The HTML part of one mail: a whole document. */
export function Newsletter({ businessName, subject, content, unsubscribeUrl }: NewsletterProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={PAGE}>
        <div style={SHEET}>
          <h1 style={HEADING}>{subject}</h1>
          {paragraphsOf(content).map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never updated
            <p key={at} style={PARAGRAPH}>
              <Lines text={paragraph} />
            </p>
          ))}
        </div>
        <div style={FOOTER}>
          <p>
            {businessName}
            <br />
            You get this mail because you subscribed to news from {businessName}.{' '}
            <a href={unsubscribeUrl}>Unsubscribe</a>
          </p>
        </div>
      </body>
    </html>
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
