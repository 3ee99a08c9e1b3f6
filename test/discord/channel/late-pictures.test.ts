import { expect, test } from 'vitest';
import { openLatePictures } from '../../../src/discord/channel/late-pictures.ts';
import type { Picture } from '../../../src/discord/messages/pictures.ts';

const drawing: Picture = { file: 'board.png', bytes: Buffer.from('x'), alt: 'a board' };

/** A message in one place, whose picture is made when the test says so. */
function message(place: string | null, grace = 0) {
  const said: string[] = [];
  let finish: (shown: Picture | null) => void = () => undefined;
  const paint = new Promise<Picture | null>((resolve) => {
    finish = resolve;
  });
  return {
    said,
    finish: (shown: Picture | null) => {
      finish(shown);
    },
    late: {
      place,
      paint,
      grace,
      send: (shown: Picture | null) => {
        said.push(shown === null ? 'words' : 'words and picture');
        return Promise.resolve('here');
      },
      add: () => {
        said.push('picture');
        return Promise.resolve();
      },
    },
  };
}

test('words go at once and the picture follows', async () => {
  const one = message(null);
  const { complete } = await openLatePictures().show(one.late);
  expect(one.said).toEqual(['words']);
  one.finish(drawing);
  await complete;
  expect(one.said).toEqual(['words', 'picture']);
});

test('a picture that is made within its grace goes with the words', async () => {
  const one = message('here', 1000);
  one.finish(drawing);
  await (
    await openLatePictures().show(one.late)
  ).complete;
  expect(one.said).toEqual(['words and picture']);
});

test('without a picture the words stand alone', async () => {
  const one = message('here');
  const { complete } = await openLatePictures().show(one.late);
  one.finish(null);
  await complete;
  expect(one.said).toEqual(['words']);
});

test.each(['here', null])('a picture never covers something newer in its place (%s)', async (place) => {
  const pictures = openLatePictures();
  const [older, newer] = [message(place), message('here')];
  const first = await pictures.show(older.late);
  const second = await pictures.show(newer.late);
  newer.finish(drawing);
  await second.complete;
  older.finish(drawing);
  await first.complete;
  expect([older.said, newer.said]).toEqual([['words'], ['words', 'picture']]);
});

test('words that need no picture overtake one too', async () => {
  const pictures = openLatePictures();
  const one = message('here');
  const { complete } = await pictures.show(one.late);
  pictures.overtake('here');
  one.finish(drawing);
  await complete;
  expect(one.said).toEqual(['words']);
});
