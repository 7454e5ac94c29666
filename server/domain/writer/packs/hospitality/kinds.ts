// Which houses an idea is for, read from what they say of themselves.

/** Who holds parties, weddings or events. */
export const PARTIES =
  'private (?:hire|part(?:y|ies)|dining|functions?)|function (?:rooms?|suite)|\\bfunctions\\b|\\bevents?\\b|weddings?\\b|\\bpart(?:y|ies)\\b(?! of)|celebrations?\\b|banquet|ballroom|\\bvenue|birthdays?\\b|\\bhotels?\\b';
/** Who pours drinks at a bar. */
export const BARS =
  '\\bbars?\\b(?! of)|cocktail|\\bpubs?\\b(?! crawl)|tavern|tap ?room|brew(?:ery|pub)|night ?club|\\blounge\\b|beer garden|\\bhotels?\\b';
/** Who serves people at tables. */
export const TABLES = `restaurant|bistro|brasserie|trattoria|osteria|dining|\\bdiner\\b|\\bdinners?\\b|steak|tapas|\\bgrill\\b|supper|${BARS}`;
