import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/reminders.ts';

export const texts: SameAs<typeof en> = {
  'reminders.shown': 'याद दिलाने की सेटिंग मिल गई',
  'reminders.onOrOff': 'on का मान true या false होना चाहिए',
  'reminders.on': 'हम मेल से याद दिलाएँगे',
  'reminders.off': 'अब याद दिलाने वाले मेल नहीं आएँगे',
  'reminders.confirmFirst':
    'कृपया पहले अपने ईमेल की पुष्टि करें: याद दिलाने वाले मेल सिर्फ़ उसी पते पर जाते हैं जो आपका ही हो।',
};
