// Which elements of a page are not read: what no browser shows, what serves to get about, what hides, and what others say.

/** Name of an element and its attributes. */
export type Attributes = Readonly<Record<string, string>>;

/** Neither `head`, which is often left open, nor `form`, which some makers of sites put around all of a page. */
const NEVER_SHOWN = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'canvas', 'title'],
  ...['nav', 'select', 'textarea', 'datalist', 'dialog', 'audio', 'video'],
]);
const GETS_ABOUT = /^(?:navigation|menu|menubar|search|dialog|alertdialog|banner-cookie)$/;
const HIDING_CLASS =
  /(?:^|\s)(?:hidden|d-none|is-hidden|invisible|sr-only|visually-hidden|screen-reader-(?:text|only)|offscreen|cookie[\w-]*|breadcrumbs?|testimonials?|reviews?)(?:\s|$)/i;
const HIDING_STYLE =
  /(?:display|content-visibility):(?:none|hidden)|visibility:(?:hidden|collapse)|opacity:0?(?:\.0+)?(?:[;!]|$)|font-size:0?(?:\.\d+)?(?:px|em|rem|pt|%)?(?:[;!]|$)|(?:left|top|text-indent|margin-left):-\d{3,}|clip:rect\(0|clip-path:inset\(|transform:scale\(0|(?:^|;)(?:max-)?(?:height|width):0(?:px)?(?:[;!]|$)/;

export function isHidden(name: string, attributes: Attributes): boolean {
  if (NEVER_SHOWN.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true') return true;
  if (/\breviews?\b/.test(attributes.itemprop ?? '')) return true;
  if (GETS_ABOUT.test(attributes.role ?? '') || HIDING_CLASS.test(attributes.class ?? '')) return true;
  const style = (attributes.style ?? '').toLowerCase().replace(/\s+/g, '');
  return HIDING_STYLE.test(style) || isInOneColour(style);
}

/** Words in the colour of their ground. */
function isInOneColour(style: string): boolean {
  const [, colour] = /(?:^|;)color:([^;!]+)/.exec(style) ?? [];
  const [, ground] = /(?:^|;)background(?:-color)?:([^;!]+)/.exec(style) ?? [];
  return colour === 'transparent' || (colour !== undefined && colour === ground);
}
