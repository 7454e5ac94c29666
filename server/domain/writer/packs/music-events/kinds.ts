// Which musicians an idea is for.

export const DISCO = '\\bdjs?\\b|disc jockey|disco|party band|dance ?floor';
