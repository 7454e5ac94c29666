// The frame of every mail. Mail programs know few styles: those stand on the elements, and tables carry the layout, because
// Outlook knows neither the width nor the middle of anything else. What is in the head (narrow screens, the dark) is a gain
// where it is read and no loss where it is not. Mails are the only place where styles may stand so.
import type { ReactNode } from 'react';

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const INK = '#26231e';
const QUIET = '#5f5a52';
const GROUND = '#f6f5f2';
export const WIDTH = 600;

const BODY = { margin: 0, padding: 0, width: '100%', backgroundColor: GROUND, fontFamily: FONT };
const GROUND_CELL = { padding: '24px 12px' };
const PAGE = { width: '100%', maxWidth: `${WIDTH}px` };
const SHEET = {
  // The last paragraph brings its own margin.
  padding: '32px 28px 16px',
  backgroundColor: '#ffffff',
  color: INK,
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: 1.55,
  borderRadius: '8px',
  // A cell is as wide as its longest word, such as an address that somebody pasted, and on a phone the mail with it.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
} as const;
const HEADING = { margin: '0 0 20px', fontSize: '22px', lineHeight: 1.3 };
const FOOTER = { padding: '16px 28px 0', color: QUIET, fontFamily: FONT, fontSize: '13px', lineHeight: 1.5 };

const HEAD = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.sheet{padding:24px 16px 8px!important}.column{display:block!important;width:100%!important;padding:0!important}}
@media (prefers-color-scheme:dark){
body,.ground{background-color:#15140f!important}
.sheet,.card{background-color:#211f1a!important;color:#f1eee6!important}
.card{border-color:#575247!important}
.sheet h1,.sheet h2,.sheet h3,.sheet p,.sheet li{color:#f1eee6!important}
.sheet a:not(.button),.quiet a{color:#b8b4ff!important}
.quiet{color:#b3ada1!important}
}`;

export const PARAGRAPH = { margin: '0 0 16px' };
/** Mail programs show a bare link in their own blue, which is hard to read on most grounds. */
export const LINK = { color: '#4338ca' };
export const QUIET_LINK = { color: QUIET };

/** A whole document: its heading, its body on a sheet of paper, and small print below. */
export function Sheet(props: { heading: string; children: ReactNode; footer: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{props.heading}</title>
        <style>{HEAD}</style>
      </head>
      <body style={BODY}>
        <Table className="ground" style={{ width: '100%', backgroundColor: GROUND }}>
          <tr>
            <td align="center" style={GROUND_CELL}>
              <ForOutlook open />
              <Table style={PAGE} align="center">
                <tr>
                  <td className="sheet" style={SHEET} align="left">
                    <h1 style={HEADING}>{props.heading}</h1>
                    {props.children}
                  </td>
                </tr>
                <tr>
                  <td className="quiet" style={FOOTER} align="left">
                    {props.footer}
                  </td>
                </tr>
              </Table>
              <ForOutlook open={false} />
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** A table that is there for its layout alone. */
export function Table(props: {
  readonly children: ReactNode;
  readonly className?: string;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly align?: 'center' | 'left';
}) {
  const { children, ...rest } = props;
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0} {...rest}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** React writes no comments, and Outlook's programs on Windows read theirs: see {@link withOutlook}. */
function ForOutlook({ open }: { open: boolean }) {
  return <i>{open ? OPEN : CLOSE}</i>;
}

const OPEN = '\u{e001}';
const CLOSE = '\u{e002}';

/** Gives Outlook the width that it reads from no style. @param html as React wrote it */
export function withOutlook(html: string): string {
  const table = `<table role="presentation" width="${WIDTH}" align="center" border="0" cellpadding="0" cellspacing="0"><tr><td>`;
  return html
    .replace(`<i>${OPEN}</i>`, `<!--[if mso]>${table}<![endif]-->`)
    .replace(`<i>${CLOSE}</i>`, '<!--[if mso]></td></tr></table><![endif]-->');
}
