// Loaded before the test runner, which would follow every promise of a test, those of a whole server too, only to name
// the test that an error belongs to which nobody caught: a sixth of all time, and half of what it costs to await for being told of
// promises at all. Like this it follows the tests alone. Such an error then fails its file, not its test. Erasable TypeScript only: it is loaded without tsx.
import hooks from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

const { createHook } = hooks;

/** What the runner names its own resources. */
const FOLLOWED = 'Test';

hooks.createHook = ({ init, destroy, ...others }) => {
  if (!init || !destroy) return createHook({ init, destroy, ...others });
  const initTest: typeof init = (id, type, trigger, resource) => {
    if (type === FOLLOWED) init(id, type, trigger, resource);
  };
  return createHook({ init: initTest, ...others, trackPromises: false });
};
syncBuiltinESMExports();
