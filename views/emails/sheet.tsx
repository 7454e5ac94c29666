// The frame of every mail. Mail programs know no style sheets, so the few styles stand on the elements; mails are the
// only place where they may.
import type { ReactNode } from 'react';

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const PAGE = { margin: 0, padding: '24px 12px', backgroundColor: '#f6f5f2', fontFamily: FONT };
const SHEET = {
  maxWidth: '600px',
  margin: '0 auto',
  // The last paragraph brings its own margin.
  padding: '32px 28px 16px',
  backgroundColor: '#ffffff',
  color: '#26231e',
  fontSize: '16px',
  lineHeight: 1.55,
  borderRadius: '8px',
};
const HEADING = { margin: '0 0 20px', fontSize: '22px', lineHeight: 1.3 };
const FOOTER = {
  maxWidth: '600px',
  margin: '16px auto 0',
  padding: '0 28px',
  color: '#5f5a52',
  fontSize: '13px',
};

export const PARAGRAPH = { margin: '0 0 16px' };
/** Mail programs show a bare link in their own blue, which is hard to read on most grounds. */
export const LINK = { color: '#4338ca' };
export const QUIET_LINK = { color: '#5f5a52' };

/** A whole document: its heading, its body on a sheet of paper, and small print below. */
export function Sheet(props: { heading: string; children: ReactNode; footer: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{props.heading}</title>
      </head>
      <body style={PAGE}>
        <div style={SHEET}>
          <h1 style={HEADING}>{props.heading}</h1>
          {props.children}
        </div>
        <div style={FOOTER}>{props.footer}</div>
      </body>
    </html>
  );
}
