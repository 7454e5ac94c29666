// Which opticians an idea is for.

export const LENSES = 'contact lens|optician|optometr|\\blenses\\b';
