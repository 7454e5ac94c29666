// Agencies, designers and consultants who work for other firms.
import type { Pack } from '../../library/idea.ts';
import { DESK } from './desk.ts';

const pack: Pack = {
  id: 'agency',
  label: 'Marketing, design and consulting',
  match:
    '(?:marketing|advertising|branding|creative|design|media|PR|content|SEO|communications?|social media) (?:agency|consultan(?:t|ts|cy)|studio|firm|services? for|bureau)|(?<!of )\\bmarketing (?:for|help)\\b|graphic design(?:er|ers)?\\b|\\b(?:brand|logo|visual) (?:design|identit(?:y|ies)|strateg)|copy ?writ(?:er|ers|ing)\\b|social media (?:manage|for|help)|\\bSEO\\b|public relations|(?:management|business|strategy|HR|operations|sustainability|process|procurement|innovation) (?:consult|advis|coach)|\\bconsultan(?:cy|ts?) (?:for|to|in|helping|and)|\\bconsulting (?:firm|for|company|practice|services)|virtual assistant',
  industries: ['professional', 'technology', 'arts', 'other'],
  prep: 'With',
  premises: false,
  tags: ['SmallBusiness', 'MarketingTips', 'WorkingTogether'],
  ideas: DESK,
};

export default pack;
