// What connectors say of networks, banks and other services where those say nothing themselves, and beside what they say.
import { defineSentences, type Sentence, type Told, type Words } from '../contract/sentence.ts';

interface Who {
  /** The proper name of who answered, such as `Pinterest`. */
  readonly who: string;
}

interface Saying {
  /** What was said: in the vendor's words, or a sentence of ours where it said nothing. */
  readonly said: Told;
}

const wordsIn = (said: Told, words: Words) => (typeof said === 'string' ? said : words(said));

/** What was asked for where the answer came. */
const WHERE = {
  tokens: 'it gives tokens',
  renewal: 'it renews tokens',
  identity: 'it tells who one is',
  roles: 'it tells roles',
  'signed-in': 'it tells who has signed in',
  'sign-in': 'one signs in',
} as const;

const UNFIT = {
  format: 'TikTok does not take films of this format.',
  duration: 'The film is too short or too long for TikTok.',
  'frame-rate': 'The film has too few or too many pictures a second for TikTok.',
  size: 'The film or a picture is too small or too large for TikTok.',
  cancelled: 'Posting was cancelled in the TikTok app.',
} as const;

const TIKTOK_ASKS = {
  banned: 'The account may not post at present. Look at it in the TikTok app.',
  unaudited:
    'Until TikTok has audited the app of this server, it takes posts from private accounts only, visible to yourself alone. Make the account private, or have the app audited.',
  unverified:
    'TikTok fetches pictures only from addresses that are verified in the app: verify that of this server at developers.tiktok.com.',
  'level-gone':
    'The account does not allow any more who was to see its posts. Connect it again, and choose anew who sees them.',
} as const;

export const NETWORKS = defineSentences({
  'networks.answered': ({ who, status }: Partial<Who> & { status: number }) =>
    `${who ?? 'The network'} answered ${status}.`,
  'networks.server-answered': ({ status }: { status: number }) => `The server answered ${status}.`,
  'networks.answered-where': ({
    who,
    status,
    where,
  }: Partial<Who> & { status: number; where: keyof typeof WHERE }) =>
    `${who ?? 'The network'} answered ${status} where ${WHERE[where]}.`,
  'networks.server-answered-where': ({ status, where }: { status: number; where: keyof typeof WHERE }) =>
    `The server answered ${status} where ${WHERE[where]}.`,
  'networks.answered-without-post': ({ who, status }: Who & { status: number }) =>
    `${who} answered ${status} without the post.`,
  'networks.not-understood': ({ who }: Who) => `${who} answered what nobody understands.`,
  'networks.took-unnamed': ({ who, what }: Who & { what: 'pin' | 'post' }) =>
    `${who} took the ${what} and did not say what it calls it.`,
  'networks.silent': 'The network did not answer.',
  'networks.late': 'The network did not answer in time.',
  'networks.broke': 'The connection to the network broke.',
  'networks.busy': 'The network is busy.',
  'networks.server-untold': 'The server does not tell.',
  'networks.too-many-posts': 'The account has published more than could be looked through.',
  'networks.no-tokens': ({ code, status }: { code: string | null; status: number }) =>
    `The network gives no new tokens: ${code ?? `answered ${status}`}.`,
  'networks.no-figures': ({ said }: Saying, words: Words) =>
    `The network gives no figures: ${wordsIn(said, words)}`,
  'networks.too-many-comments': 'There are more comments below the post than could be looked through.',
  'networks.right-missing': ({ right }: { right: string }) =>
    `The permission ${right} is missing. Connect again, and allow it.`,
  'networks.rights-missing': ({ rights }: { rights: string }) => `These permissions are missing: ${rights}.`,
  'networks.right-unticked': ({ right }: { right: string }) =>
    `The permission ${right} was not granted. Connect again and leave it ticked.`,
  'networks.token-invalid': 'The token is not valid any more.',
  'networks.not-taken-down': ({ who, said }: Who & Saying, words: Words) =>
    `${who} does not take the post down: ${wordsIn(said, words)}`,
  'networks.signed-in-untold': ({ who, said }: Who & Saying, words: Words) =>
    `${who} does not say who signed in: ${wordsIn(said, words)}`,
  'networks.fate-untold': ({ who, of }: Who & { of: 'post' | 'film' }) =>
    `${who} does not say what became of the ${of}.`,
  'networks.unprocessed': ({ who, of }: Partial<Who> & { of: 'film' | 'media' }) =>
    `${who ?? 'The network'} could not process the ${of === 'film' ? 'film' : 'pictures or the film'}.`,
  'networks.unprocessed-because': ({ who, words }: Who & { words: string | null }) =>
    `${who} could not process the film: ${words ?? 'it does not say why'}.`,
  'networks.film-rejected': ({ who, words }: Who & { words: string | null }) =>
    `${who} has rejected the film: ${words ?? 'it does not say why'}.`,
  'networks.needs-media': ({
    who,
    needs,
  }: Who & { needs: 'media' | 'film-or-pictures' | 'picture-or-film' }) =>
    needs === 'media'
      ? `${who} takes nothing without a picture or a film.`
      : `${who} takes no post without a ${needs === 'film-or-pictures' ? 'film or pictures' : 'picture or a film'}.`,
  'networks.thread-out': ({ sent, most, url }: { sent: number; most: number; url?: string }) =>
    `${sent} of ${most} posts of the thread are out${url === undefined ? '' : ` (${url})`}.`,
  'networks.with-thread-out': ({ said, out }: Saying & { out: Sentence }, words: Words) =>
    `${wordsIn(said, words)} ${words(out)}`,
  'networks.thread-stopped': ({ said, out }: Saying & { out: Sentence }, words: Words) =>
    `${words(out)} ${wordsIn(said, words)}`,
  'networks.no-post': 'The post is not there any more.',
  'networks.thread-fixed': ({ parts }: { parts: number }) =>
    `The thread has ${parts} posts, and keeps that number.`,
  'networks.other-account': 'This sign-in is for another channel now.',
  'networks.other-or-none': 'This sign-in is for another channel, or for none.',
  'networks.not-listed': ({ edge, said }: Saying & { edge: string }, words: Words) =>
    `Facebook does not list ${edge}: ${wordsIn(said, words)}`,
  'networks.no-app': ({ server, said }: Saying & { server: string | null }, words: Words) =>
    `${server} took no app: ${wordsIn(said, words)}`,

  'networks.facebook-reel-untold': 'Facebook does not say whether it publishes the reel.',
  'networks.instagram-unlisted': 'Instagram has published it, and does not list it.',
  'networks.instagram-full': ({ most, hours }: { most: number; hours: number }) =>
    `Instagram takes ${most} posts in ${hours} hours, and as many have gone out.`,
  'networks.instagram-no-address':
    'Instagram fetches pictures from this server, which it cannot reach. Whoever runs the server sets DRIVYN_PUBLIC_URL to an address with https.',
  'networks.instagram-unfit': ({ code }: { code: string }) =>
    `Instagram could not take what the post shows (${code}).`,

  'networks.tiktok-lost-film': 'The post has lost its film.',
  'networks.tiktok-no-audience': 'Nobody has chosen who sees the posts. Connect TikTok again, and choose it.',
  'networks.tiktok-audience-gone': ({ wanted, allowed }: { wanted: string; allowed: readonly string[] }) =>
    `The account does not let ${wanted} see its posts any more, only: ${allowed.join(', ')}. Connect it again, and choose anew.`,
  'networks.tiktok-too-long': ({ seconds }: { seconds: number }) =>
    `The account takes films of at most ${seconds} seconds.`,
  'networks.tiktok-no-address':
    'TikTok fetches pictures from this server and cannot reach it: DRIVYN_PUBLIC_URL is missing. Films can be sent.',
  'networks.tiktok-asks': ({ what }: { what: keyof typeof TIKTOK_ASKS }) => TIKTOK_ASKS[what],
  'networks.tiktok-inbox': 'It lies in the inbox of the TikTok app. Finish it there.',
  'networks.tiktok-unfit': ({ what }: { what: keyof typeof UNFIT }) => UNFIT[what],
  'networks.tiktok-access-gone': 'Access was taken back in the TikTok app.',
  'networks.tiktok-unfinished': ({ code }: { code: string }) => `TikTok could not finish the post (${code}).`,
  'networks.tiktok-spam': ({ code }: { code: string }) =>
    `TikTok takes the post for spam (${code}). Look at the account in its app.`,
  'networks.tiktok-unmade': ({ code }: { code: string }) => `TikTok could not make a post of it (${code}).`,
  'networks.tiktok-unlisted': 'TikTok does not list pictures for certain.',
  'networks.tiktok-unnamed': 'TikTok did not name the post.',
  'networks.tiktok-upload': ({ status, to }: { status: number; to: 'piece' | 'end' }) =>
    `TikTok answered ${status} to ${to === 'piece' ? 'a piece' : 'the end'} of the film.`,
  'networks.tiktok-says': ({ state }: { state: string }) => `TikTok says ${state}.`,

  'networks.x-untold': 'X does not tell what is published.',
  'networks.x-credit':
    'The credit of the X developer account is used up, or its spending limit is reached. Add credit at console.x.com, and then publish the post again.',
  'networks.x-too-many': 'The account has published more than could be read.',

  'networks.pinterest-film-not-taken': ({ status }: { status: number }) =>
    `The film was not taken (${status}).`,
  'networks.pinterest-forbidden': ({ said }: Saying, words: Words) =>
    `Pinterest does not allow this: ${wordsIn(said, words)}`,
  'networks.pinterest-on-trial': ({ said }: Saying, words: Words) =>
    `Pinterest takes pins only once the app has Standard access: ${wordsIn(said, words)}`,
  'networks.pinterest-no-board': ({ said }: Saying, words: Words) =>
    `The board is not there any more. Choose another one: ${wordsIn(said, words)}`,

  'networks.linkedin-retired': ({ version }: { version: string }) =>
    `LinkedIn has retired version ${version} of its API: Drivyn has to be updated.`,
  'networks.linkedin-not-asked': ({ scope }: { scope: string }) => `LinkedIn was not asked for ${scope}.`,
  'networks.linkedin-forbidden': ({ said }: Saying, words: Words) =>
    `LinkedIn does not let this account post: ${wordsIn(said, words)}`,
  'networks.linkedin-unread': 'LinkedIn does not let this app read the posts of the account.',

  'networks.youtube-needs-film': 'YouTube takes films, and this post has none.',
  'networks.youtube-note-lost': 'The note of this upload cannot be read.',
  'networks.youtube-other-film': 'The film is another one than when its upload began.',
  'networks.youtube-no-place': 'YouTube named no place for the film.',
  'networks.youtube-no-uploads': 'YouTube does not say where the uploads of the channel are.',
  'networks.youtube-unnamed': 'YouTube has the film and did not name it.',
  'networks.youtube-takes-nothing': 'YouTube takes nothing of the film.',
  'networks.youtube-gave-up': 'YouTube has given up waiting for the rest of the film.',
  'networks.youtube-film-gone': 'The film is not on YouTube any more.',
  'networks.youtube-film-deleted': 'The film was deleted on YouTube while it was processed.',

  'networks.bluesky-nothing': 'Nothing is worked on here.',
  'networks.bluesky-account': ({ state }: { state: string | null }) => `The account is ${state}.`,
  'networks.bluesky-not-us': ({ code }: { code: string | null }) =>
    `The server does not take this one for whom it gave tokens to: ${code ?? 'no reason given'}.`,
  'networks.bluesky-handles': ({ status }: { status: number }) =>
    `The directory of handles answered ${status}.`,
  'networks.bluesky-accounts': ({ status }: { status: number }) =>
    `The directory of accounts answered ${status}.`,
  'networks.bluesky-no-sign-in': ({ server, status }: { server: string; status: number }) =>
    `${server} does not tell how one signs in there: it answered ${status}.`,
  'networks.bluesky-no-server': ({ did }: { did: string }) =>
    `The directory of accounts names no server for ${did}.`,
  'networks.bluesky-names-none': ({ server, status }: { server: string; status: number }) =>
    `${server} names no server that one could sign in on: it answered ${status}.`,

  'networks.ads-no-posts': 'Google Ads takes no posts.',
  'networks.ads-untold': 'Google Ads tells nothing of this account.',
  'networks.ads-shows-other': 'Google Ads took the budget, and shows another.',
  'networks.ads-other-account': 'This budget is not one of the account that is signed in.',
  'networks.ads-no-budget': 'The budget is not there any more.',
  'networks.ads-just-changed': 'The budget was just changed.',
  'networks.ads-odd-amount': 'The amount is not a multiple of the smallest coin of the currency.',
  'networks.ads-too-little': 'The amount is below the minimum for a day.',

  'networks.sandbox-stranger': 'The Sandbox does not know this sign-in.',
  'networks.sandbox-refused': 'The account may not publish this at the moment.',
  'networks.sandbox-enough': 'These were enough posts for this hour.',
  'networks.sandbox-same-words':
    'The network already has a post with exactly these words from the last 24 hours.',

  'networks.webhook-answered': ({ status }: { status: number }) => `It answered ${status}.`,
  'networks.bank-asks':
    'Your bank asks you to confirm such payments. Use another card, or add this one again.',
  'networks.payment-cancelled': 'The payment was cancelled at Stripe.',
  'networks.card-declined': 'The card was declined.',

  'networks.no-public-mail-server': ({ host }: { host: string }) => `${host} is no public mail server.`,
  'networks.mail-server-closed': 'The mail server closed the connection.',
  'networks.mail-server-slow': 'The mail server took too long.',
  'networks.mail-server-ascii':
    'The mail server takes no addresses with letters beyond ASCII before the @ (SMTPUTF8).',
  'networks.no-mail-address': ({ address }: { address: string }) =>
    `This is no address that a mail server could be given: ${address}`,
  'networks.mailbox-nobody': ({ words }: { words: string }) =>
    `no server listens there; look at its name and port (${words})`,
  'networks.mailbox-nameless': ({ words }: { words: string }) =>
    `there is no server of this name, or this machine cannot look names up (${words})`,
  'networks.mailbox-silent': ({ words }: { words: string }) =>
    `the server does not answer; look at its port and how it is encrypted (${words})`,
  'networks.mailbox-late': ({ seconds }: { seconds: number }) => `no end within ${seconds} seconds`,
  'networks.mailbox-refused': ({ words }: { words: string }) => `the sign-in was refused (${words})`,

  'networks.not-read': ({ host }: { host: string }) => `${host} is not to be read.`,
  'networks.redirects': ({ host }: { host: string }) => `${host} redirects without end.`,
  'networks.not-public': ({ host }: { host: string }) => `${host} is not a public website.`,
  'networks.not-found-in-time': ({ host }: { host: string }) => `${host} was not found in time.`,
  'networks.no-such-host': ({ host }: { host: string }) => `${host} does not exist.`,
  'networks.no-address': 'This is not the address of a website.',
  'networks.password-in-address': 'The address of a website holds no password.',
  'networks.path-leads-away': 'The path leads away from the provider.',
  'networks.host-stopped': ({ host }: { host: string }) => `${host} stopped in the middle of its answer.`,
  'networks.host-late': ({ host }: { host: string }) => `${host} did not answer in time.`,
  'networks.host-unreachable': ({ host }: { host: string }) => `${host} cannot be reached.`,
  'networks.too-large': ({ bytes }: { bytes: number }) => `The answer is larger than ${bytes} bytes.`,
});
