// Which dental practices an idea is for.

const GENERAL =
  'family dent|general dent|dental practice|check-?ups?|hygien|fillings|nervous|root canal|dentures?|emergenc';

/** Who only straightens teeth: no fillings, no injections and no dentures there. */
export const ORTHODONTIST = `^(?=[\\s\\S]*orthodon)(?![\\s\\S]*(?:${GENERAL}))`;

/** Who only treats children. */
export const CHILDREN_ONLY = 'children only|only children|children.s dentist|kids only|pa?ediatric dent';

/** Who only operates and places implants: no toddlers and no mouthguards there. */
export const IMPLANTS_ONLY = `^(?=[\\s\\S]*(?:implant|oral surg))(?![\\s\\S]*(?:${GENERAL}|child|famil|kids|braces))`;

/** To whom nobody brings a milk tooth. */
export const NO_SMALL_TEETH = `${ORTHODONTIST}|${IMPLANTS_ONLY}`;

/** Who straightens teeth, alone or beside other things. */
export const BRACES = 'orthodon|\\bbraces\\b|aligners?\\b';
