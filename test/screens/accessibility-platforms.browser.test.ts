// The screens of the channels and the admin in both themes, judged by axe-core.
import assert from 'node:assert/strict';
import { ROUTES } from '../support/routes.ts';
import { judgeThemes } from './axe.ts';
import { eachScreen } from './every-screen.ts';

const routes = ROUTES.map(([route]) => route).filter((route) => /^\/(platforms|admin)/.test(route));
const name = (route: string) => `${route} has nothing that axe finds, in either theme`;

eachScreen(routes, { name }, async (page) => {
  assert.deepEqual(await judgeThemes(page), []);
});
