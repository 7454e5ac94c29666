// Every call of what Drivyn knows about a business and how it looks, for the table of all.
import type { Route } from '../http/route.ts';
import { deleteBrand, readBrand, readBrandSheet, writeBrand } from './brand.ts';
import { createFact, deleteFact, editFact, editFacts, readFacts, readWebsite } from './facts.ts';
import { editHabit, readHabits } from './habits.ts';
import { createNews } from './news.ts';
import { showNewsLink, tellNewsByLink } from './news-links.ts';
import { editWebsiteReading, readWebsiteReading, writeWebsiteLogo } from './website-reading.ts';

export const BRAND_ROUTES: readonly Route[] = [
  readFacts,
  createFact,
  readWebsite,
  readWebsiteReading,
  editWebsiteReading,
  writeWebsiteLogo,
  readHabits,
  editHabit,
  createNews,
  editFact,
  editFacts,
  deleteFact,
  readBrand,
  readBrandSheet,
  writeBrand,
  deleteBrand,
  showNewsLink,
  tellNewsByLink,
];
