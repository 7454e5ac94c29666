// The only inline script: sets the theme before the first paint, keeps clicks on islands until the runtime is there, and
// asks for the screen of another hash before anything else, while that of the page is not shown.

import { AWAITING, LEAVES_SCREENS } from '../../server/contract/constants/route.ts';

/**
 * Runs before the styles and the body are parsed. `window.drivynScreen` is what islands/runtime/router.ts takes over; the
 * URL must be made as islands/runtime/route.ts makes it. Without the router nothing would ever come in the place of what
 * is hidden, so a script that cannot be had shows it again.
 */
export const HEAD_SCRIPT = `(function (root, hash) {
  var targets = [], keep = function (event) { event.target.closest('drivyn-island') && targets.push(event.target) };
  addEventListener('click', keep, true);
  window.drivynClicks = { targets: targets, stop: function () { removeEventListener('click', keep, true) } };
  try { root.classList.toggle('dark', localStorage.theme === 'dark') } catch {}
  if (!/^#\\//.test(hash) || hash.slice(1) === root.dataset.route || location.pathname !== '/' || ${LEAVES_SCREENS}.test(hash)) return;
  var url = '/screens' + hash.slice(1), id = new URLSearchParams(location.search).get('userId');
  if (id && !/[?&]userId=/.test(hash)) url += (/\\?/.test(url) ? '&' : '?') + 'userId=' + encodeURIComponent(id);
  window.drivynScreen = { url: url, response: fetch(url, { headers: { 'Drivyn-Fragment': '1' } }) };
  window.drivynScreen.response.catch(function () {});
  root.classList.add('${AWAITING}');
  root.dataset.rest && fetch(root.dataset.rest).catch(function () {});
  addEventListener('error', function (event) { event.target.src && root.classList.remove('${AWAITING}') }, true);
})(document.documentElement, location.hash)`.replace(/\n\s*/g, '');
