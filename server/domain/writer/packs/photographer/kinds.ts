// Which photographers an idea is for, read from what they say of themselves.

/** Who takes pictures of houses, plates and goods, and of nobody. */
export const NO_PEOPLE =
  '^(?![^]*(?:portrait|headshot|wedding|famil|newborn|children|\\bkids\\b|couples?\\b|people|elop|school|events?\\b))[^]*(?:product|food|real estate|propert|interior|architect|landscape|drone|aerial|restaurant|e-?commerce)';
/** Who works for firms and sees no families. */
export const NO_FAMILY =
  '^(?![^]*(?:famil|wedding|newborn|children|\\bkids\\b|couples?\\b|elop|school|maternity|portrait (?:studio|session)))[^]*(?:headshot|business|corporate|brand|product|food|real estate|propert|interior|architect|compan(?:y|ies)|e-?commerce)';
