// Which of those who keep books or do taxes an idea is for, read from what a business says of itself.

/** Whoever works for people in business, whatever its size. */
const IN_BUSINESS =
  'business|compan(?:y|ies)|\\bSMEs?\\b|\\bfirms\\b|shops?\\b|retail|\\btrade|builders|restaurant|caf[eé]|hospitality|farm|start-?ups?|\\bLLCs?\\b|owners|self-?employed|freelanc|contractors|creatives|book-?keep|payroll|invoic|management accounts|charit';
/** Whose customers sell goods or employ people. */
const WITH_GOODS =
  '(?:small|local|growing|family) (?:business|compan|firms)|compan(?:y|ies)|\\bSMEs?\\b|shops?\\b|retail|\\btrades?\\b|tradespeople|builders|restaurant|caf[eé]|hospitality|farm|e-?commerce|stock|payroll|manufactur|charit';

/** Only for people's own taxes: invoices and stock are no matter of theirs. */
export const PRIVATE_CLIENTS = `^(?![\\s\\S]*(?:${IN_BUSINESS}))[\\s\\S]*(?:individuals|famil|expat|personal tax|income tax|tax (?:returns?|prepar)|retire|inherit|landlords)`;
/** Also those who work for freelancers alone. */
export const NO_GOODS = `^(?![\\s\\S]*(?:${WITH_GOODS}))[\\s\\S]*(?:individuals|famil|expat|personal tax|income tax|tax (?:returns?|prepar)|retire|inherit|landlords|freelanc|contractors|consultants|creatives|artists|self-?employed)`;
