// What no route may hold, wherever it comes from: an address, a form, a link.

/** A path with `.` or `..` in it: where one is followed, it leads out of /screens/. A query may hold what it likes. */
export const LEAVES_SCREENS = /^[^?]*[/\\](\.|%2e){1,2}([/\\?]|$)/i;
