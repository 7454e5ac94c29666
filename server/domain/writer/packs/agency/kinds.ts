// Which houses an idea is for: those that write and advertise, those that draw, those that advise.

export const MARKETING =
  'market(?:ing|er)|advertis|\\bSEO\\b|social media|copy ?writ|content|\\bPR\\b|public relations|campaign|brand|communications? (?:agency|consult|studio)|creative (?:agency|studio)|newsletter';
export const DESIGN =
  'graphic|\\bdesign(?:er|ers|ing)? (?:studio|agency|for|and)|(?:brand|logo|print|visual|communication) design|\\blogos?\\b|brand(?:ing)?\\b|illustrat|typograph|creative (?:agency|studio)|packaging';
/** Whose customers are people and not firms. */
export const NO_BRIEF = 'interior design|career coach|life coach|wedding';
