import { define } from '../../engine/define.ts';
import { demand } from '../../i18n/catalogue.ts';
import { asideInWords } from './asides.ts';
import { facts } from './facts.ts';
import { heard } from './news.ts';
import { standings } from './scoring.ts';
import { begin } from './setup.ts';
import { rules } from './steps.ts';
import { tell } from './telling.ts';
import { textsOfData } from './texts.ts';
import { view } from './view.ts';
import { wording } from './wording.ts';

demand('khora', textsOfData(facts));

export const khora = define({
  id: 'khora',
  seats: [2, 4],
  rules,
  begin,
  wording,
  aside: asideInWords,
  view,
  heard,
  tell,
  standings,
});
