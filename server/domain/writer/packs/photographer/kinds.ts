// Which photographers an idea is for, read from what they say of themselves.

/** Who takes pictures of houses, plates and goods, and of nobody. */
export const NO_PEOPLE =
  '^(?![^]*(?:portrait|headshot|wedding|famil|newborn|children|\\bkids\\b|couples?\\b|people|elop|school|events?\\b))[^]*(?:product|food|real estate|propert|interior|architect|landscape|drone|aerial|restaurant|e-?commerce)';
/** Who works for firms and sees no families. */
export const NO_FAMILY =
  '^(?![^]*(?:famil|wedding|newborn|children|\\bkids\\b|couples?\\b|elop|school|maternity|portrait (?:studio|session)))[^]*(?:headshot|business|corporate|brand|product|food|real estate|propert|interior|architect|compan(?:y|ies)|e-?commerce)';

/** Who photographs weddings or works for firms: how to frame, sort and take pictures at home is no matter of theirs. */
export const NO_HOUSEHOLD =
  '^(?![^]*(?:famil(?:y|ies) (?:photo|portrait|session|shoot|picture)|newborn|bab(?:y|ies)|maternity|portrait (?:studio|session)|school|lessons|classes|courses|workshops))[^]*(?:wedding|elop|bride|headshot|business|corporate|brand|product|food|real estate|propert|interior|architect|compan(?:y|ies)|e-?commerce|events?\\b)';
