// Trades that mend, make to measure or open what others own.
import type { ShelfEntry } from './shelf-entry.ts';

export const REPAIR_TRADES: readonly ShelfEntry[] = [
  {
    id: 'mending',
    label: 'Tailor and alterations',
    match:
      '(?<!guitar |brass )\\btailors?\\b(?!-made|ed|ing (?:your|our|to|each))|tailoring (?:and|&|in|shop|studio|service)|(?:clothes|clothing|dress|bridal|suit|garment) alterations?|\\balterations (?:and|&|in|for|to)|seamstress|dressmak|bespoke (?:suits?|tailor|shirts?|gowns?)|(?:invisible|clothes) (?:mending|repair)',
    industries: ['retail', 'other', 'arts'],
    load: () => import('../packs/mending/index.ts'),
  },
  {
    id: 'jeweller',
    label: 'Jeweller and watchmaker',
    match:
      'jewell?ers?\\b(?! maker)|jewell?ery (?:shop|store|repair|boutique|house)|(?:fine|antique|estate|bridal|second-?hand|vintage) jewell?(?:ery|ry)|watch ?(?:makers?\\b|repair|service|shop|dealer)|(?:vintage|mechanical|pre-?owned|luxury) watches|clock (?:repair|maker|restor)|(?:engagement|wedding|eternity|signet) rings?\\b|\\bdiamonds\\b|diamond (?:rings?|jewell|dealer|setter)|goldsmiths?\\b|ring resiz|pearl (?:restring|string)|gemm?olog',
    industries: ['retail', 'ecommerce', 'other', 'arts'],
    load: () => import('../packs/jeweller/index.ts'),
  },
  {
    id: 'device-repair',
    label: 'Phone and computer repair',
    match:
      '(?<!car |cell therapy )\\b(?:(?:mobile |cell ?|smart ?)?phones?|mobiles?|tablets?|i-?phones?|i-?pads?|mac(?:book)?s?|laptops?|notebooks?|computers?|PCs?|(?:games? )?consoles?|electronics|gadgets?)(?:,? (?:and|&|or) (?:mobile |cell ?)?(?:phones?|tablets?|laptops?|computers?|PCs?|macs?|consoles?|gadgets?))? (?:repairs?|repair(?:ers?|ing)|fix(?:ers?|es|ing)|mend(?:ers?|ing)|clinic|hospital|doctors?|surgery|rescue)\\b|(?:repair(?:s|ing)?|fix(?:es|ing)?|mend(?:s|ing)?) (?:\\w+ )?(?:broken )?(?:mobile |cell ?|smart ?)?(?:phones|smartphones|tablets|laptops|i-?phones|i-?pads|macbooks|computers)\\b|(?:phone|i-?phone|i-?pad|tablet|laptop|macbook|cracked|smashed) screens?\\b(?! time)|(?:phone|laptop|tablet|i-?phone|macbook) batter(?:y|ies)\\b|micro.?solder|handy ?reparatur',
    industries: ['technology', 'retail', 'other', 'professional'],
    load: () => import('../packs/device-repair/index.ts'),
  },
  {
    id: 'locksmith',
    label: 'Locksmith',
    match:
      "(?<!old )\\blocksmith(?:s|ing|ery)?\\b(?!'s arms| arms)|\\block ?(?:and|&) key\\b|lock.?outs?\\b|\\block (?:changes?|fitting|repairs?|opening|installation)\\b|(?:open|change|fit|replace|repair)(?:s|ing)? (?:[a-z]+ ){0,2}locks\\b(?! on)|(?:open|change|fit|replace|repair)(?:s|ing)? locks on (?:[a-z]+ )?(?:house|home|flat|door|car|window|shop|office)s\\b|open(?:s|ing)? (?:[a-z]+ ){0,2}doors (?=[^.!?\\n]{0,60}\\b(?:locks?\\b|locked out|keys?\\b))|door opening|(?:house|home|car|office)s? (?:un)?locked|locks (?:fitted|changed|repaired|opened)|keys? cut(?:ting)?\\b(?=[^.]*(?:locks?\\b|safes?\\b))|re-?key(?:ing|ed)?\\b|emergency (?:entry|door)|safe (?:opening|engineer)|schl[üu]sseldienst|auto locksmith|(?:car|transponder) keys? (?:cut|programm|replac)\\w*|master key systems?",
    industries: ['other', 'professional'],
    load: () => import('../packs/locksmith/index.ts'),
  },
  {
    id: 'shoe-repair',
    label: 'Shoe repair',
    match:
      'cobblers?\\b(?! (?:lane|street|arms|with))|(?:shoe|boot|heel|sole|trainer|sneaker|handbag|leather goods) (?:and (?:boot|key|bag|leather) )?(?:repair(?:s|ers?|ing)?|mend(?:er|ing)|restor\\w*|hospital|cleaning)\\b|\\bheel bar\\b|resol(?:e|ed|es|ing)\\b|(?:mend|repair|fix)(?:s|ing)? (?:[a-z]+,? ){0,2}(?:shoes|boots)\\b|bespoke shoe|shoe ?maker\\b|schuster|schuhmacher',
    industries: ['retail', 'other', 'arts'],
    load: () => import('../packs/shoe-repair/index.ts'),
  },
  {
    id: 'upholstery',
    label: 'Upholstery and furniture restoration',
    match:
      '(?<!car |auto |automotive |marine |boat |motor )\\bupholster(?:y|er|ers|ed|ing)?\\b(?! clean)|re-?upholster\\w*|(?:furniture|antiques?|chairs?|sofas?) (?:restor\\w*|repair(?:s|ers?|ing)?|conserv\\w*|refinish\\w*|caning|recover\\w*)|french polish\\w*|(?:restor|repair|recover|re-cover|refinish)(?:e|es|ing|s)? (?:[a-z]+,? (?:and )?){0,3}(?:furniture|chairs|sofas|armchairs)\\b|cane (?:seats|chairs)|chair caning|loose covers',
    industries: ['retail', 'other', 'arts'],
    load: () => import('../packs/upholstery/index.ts'),
  },
  {
    id: 'piano',
    label: 'Piano tuning and instrument repair',
    match:
      'piano (?:tun(?:er|ers|ing)|technician|restor|repair|workshop|shop|maker)|tun(?:e|es|ing) (?:of )?pianos?|pianos? (?:tuned|repaired|restored)|(?:instrument|violin|guitar|woodwind|brass|saxophone|accordion|organ) (?:repair|maker|making|restor|workshop|builder)|luthier|(?:violin|guitar) maker|organ builder',
    industries: ['arts', 'other', 'retail'],
    load: () => import('../packs/piano/index.ts'),
  },
  {
    id: 'picture-framer',
    label: 'Picture framer',
    match:
      '(?:picture|photo|bespoke|custom|art|conservation|museum.grade) fram(?:ers?|ing)\\b|(?<!(?:timber|oak|steel|wood|house|roof) )\\bframing (?:shop|studio|workshop|service|gallery|room|company)|\\b(?:we|I) frame\\b(?! (?:houses|barns|roofs|walls))|\\bframers?\\b(?! house)|frames? (?:made to measure|pictures|your art)|(?:picture|bespoke) frames? (?:shop|maker|made)|framed? (?:art|pictures|prints), (?:and|by)',
    industries: ['retail', 'arts', 'other'],
    load: () => import('../packs/picture-framer/index.ts'),
  },
];
