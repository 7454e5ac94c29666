// What runtime and server agree on about stylesheets.

/** Cookie in which the runtime says which ones it keeps; it tells nothing of the person, and is good for one build's styles. */
export const STYLES_COOKIE = 'drivyn_styles';
