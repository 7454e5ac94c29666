// Coffee roasters and tea merchants: what is taken home and brewed there.
import type { Pack } from '../../library/idea.ts';
import { CUPS } from './cups.ts';

const pack: Pack = {
  id: 'coffee-roaster',
  label: 'Coffee roaster or tea merchant',
  match:
    '(?<!pot |slow |sunday |meat )\\broaster(?:y|ies|s)?\\b|coffee roast|(?:speciality|specialty|single.origin|fresh(?:ly)? roasted|roast(?:s|ed|ing)?) (?:our |own )?coffees?|coffee (?:beans|subscription)|roast (?:our own )?coffee|tea (?:merchants?|importers?|blend(?:er|s|ing)|shop)|loose.leaf tea',
  industries: ['food', 'retail', 'ecommerce', 'hospitality', 'manufacturing'],
  prep: 'With',
  premises: true,
  tags: ['CoffeeLovers', 'HomeBrewing', 'CoffeeRoaster'],
  ideas: CUPS,
};

export default pack;
