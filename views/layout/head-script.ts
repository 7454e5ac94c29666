// The only inline script: sets the theme before the first paint, keeps clicks on islands until the runtime is there,
// and starts fetching the screen of another hash at once.

import { LEAVES_SCREENS } from '../../server/contract/constants/route.ts';

/**
 * Runs before the body is parsed. `window.drivynScreen` is what islands/runtime/router.ts takes over; the URL must be
 * made as islands/runtime/route.ts makes it.
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
})(document.documentElement, location.hash)`.replace(/\n\s*/g, '');
