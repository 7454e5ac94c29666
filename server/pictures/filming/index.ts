// Filming: slides become a film.
export { createFilming } from './filming.ts';
