// What is repaired: a shop that mends laptops is told nothing of wet phones, nor the other way about.

export const PHONES = 'phones?\\b|mobiles?\\b|smartphone|iphone|samsung|\\bdevices?\\b|handset';
export const LAPTOPS =
  'laptops?\\b|macbooks?\\b|notebooks?\\b|computers?\\b|\\bPCs?\\b|\\bmacs?\\b|\\bdevices?\\b';
