// Gardeners, landscapers, nurseries.
import type { Pack } from '../../library/idea.ts';
import { CRAFT } from './craft.ts';
import { FENCE } from './fence.ts';
import { HABITS } from './habits.ts';
import { LAWN_AND_LEVELS } from './lawn.ts';
import { OUTDOORS } from './outdoors.ts';
import { SOIL } from './soil.ts';
import { TREES } from './trees.ts';
import { YEAR } from './year.ts';

const pack: Pack = {
  id: 'garden',
  label: 'Gardens and landscapes',
  match:
    'gardeners?\\b|gardening|(?:design|plant|build|make)s?(?: and \\w+)? (?:\\w+ )?gardens\\b|kitchen gardens?\\b|allotments?\\b|garden (?:design|maint|cent|serv|care|room|clear|build)|landscap(?:er|ing)|landscape (?:garden|design|archit|contract)|plant nurser|nurser(?:y|ies) (?:of|for|growing) (?!child|kid|bab|toddler|the under)|lawn(?:s\\b| care| mow| treat)|hedge (?:cut|trim|plant|lay)|hedges\\b|tree (?:surge|work|care|fell|removal)|stump grind|arborist|arboricult|horticult|perennials?\\b|shrubs?\\b',
  industries: ['retail', 'professional', 'other'],
  prep: 'With',
  premises: false,
  tags: ['GardenTips', 'GardenLife', 'GardenersOfTheWorld'],
  ideas: [...OUTDOORS, ...SOIL, ...CRAFT, ...HABITS, ...YEAR, ...FENCE, ...TREES, ...LAWN_AND_LEVELS],
};

export default pack;
