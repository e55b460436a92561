import type { SameAs } from '../../words.ts';
import type { Growth } from '../../taxonomy.ts';
import type { texts as en } from '../en/courses.ts';

const growths: Record<Growth, string> = {
  excellent: 'बहुत अच्छे',
  good: 'अच्छे',
  average: 'ठीक-ठाक',
  limited: 'कम',
};

export const texts: SameAs<typeof en> = {
  'courses.listed': 'कोर्स',
  'courses.recommended': 'सुझाए गए कोर्स',
  'courses.shown': 'कोर्स',
  'courses.notFound': 'कोर्स नहीं मिला',
  'courses.years': ({ years }) => `${years} साल`,
  'courses.months': ({ months }) => (months === 1 ? '1 महीना' : `${months} महीने`),
  'courses.ofField': ({ field }) => `${field} का एक मुख्य कोर्स`,
  'courses.fromField': ({ field }) => `${field} का कोर्स, जो आपके लिए भी खुला है`,
  'courses.afterDegree': 'ग्रेजुएशन के बाद शुरू होता है',
  'courses.leadsTo': ({ job, growth, others }) =>
    `इससे आगे ${job} बन सकते हैं (आगे बढ़ने के मौके: ${growths[growth]})${others > 0 ? `, और ${others} करियर भी खुलते हैं` : ''}`,
  'courses.taughtAt': ({ count, shown }) =>
    count === 1 ? 'हमारी सूची के 1 कॉलेज में है' : `हमारी सूची के ${shown} कॉलेजों में है`,
  'courses.wayIn': ({ exam, others }) => `दाख़िला ${exam}${others > 0 ? ' या किसी और परीक्षा' : ''} से`,
  'courses.onMarks': 'दाख़िला अंकों से या कॉलेज के अपने तरीके से',
  'courses.reason': ({ parts }) => `${parts}।`,
};
