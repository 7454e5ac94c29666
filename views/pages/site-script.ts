// The script that a business puts on the pages of its own website: `drivyn('cart', { ... })`. It keeps nothing on the
// device of whoever reads them, unless the page says that they agreed: `drivyn('remember')`, `drivyn('forget')`.

/** As it is sent to browsers: plain, small, and without anything of ours but what stands here. */
export const SITE_SCRIPT = `(function () {
  var own = document.currentScript, d = document, w = window, name = 'drivyn-email';
  if (!own || !own.dataset.key) return;
  var kept = false, to = new URL('/e/' + own.dataset.key, own.src).href, email = '', waiting = [];
  try { email = w.localStorage.getItem(name) || ''; kept = !!email; } catch (e) {}
  function keep(value) {
    try { value ? w.localStorage.setItem(name, value) : w.localStorage.removeItem(name); } catch (e) {}
  }
  function id() {
    return w.crypto && crypto.randomUUID ? crypto.randomUUID() : Date.now() + '-' + Math.random().toString(36).slice(2);
  }
  function send(one) {
    one.email = email;
    var body = JSON.stringify(one);
    fetch(to, { method: 'POST', body: body, credentials: 'omit', keepalive: body.length < 60000 }).catch(function () {});
  }
  function identify(value) {
    email = String(value || '').trim();
    if (kept) keep(email);
    if (email) waiting.splice(0).forEach(send);
  }
  function drivyn(what, data) {
    if (what === 'identify') return identify(data);
    if (what === 'remember') { kept = true; return keep(email); }
    if (what === 'forget') { kept = false; email = ''; waiting = []; return keep(''); }
    var one = { event: String(what), id: (data && data.id && what + '-' + data.id) || id(), data: data || {} };
    if (email) send(one); else if (waiting.push(one) > 50) waiting.shift();
  }
  d.addEventListener('submit', function (event) {
    var form = event.target, field = form.elements && form.elements.namedItem('email');
    if (field && field.value && form.action.indexOf(new URL('/f/', own.src).href) === 0) identify(field.value);
  }, true);
  var before = (w.drivyn && w.drivyn.q) || [];
  w.drivyn = drivyn;
  before.forEach(function (args) { drivyn.apply(null, args); });
})();
`;

/** HTML for every page of the website; calls before the script has come are kept for it. */
export function siteSnippet(publicUrl: string, key: string): string {
  const early = 'window.drivyn=window.drivyn||function(){(drivyn.q=drivyn.q||[]).push(arguments)}';
  return `<script>${early}</script>\n<script async src="${new URL('/site.js', publicUrl).href}" data-key="${key}"></script>`;
}
