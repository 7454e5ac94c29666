// Which firms of the trade an idea is for.

/** Who writes programs or pages for others. */
export const BUILDS =
  '\\bsoftware\\b|we (?:build|develop|write|program)|develop(?:er|ment|ing)s?\\b|programm|\\bapps?\\b|\\bsaas\\b|\\bapi\\b|engineers|\\bweb';

/** Whose customers have a website from them, or ask them about it. */
export const WEBSITES =
  '\\bweb|hosting|domain|\\bseo\\b|online shops?|e-?commerce|\\bIT\\b|computers?\\b|small (?:firms|business)|digital';

/** Who is called when a computer, a phone or a network does not work. */
export const MACHINES =
  '\\bIT\\b|computers?\\b|laptops?\\b|\\bPCs?\\b|wi-?fi|tech(?:nical)? support|help ?desk|networks?\\b|managed|repairs?\\b|broadband';

/** Who helps people at home, and no firm. */
export const HOMES_ONLY =
  '^(?=[\\s\\S]*(?:home users?|home computers?|home (?:visits|help)|famil(?:y|ies)|seniors|pensioners|households?|at home|broadband|full fibre|fibre internet))(?![\\s\\S]*(?:business|\\bfirms?\\b|compan|office|managed|enterprise))';
