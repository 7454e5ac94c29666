// Trying a sign-in without uploading anything.

import { DAY } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import type { Call, Examination } from '../connector.ts';
import { askData, isSignIn, missing, wordsOf } from './api.ts';
import { MINE, readChannels } from './channels.ts';
import { listUploads } from './check.ts';
import { readStates, silent } from './processing.ts';

/** Films that are looked at: of this month, and so many. */
const SINCE = 30 * DAY;
const MOST = 10;

export async function examine(call: Call): Promise<Examination> {
  const refused = missing(call, 'youtube.readonly') ?? missing(call, 'youtube.upload');
  if (refused) return refused;
  try {
    const reply = await askData(call, 'channels', MINE);
    if (isSignIn(reply)) return { end: 'reconnect', error: wordsOf(reply) };
    if (reply.status !== 200) return { end: 'unknown', error: wordsOf(reply) };
    const own = readChannels(reply).find(({ id }) => id === call.credential?.externalId);
    if (!own) return { end: 'reconnect', error: say('networks.other-or-none') };
    const { subscriberCount, hiddenSubscriberCount } = own.statistics ?? {};
    return {
      end: 'well',
      followers: hiddenSubscriberCount ? null : (subscriberCount ?? null),
      findings: (await isAllPrivate(call)) ? ['private'] : [],
    };
  } catch (error) {
    return silent(error);
  }
}

/** Until Google has audited a project, all that comes by it stays private: nobody says so but the films themselves. */
async function isAllPrivate(call: Call): Promise<boolean> {
  const { items } = await listUploads(call, call.clock.now() - SINCE);
  const ids = items.slice(0, MOST).map(({ id }) => id);
  if (ids.length === 0) return false;
  const states = [...(await readStates(call, ids)).values()];
  return (
    states.length > 0 &&
    states.every(({ privacyStatus, publishAt }) => privacyStatus === 'private' && publishAt === undefined)
  );
}
