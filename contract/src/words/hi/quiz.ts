import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/quiz.ts';

export const texts: SameAs<typeof en> = {
  'quiz.shown': 'क्विज़',
  'quiz.listed': 'सभी क्विज़',
  'quiz.facts': 'नतीजे जिनसे बनते हैं',
  'quiz.submitted': 'क्विज़ जमा हो गई',
  'quiz.result': 'नतीजा',
  'quiz.results': 'नतीजे',
  'quiz.resultNotFound': 'नतीजा नहीं मिला',
  'quiz.notYours': 'सिर्फ़ अपने जवाब जमा किए जा सकते हैं',
  'quiz.model': 'भाषा मॉडल लगा हुआ है',
  'quiz.noModel': 'कोई भाषा मॉडल नहीं लगा है',
};
