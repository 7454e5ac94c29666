// Which houses an idea is for: those that write and advertise, those that draw, those that make websites, those that advise.

export const MARKETING =
  'market(?:ing|er)|advertis|\\bSEO\\b|social media|copy ?writ|content|\\bPR\\b|public relations|campaign|brand|communications? (?:agency|consult|studio)|creative (?:agency|studio)|newsletter';
export const DESIGN =
  'graphic|\\bdesign(?:er|ers|ing)? (?:studio|agency|for|and)|(?:brand|logo|print|visual|communication) design|\\blogos?\\b|brand(?:ing)?\\b|illustrat|typograph|creative (?:agency|studio)|packaging';
export const WEBSITES =
  'web ?sites?\\b|web (?:design|develop|agency|studio)|digital (?:agency|marketing|studio)|online marketing|\\bSEO\\b|copy ?writ';
/** Who finds out for firms what their customers want; who looks after their staff, desks or applications does not. */
export const CUSTOMER_TALKS =
  '^(?![\\s\\S]*(?:\\bHR\\b|human resources|virtual assist|grants?\\b|\\bbids?\\b|succession))[\\s\\S]*(?:market(?:ing|er)|brand|strateg|innovation|product|user research|market research|customer experience|start-?ups|sales)';
