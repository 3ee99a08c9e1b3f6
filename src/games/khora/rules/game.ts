import { define } from '../../../engine/define.ts';
import { demand } from '../../../i18n/catalogue.ts';
import { copyOf } from './copy.ts';
import { freeActionInWords } from './free-actions.ts';
import { facts } from '../facts/facts.ts';
import { heard } from './news.ts';
import { standings } from './scoring.ts';
import { begin } from './setup.ts';
import { rules } from './steps.ts';
import { tell } from '../words/news-in-words.ts';
import { textsOfData } from '../words/required-texts.ts';
import { view } from './view.ts';
import { wording } from '../words/questions.ts';

demand('khora', textsOfData(facts));

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
