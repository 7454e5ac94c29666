// Wineries, breweries, cideries and distilleries.
import type { Pack } from '../../library/idea.ts';
import { CELLAR } from './cellar.ts';
import { GLASS } from './glass.ts';

const pack: Pack = {
  id: 'drinks-maker',
  label: 'Winery, brewery or distillery',
  match:
    '(?<!(?:bi(?:ke|cycle)|cycling|walking|guided|coach|bus|day) tours?\\b[^.]*)(?:winer(?:y|ies)|wine ?grow|wine ?mak|(?<!among |between |(?:the )?old )vineyards?\\b|vintner|weingut|\\bwines? (?:estate|cellar|domaine)|brewer(?:y|ies|s)?\\b|\\bbrew(?:ing|house|pub)|taproom|microbrew|craft beer|distill?er(?:y|ies|s)?\\b|\\bdistil(?:l|s|led)?\\b|\\bcider|cidery|meadery)',
  industries: ['food', 'hospitality', 'manufacturing'],
  prep: 'At',
  premises: true,
  tags: ['MadeHere', 'TasteSlowly', 'CellarTalk'],
  ideas: [...GLASS, ...CELLAR],
};

export default pack;
