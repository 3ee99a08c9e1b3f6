import { define } from '../../../engine/define.ts';
import { copyOf } from './copy.ts';
import { freeActionInWords } from './free-actions.ts';
import { heard } from './news.ts';
import { standings } from './scoring.ts';
import { begin } from './setup.ts';
import { rules } from './steps.ts';
import { tell } from '../words/news-in-words.ts';
import { view } from './view.ts';
import { wording } from '../words/questions.ts';

export const khora = define({
  id: 'khora',
  seats: [2, 4],
  rules,
  begin,
  copy: copyOf,
  wording,
  freeAction: freeActionInWords,
  view,
  heard,
  tell,
  standings,
});
