// When and where it is, for what is drawn in the browser alone, such as a dialog: the props of a list's islands would say it
// once for every entry, and every minute anew.

/** The business's time zone and language, as the screen names them, and now in UTC milliseconds. */
export function readClock() {
  const { timeZone = 'UTC', locale = 'en' } = document.getElementById('main')?.dataset ?? {};
  return { timeZone, locale, now: Date.now() };
}
