// What waits for a person.

export { selectNeeds } from './need.repo.ts';
export { listNeeds, needFilter, rankNeeds } from './need.ts';
