// A page without frame, scripts or sign-in: for people who only followed a link.
import { createContext, type ReactNode, useContext } from 'react';
import { BRAND } from '../../server/contract/constants/brand.ts';
import { BareHead } from '../layout/brand.tsx';

export interface PlainPageProps {
  readonly title: string;
  /** For people who know the business, and nothing of the product: they have no home here. */
  readonly isForPublic?: boolean;
  readonly children: ReactNode;
}

export const PLAIN_STYLE = `
:root{color-scheme:light dark;--page:#fbfaf8;--card:#fff;--text:#26231e;--quiet:#5f5a52;--line:#dedbd5;--accent:#4f46c8;--on:#fff}
@media (prefers-color-scheme:dark){:root{--page:#17171c;--card:#202027;--text:#eeece8;--quiet:#b4b0a8;--line:#3b3b45;--accent:#a9a4f5;--on:#17171c}}
*{box-sizing:border-box}
body{margin:0;padding:2rem 1rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif}
main{max-width:36rem;margin:0 auto;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:10px;overflow-wrap:anywhere}
.bare-head{max-width:36rem;margin:-1rem auto .5rem}
.brand{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;color:var(--text);font-weight:650;letter-spacing:-.02em;text-decoration:none}
.brand .icon{width:1.25rem;height:1.25rem;color:var(--accent)}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.3}
h2{margin:0 0 .25rem;font-size:1.125rem;line-height:1.3}
p{margin:0 0 1rem}
form+p{margin-top:1rem}
.quiet{color:var(--quiet);font-size:.875rem}
.post{white-space:pre-wrap}
.pictures{display:flex;gap:.5rem;margin-bottom:1rem;overflow-x:auto}
.pictures>*{flex:none;display:block;width:auto;height:auto;max-width:90%;max-height:24rem;border-radius:6px;background:var(--line)}
.badge{display:inline-block;margin-bottom:1rem;padding:.125rem .5rem;border:1px solid var(--line);border-radius:6px;font-size:.875rem}
.media{padding:2.5rem 1rem;border:1px dashed var(--quiet);border-radius:6px;text-align:center;color:var(--quiet)}
dl{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0 0 1rem}
dl div{display:flex;gap:.375rem}
dt{color:var(--quiet)}
dd{margin:0;font-variant-numeric:tabular-nums}
a{color:var(--accent)}
button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:6px;background:var(--accent);color:var(--on);font:inherit;cursor:pointer}
label{display:block;margin-bottom:.25rem}
textarea{display:block;width:100%;margin-bottom:.75rem;padding:.5rem .75rem;border:1px solid var(--quiet);border-radius:6px;background:var(--page);color:var(--text);font:inherit}
input[type="date"]{min-height:2.75rem;padding:0 .75rem;border:1px solid var(--quiet);border-radius:6px;background:var(--page);color:var(--text);font:inherit}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem}
.second{border:1px solid var(--quiet);background:none;color:var(--text)}
.waiting{padding:1.25rem 0;border-top:1px solid var(--line)}
.told{padding:.75rem 1rem;border:1px solid var(--accent);border-radius:6px}
button:focus-visible,a:focus-visible,textarea:focus-visible,input:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
`;

/** The rules of the page, as whoever answers with it allows them: a browser takes no others. */
export const PageStyles = createContext(PLAIN_STYLE);

export function PlainPage({ title, isForPublic = false, children }: PlainPageProps) {
  const styles = useContext(PageStyles);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} - ${BRAND}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, whose quotes and brackets must stay as they are */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        {!isForPublic && <BareHead home="/" />}
        <main>{children}</main>
      </body>
    </html>
  );
}
