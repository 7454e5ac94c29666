// Which pages of a site are worth reading, and which first.

export interface PageLink {
  readonly href: string;
  /** What the link says. */
  readonly text: string;
}

/** What owners call the pages that say something of them, the most telling first; English, German, French, Spanish. */
const TELLING: readonly RegExp[] = [
  /\b(?:about|our-?story|who-?we-?are|über|ueber|uns|propos|nosotros|history)/i,
  /\b(?:contact|kontakt|contacto|find-?us|visit|location|anfahrt)/i,
  /\b(?:hours|opening|öffnungszeiten|oeffnungszeiten|horaires|horarios)/i,
  /\b(?:pric|rates|fees|preise|tarif|precios)/i,
  /\b(?:service|what-?we-?do|treatment|leistung|angebot|prestation|servicios)/i,
  /\b(?:menu|speisekarte|carte|food|drinks|products?|shop|produkte|sortiment)/i,
  /\b(?:team|staff|people|equipe|équipe|equipo|meet)/i,
  /\b(?:faq|questions|help|fragen)/i,
  /\b(?:delivery|booking|events?|classes|courses|workshops|kurse)/i,
];
/** Pages that are about something else, or for somebody who buys. */
const OTHER =
  /\b(?:privacy|datenschutz|terms|agb|legal|imprint|impressum|cookies?|cart|basket|checkout|warenkorb|log-?in|sign-?in|sign-?up|register|account|wp-\w+|feed|tag|category|author|blog|news|search|page\/\d|careers|jobs|sitemap|accessibility|wishlist|gallery|press)\b/i;
const FILE = /\.(?!html?$|php$|aspx?$)[a-z0-9]{2,5}$/i;

/** Addresses of one site without fragments, in the order in which to read them; the same page stands once. */
export function choosePages(links: readonly PageLink[], base: string): string[] {
  const { host, protocol } = new URL(base);
  const ranks = new Map<string, number>();
  for (const { href, text } of links) {
    const url = URL.parse(href, base);
    if (!url || !/^https?:$/.test(url.protocol) || url.host !== host) continue;
    url.protocol = protocol;
    url.hash = '';
    const rank = rankOf(readPath(url), text);
    if (rank !== null) ranks.set(url.href, Math.min(rank, ranks.get(url.href) ?? rank));
  }
  return [...ranks].sort(([, one], [, other]) => one - other).map(([address]) => address);
}

/** Smaller is sooner; null for what is not read. */
function rankOf(path: string, text: string): number | null {
  if (OTHER.test(path) || FILE.test(path.replace(/\?.*$/, ''))) return null;
  const [byPath, byText] = [path, text].map((words) => TELLING.findIndex((sign) => sign.test(words)));
  const found = [byPath, byText].filter((at): at is number => at !== undefined && at !== -1);
  // What lies deep is one of many: a single product, an old event.
  const depth = path.split('/').filter(Boolean).length;
  return Math.min(TELLING.length, ...found) + depth * 2 + (path.includes('?') ? 3 : 0);
}

function readPath({ pathname, search }: URL): string {
  try {
    return decodeURIComponent(pathname + search);
  } catch {
    return pathname + search;
  }
}
