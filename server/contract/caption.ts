// What people read beside a film. A post that is a film holds its script as well: scenes, each a line in square brackets that
// says what is seen, and below it the words that are spoken. The script is for whoever makes the film, and never leaves.
import type { ChannelForm } from './channels/channel.ts';

const DIRECTION = /^\s*\[[^\]\n]*\]\s*$/;
const HASHTAGS = /#[\p{L}\p{N}_]+/gu;

/**
 * The words of a post that are sent along with its film, or shown with it. Words beside the scenes are its description; a
 * script that has none is described by what is said in its first scene and in its last, where cautions and offers stand. Of a
 * caption it makes the same caption, and of a post that is no film the same words.
 */
export function captionOf({ media }: Pick<ChannelForm, 'media'>, content: string): string {
  if (media !== 'video' || !content.split('\n').some((line) => DIRECTION.test(line))) return content;
  const { scenes, beside } = readScript(content);
  if (/[\p{L}\p{N}]/u.test(beside.replace(HASHTAGS, ''))) return beside;
  const [first = ''] = scenes;
  const last = scenes.length > 1 ? scenes.at(-1) : '';
  return [first, last, beside].filter(Boolean).join('\n\n');
}

/** A scene ends with its paragraph, or where the next begins. */
function readScript(content: string): { readonly scenes: readonly string[]; readonly beside: string } {
  const scenes: string[][] = [];
  const beside: string[] = [];
  let scene: string[] | undefined;
  for (const line of content.split('\n')) {
    if (DIRECTION.test(line)) {
      scene = [];
      scenes.push(scene);
    } else if (scene && line.trim() !== '') scene.push(line.trim());
    else {
      scene = undefined;
      beside.push(line.trimEnd());
    }
  }
  return {
    scenes: scenes.map((lines) => lines.join('\n')).filter((words) => words !== ''),
    beside: beside
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}
