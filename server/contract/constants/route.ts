// What pages and the router agree on: what no route may hold, wherever it comes from (an address, a form, a link), and
// how a page is marked that was opened for another route than its own.

/** A path with `.` or `..` in it: where one is followed, it leads out of /screens/. A query may hold what it likes. */
export const LEAVES_SCREENS = /^[^?]*[/\\](\.|%2e){1,2}([/\\?]|$)/i;

/** Class of the page while the screen of its hash is on its way: its own is not shown. */
export const AWAITING = 'awaiting-screen';
