// Which studios an idea is for: some draw, some pierce, many do both.

export const TATTOOS = 'tattoo';
export const PIERCERS = 'pierc(?:er|ers|ing|ings|ed)\\b|body jewel';
