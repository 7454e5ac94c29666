// Cobblers: heels, soles, leather, and what stands in the hall.
import type { Pack } from '../../library/idea.ts';
import { BENCH } from './bench.ts';
import { CARE } from './care.ts';

const pack: Pack = {
  id: 'shoe-repair',
  label: 'Shoe repair',
  match:
    'cobblers?\\b(?! (?:lane|street|arms|with))|(?:shoe|boot|heel|sole|trainer|sneaker|handbag|leather goods) (?:and (?:boot|key|bag|leather) )?(?:repair(?:s|ers?|ing)?|mend(?:er|ing)|restor\\w*|hospital|cleaning)\\b|\\bheel bar\\b|resol(?:e|ed|es|ing)\\b|(?:mend|repair|fix)(?:s|ing)? (?:[a-z]+,? ){0,2}(?:shoes|boots)\\b|bespoke shoe|shoe ?maker\\b|schuster|schuhmacher',
  industries: ['retail', 'other', 'arts'],
  prep: 'At',
  premises: true,
  tags: ['ShoeRepair', 'ShoeCare', 'Cobbler'],
  ideas: [...BENCH, ...CARE],
};

export default pack;
