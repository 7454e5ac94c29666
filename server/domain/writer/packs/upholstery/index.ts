// Upholsterers and furniture restorers.
import type { Pack } from '../../library/idea.ts';
import { CHOOSING } from './choosing.ts';
import { KEEPING } from './keeping.ts';

const pack: Pack = {
  id: 'upholstery',
  label: 'Upholstery and furniture restoration',
  match:
    '(?<!car |auto |automotive |marine |boat |motor )\\bupholster(?:y|er|ers|ed|ing)?\\b(?! clean)|re-?upholster\\w*|(?:furniture|antiques?|chairs?|sofas?) (?:restor\\w*|repair(?:s|ers?|ing)?|conserv\\w*|refinish\\w*|caning|recover\\w*)|french polish\\w*|(?:restor|repair|recover|re-cover|refinish)(?:e|es|ing|s)? (?:[a-z]+,? (?:and )?){0,3}(?:furniture|chairs|sofas|armchairs)\\b|cane (?:seats|chairs)|chair caning|loose covers',
  industries: ['retail', 'other', 'arts'],
  prep: 'At',
  premises: true,
  tags: ['Upholstery', 'FurnitureRestoration', 'KeepIt'],
  ideas: [...CHOOSING, ...KEEPING],
};

export default pack;
