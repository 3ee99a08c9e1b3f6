import { define } from '../../../engine/define.ts';
import { tell } from '../words/news-in-words.ts';
import { freeActionInWords, wording } from '../words/questions.ts';
import { heard } from './news.ts';
import { standings } from './scoring.ts';
import { begin } from './setup.ts';
import { rules } from './steps.ts';
import { view } from './view.ts';

export const olympos = define({
  id: 'olympos',
  seats: [2, 5],
  rules,
  begin,
  wording,
  freeAction: freeActionInWords,
  view,
  heard,
  tell,
  standings,
});
